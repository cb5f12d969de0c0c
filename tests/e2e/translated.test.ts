import type { Page } from '@playwright/test'
import { atRest } from '../support/axe.ts'
import { everythingAnswered, nextCheck, openChecked } from '../support/calls.ts'
import { roles } from '../support/layout/check-screen.ts'
import { crash, lose, retry } from '../support/lost-code.ts'
import { sendCommand } from '../support/mock-control.ts'
import { withdrawElsewhere } from '../support/other-device.ts'
import { main, open, press, requestDeposit } from '../support/money-forms.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: still, viewport: desk })

/** Where a translator does not look. */
const SKIPPED = 'script, style, noscript, textarea, option, title, svg'

/**
 * Translates the page, now and after each change, like a browser's translator: puts `<font><font>text</font></font>`
 * in the place of each text node. The words stay the same, so that a page shows what it showed before.
 */
const translate = (page: Page): Promise<void> => page.evaluate(startTranslating, SKIPPED)

/** Translates every page that is opened from now on, from its first text on. */
async function translateAlways(page: Page): Promise<void> {
  await page.addInitScript(startTranslating, SKIPPED)
}

// Runs in the page and must not use anything from outside.
function startTranslating(skipped: string): void {
  const font: string = 'font'
  const replace = (text: Text): void => {
    const owner = text.parentElement
    if (owner === null || owner.closest(skipped) || owner.matches('font font')) return
    if (text.data.trim() === '') return
    const outer = document.createElement(font)
    const inner = document.createElement(font)
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const within = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) replace(text)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) replace(target)
      for (const added of addedNodes) within(added)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
  within(document)
}

/**
 * Texts that the page does not show as React renders them, and texts of React that have no element of their own, which
 * a translator would break. Empty: the page shows what the site says.
 */
const textFaults = (page: Page): Promise<readonly string[]> => page.evaluate(findFaults)

/** What React keeps for a node of its tree (its tags: 5 for an element, 6 for a text). */
type Fiber = {
  readonly tag: number
  readonly stateNode: unknown
  readonly memoizedProps: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

// Runs in the page and must not use anything from outside.
function findFaults(): readonly string[] {
  const root = document.getElementById('root')
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
  if (!root || key === undefined) return ['React has no root in the page']
  const container = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
  const faults: string[] = []
  const check = ({ tag, stateNode, memoizedProps }: Fiber): void => {
    if (tag === 6 && String(memoizedProps).trim() !== '')
      faults.push(`“${String(memoizedProps)}” has no element of its own`)
    if (tag !== 5 || !(stateNode instanceof HTMLElement)) return
    const { children } = memoizedProps as { children?: unknown }
    if (typeof children !== 'string' && typeof children !== 'number') return
    if (stateNode.textContent !== String(children))
      faults.push(`“${stateNode.textContent}” is shown instead of “${String(children)}”`)
  }
  const waiting: Fiber[] = container ? [container.stateNode.current] : []
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    check(fiber)
    if (fiber.sibling) waiting.push(fiber.sibling)
    if (fiber.child) waiting.push(fiber.child)
  }
  return faults
}

/** Of many alike, such as the tiles of a lobby, the first ones. */
const MAX_PRESSES = 8

const visible = { visible: true } as const
const ticks = 'input:is([type=radio], [type=checkbox])'

async function closeDialogs(page: Page): Promise<void> {
  for (let left = 3; left > 0 && (await page.locator('dialog[open]').count()) > 0; left -= 1)
    await page.keyboard.press('Escape')
}

/** Types into every field, and chooses the last option of every choice. */
async function fillIn(page: Page): Promise<void> {
  const main = page.locator('main')
  for (const field of await main.locator(`input:not(${ticks}), textarea`).filter(visible).all())
    if (await field.isEditable()) await field.fill('7')
  for (const choice of await main.locator('select:enabled').filter(visible).all())
    await choice.selectOption({ index: (await choice.locator('option').count()) - 1 })
  for (const tick of await main.locator(`label:has(${ticks}:enabled)`).filter(visible).all())
    await tick.click()
}

/** Presses the next button that was not pressed yet; null: there is none. */
async function pressNext(page: Page): Promise<string | null> {
  const next = page
    .locator('main :is(button, summary):not([disabled], [data-pressed])')
    .filter(visible)
    .first()
  if ((await next.count()) === 0) return null
  const name = await next.evaluate((element) => {
    document.querySelector('[data-pressed=now]')?.setAttribute('data-pressed', 'before')
    element.setAttribute('data-pressed', 'now')
    return element.textContent.trim()
  })
  await page.locator('[data-pressed=now]').click()
  await atRest(page)
  return name
}

const pathOf = (url: string): string => new URL(url).pathname

/**
 * Uses an opened screen like someone who tries everything: types into its fields, chooses, and presses its buttons.
 * After each step the page must show what the site says. Dialogs that open are closed.
 */
async function useScreen(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>()
  const check = async (step: string) => {
    await everythingAnswered(page)
    for (const fault of await textFaults(page)) faults.add(`${step}: ${fault}`)
  }
  await check('opened')
  const path = pathOf(page.url())
  await closeDialogs(page)
  await fillIn(page)
  await check('filled in')
  for (let left = MAX_PRESSES; left > 0; left -= 1) {
    const name = await pressNext(page)
    // “Try again” on the screen of errors goes back, which leaves the site here.
    if (name === null || page.url() === 'about:blank') break
    await check(`“${name}” pressed`)
    await closeDialogs(page)
    if (pathOf(page.url()) !== path) break
  }
  return [...faults]
}

/** Screens that send something. */
const sample: Readonly<Record<(typeof roles)[number], readonly string[]>> = {
  guest: ['/register'],
  member: ['/deposit', '/limits'],
}

for (const role of roles)
  for (const { path, address } of screens)
    test(
      `R-NAV-01 ${path} can be used by a ${role} while a browser translates it`,
      { tag: sample[role].includes(path) ? [] : '@release' },
      async ({ page, baseURL, mock }) => {
        await mock.reset('rich')
        if (role === 'member') await becomeMember(page, baseURL ?? '', demo)
        await translateAlways(page)
        await page.goto(address)
        expect(await useScreen(page)).toEqual([])
      },
    )

test('R-ACCT-02 a translated page shows each balance that the server sends', async ({
  page,
  baseURL,
  stage,
}) => {
  await page.clock.install()
  await becomeMember(page, baseURL ?? '', demo)
  await openChecked(page, '/withdraw')
  await translate(page)
  const panel = page.getByRole('complementary').getByRole('definition').first()
  const expectSum = async (sum: string) => {
    await expect(panel).toHaveText(sum)
    expect(await textFaults(page)).toEqual([])
  }
  await expectSum('1,550,000원')
  await withdrawElsewhere(stage.mockUrl, demo, 100_000)
  await nextCheck(page)
  await expectSum('1,450,000원')
  await page.locator('input[name=amount]').fill('70000')
  await expectSum('1,450,000원')
  await page.getByRole('button', { name: word('shell.balance.hide') }).click()
  await expectSum(`•••••${word('money.concealed.label')}`)
  await page.getByRole('button', { name: word('shell.balance.show') }).click()
  await page.getByRole('button', { name: word('shell.language.label') }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expectSum('1,450,000KRW')
  await page.getByRole('navigation').getByRole('link', { name: 'Comp' }).first().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Comp/)
  await expectSum('1,450,000KRW')
})

test(
  'R-ACCT-07 the card of a waiting deposit can be used while a browser translates it',
  { tag: '@release' },
  async ({ page, context, baseURL, stage }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await sendCommand(stage.mockUrl, { command: 'approval', automatic: false })
    await becomeMember(page, baseURL ?? '', demo)
    await translateAlways(page)
    await requestDeposit(page, '가상 계좌')
    const card = main(page).getByRole('region', { name: word('deposits.payIn.title') })
    await expect(card).toContainText('000-000-000000')
    expect(await textFaults(page)).toEqual([])

    await open(page, '/deposit')
    expect(await useScreen(page)).toEqual([])
    await expect(card.locator('[data-pressed]')).not.toHaveCount(0)

    await open(page, '/deposit')
    await press(page, word('requests.button.cancel'))
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: word('requests.button.cancel') }).click()
    await expect(card).toHaveCount(0)
    expect(await textFaults(page)).toEqual([])
  },
)

test(
  'R-NAV-01 the screen of an error can be used while a browser translates it',
  { tag: '@release' },
  async ({ page, context, baseURL, troubles }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    troubles.expect(/^GET \/assets\/\S+ failed: /)
    troubles.expect(/Failed to fetch dynamically imported module/)
    await becomeMember(page, baseURL ?? '', demo)
    await translateAlways(page)
    const requestCount = await lose(page, 'member-area')
    await open(page, '/casino')
    await expect(crash(page)).toBeVisible()
    expect(await textFaults(page)).toEqual([])
    const before = requestCount()
    await retry(crash(page)).click()
    await expect.poll(requestCount).toBe(before + 1)
    await crash(page)
      .getByRole('button', { name: word('failure.button.copy') })
      .click()
    await expect(crash(page)).toContainText(word('failure.copied.label'))
    expect(await textFaults(page)).toEqual([])

    await page.unrouteAll()
    await retry(crash(page)).click()
    await expect(crash(page)).toHaveCount(0)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      word('casino.page.title'),
    )
    expect(await useScreen(page)).toEqual([])
  },
)
