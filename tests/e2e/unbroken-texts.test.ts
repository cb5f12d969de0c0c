import type { Page } from '@playwright/test'
import { closeDialogs, roles, settle, showWhole } from '../support/layout/check-screen.ts'
import { sendCommand } from '../support/mock-control.ts'
import { requestDeposit } from '../support/money-forms.ts'
import { screenOf, screens } from '../support/screens.ts'
import type { Screen } from '../support/screens.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: still })

type UnbrokenLook = {
  readonly screen: Screen
  readonly role: (typeof roles)[number]
  /** Of the window, one after another without a reload. */
  readonly widths: readonly (typeof narrowToWide)[number][]
}

const narrowToWide = [320, 360, 768, 1440] as const
const HEIGHT = 800

/** No line can break within it. */
const UNBROKEN = 'Wdonaudampfschifffahrtsgesellschaftskap1'

/** Properties of the contracts that hold words of people; what has Korean letters does too. */
const ofWords = /nick|owner|title|content|answer(?!ed)|text|name$|name(?:Ko|En)$/i
const korean = /\p{Script=Hangul}/u

function withUnbroken(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withUnbroken(item, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withUnbroken(item, key)]),
    )
  if (typeof value !== 'string' || value === '') return value
  return ofWords.test(name) || korean.test(value) ? UNBROKEN : value
}

/** Replaces every text that the server sends by forty letters without a break. */
const sendUnbrokenTexts = (page: Page) =>
  page.route(/\/api\/routes\/(?!member-events)/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const json = body === '' ? undefined : withUnbroken(JSON.parse(body), '')
    await route.fulfill(json === undefined ? { response } : { response, json })
  })

/**
 * Opens the screen with server texts that cannot break. Returns what they did to it: a page wider than the window, and
 * controls that are outside of it or covered; also in the drawer of the account.
 */
async function unbrokenFaults(
  page: Page,
  baseURL: string,
  { screen, role, widths }: UnbrokenLook,
): Promise<readonly string[]> {
  if (role === 'member') await becomeMember(page, baseURL, demo)
  await sendUnbrokenTexts(page)
  await page.setViewportSize({ width: widths[0] ?? 390, height: HEIGHT })
  await page.goto(screen.address)
  await settle(page)
  await closeDialogs(page)
  const faults: string[] = []
  for (const width of widths)
    for (const fault of await faultsAt(page, width)) faults.push(`${width} px: ${fault}`)
  return faults
}

async function faultsAt(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: HEIGHT })
  await settle(page)
  const faults: string[] = []
  const opener = page.getByRole('button', { name: word('shell.drawer.openAccount') })
  if (await opener.isVisible()) {
    await opener.click()
    await settle(page)
    faults.push(
      ...(await page.evaluate(findLostControls)).map((fault) => `in the drawer: ${fault}`),
    )
    await closeDialogs(page)
  }
  await showWhole(page, width)
  return [...faults, ...(await page.evaluate(findLostControls))]
}

// Runs in the page and must not use anything from outside.
function findLostControls(): readonly string[] {
  const slack = 1.5
  const width = window.innerWidth
  const found = new Set<string>()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > width) found.add(`the page is ${scrollWidth} px wide of ${width}`)
  const isInBar = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return true
    return false
  }
  const modal = document.querySelector('dialog[open]')
  const place = modal ?? document.body
  // A bar at the window's edge covers what can be scrolled from under it.
  const canScroll = modal === null && document.documentElement.scrollHeight > window.innerHeight
  for (const control of place.querySelectorAll<HTMLElement>('a, button, input, select, summary')) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const target = control.matches('input') ? (control.closest('label') ?? control) : control
    const box = target.getBoundingClientRect()
    if (box.width < 2 || box.bottom <= 0) continue
    const name = `“${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 30)}”`
    let scrolls = false
    for (let at = target.parentElement; at; at = at.parentElement)
      // A drawer scrolls up and down; to the side it only could.
      scrolls ||= /auto|scroll/.test(getComputedStyle(at).overflowX) && !at.matches('aside, dialog')
    if (scrolls) continue
    if (box.left < -slack || box.right > width + slack) {
      found.add(`${name} is outside of the page`)
      continue
    }
    const y = box.top + box.height / 2
    if (y < 0 || y > window.innerHeight) continue
    const top = document.elementFromPoint(box.left + box.width / 2, y)
    const isOnTop = top !== null && (target.contains(top) || top.contains(target))
    if (top === null || isOnTop || (canScroll && isInBar(top))) continue
    if (top.closest('nav, header') === target.closest('nav, header'))
      found.add(`${name} is covered by “${top.textContent.trim().slice(0, 30)}”`)
  }
  return [...found]
}

/** The sample: how a waiting deposit is paid, and the nickname in the drawer. */
const sample: readonly UnbrokenLook[] = [
  { screen: screenOf('/deposit'), role: 'member', widths: [360] },
  { screen: screenOf('/user'), role: 'member', widths: [360] },
]

for (const look of sample) {
  const { screen, role, widths } = look
  test(`R-NAV-01 no server text pushes a control of ${screen.path} out, ${widths[0]} px wide, for a ${role}`, async ({
    page,
    baseURL,
    stage,
  }) => {
    await sendCommand(stage.mockUrl, { command: 'approval', automatic: false })
    if (screen.path === '/deposit') {
      await becomeMember(page, baseURL ?? '', demo)
      await requestDeposit(page, '가상 계좌')
    }
    expect(await unbrokenFaults(page, baseURL ?? '', look)).toEqual([])
  })
}

for (const screen of screens)
  for (const role of roles)
    test(
      `R-NAV-01 ${screen.path} ${role}: no server text pushes a control out`,
      { tag: '@matrix' },
      async ({ page, baseURL }) => {
        const look = { screen, role, widths: narrowToWide }
        expect(await unbrokenFaults(page, baseURL ?? '', look)).toEqual([])
      },
    )
