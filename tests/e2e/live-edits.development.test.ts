import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FIRST_LOAD_MS } from '../support/dev-story.ts'
import { badges, startEditable } from '../support/editable-server.ts'
import type { EditableServer } from '../support/editable-server.ts'
import { expect, test as story } from '../support/story.ts'
import { demo } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const test = story.extend<{ site: EditableServer }>({
  site: async ({}, use) => {
    const site = await startEditable('dev')
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  locale: 'ko-KR',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'allow',
})

test.describe.configure({ timeout: 300_000 })

const callRoute = (page: Page, route: string): Promise<unknown> =>
  page.evaluate(async (name) => {
    const response = await fetch(`/api/routes/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return response.ok ? ((await response.json()) as unknown) : response.status
  }, route)

const SEEN_MS = 30_000
const field = (page: Page) => page.getByLabel(word('login.field.id'))

const inMock = 'mocks/handlers/lobby.behaviours.ts'

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(field(page)).toBeVisible({ timeout: FIRST_LOAD_MS })
}

/** Types what must stay, and marks the page, which a load would replace. */
async function typeName(page: Page): Promise<void> {
  await field(page).fill(demo.id)
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
}

/** What was typed is there still, in the page that was opened. */
async function expectKept(page: Page): Promise<void> {
  await expect(field(page)).toHaveValue(demo.id)
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true)
}

/** The next start uses what the first one compiled. */
async function editAfterSecondStart(page: Page, site: EditableServer): Promise<void> {
  await expect
    .poll(() => existsSync(join(site.folder, '.cache/first-page.json')), { timeout: 120_000 })
    .toBe(true)
  // An open page would be loaded anew.
  await page.goto('about:blank')
  await site.restart(() =>
    site.edit('src/features/session/login-form.tsx', '<form', '<form data-edited="between"'),
  )
  await openHome(page)
  await expect(page.locator('[data-edited=between]')).toBeVisible()
  await typeName(page)

  await test.step('a component', async () => {
    site.edit('src/features/session/login-form.tsx', 'data-edited="between"', 'data-edited="after"')
    await expect(page.locator('[data-edited=after]')).toBeVisible({ timeout: SEEN_MS })
  })
  await test.step('the mock, again', async () => {
    site.edit(inMock, '고친 이름', '또 고친 이름')
    await expect(page.getByText('또 고친 이름').first()).toBeVisible({ timeout: SEEN_MS })
  })
  await test.step('a style', async () => {
    site.edit('src/ui/tokens.css', ':root {', ':root { --edited: yes;')
    const edited = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--edited'))
    await expect.poll(edited, { timeout: SEEN_MS }).toBe('yes')
  })
  await expectKept(page)
}

test('R-CALL-01 R-I18N-01 a developer edits texts, mock, contract and machine, and the open page shows each edit and keeps what was typed, also after a second start, which uses what the first compiled', async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/get-badges answered 404$/)
  // The mock with the renamed property cannot run; the last one goes on.
  troubles.expect(
    /^console\.error: \[vite\] (?:Error: Unrecognized key: "noteCount"|Failed to reload \/mocks\/)/,
  )
  // What the page still loads when the server ends.
  troubles.expect(/^GET \/(?:src|media)\/\S+ failed: net::ERR_/)
  await openHome(page)
  await typeName(page)

  await test.step('a text', async () => {
    site.edit('src/features/session/session.messages.yaml', 'ko: 로그인하기', 'ko: 들어가기')
    await expect(page.getByRole('button', { name: '들어가기' })).toBeVisible({ timeout: SEEN_MS })
  })
  await test.step('the mock', async () => {
    site.edit(
      inMock,
      'answered(context, slotProviders)',
      "answered(context, slotProviders).map((one) => ({ ...one, nameKo: '고친 이름' }))",
    )
    await expect(page.getByText('고친 이름').first()).toBeVisible({ timeout: SEEN_MS })
  })
  await test.step('a contract that is wrong, and mended', async () => {
    site.edit('openapi/schemas/pay.yaml', 'base.yaml#/Won', 'base.yaml#/Wom')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText('openapi/schemas/pay.yaml:12', { timeout: SEEN_MS })
    await expect(overlay).toContainText('Did you mean base.yaml#/Won?')
    expect(site.printed()).toContain('Did you mean base.yaml#/Won?')
    site.edit('openapi/schemas/pay.yaml', 'base.yaml#/Wom', 'base.yaml#/Won')
    await expect(overlay).toBeHidden({ timeout: SEEN_MS })
  })
  await test.step('a new operation, and another example of it', async () => {
    site.write('openapi/operations/user/getBadges.yaml', badges('first'))
    await expect
      .poll(() => callRoute(page, 'get-badges'), { timeout: SEEN_MS })
      .toEqual({ status: 'success', title: 'first' })
    site.write('openapi/operations/user/getBadges.yaml', badges('second'))
    await expect
      .poll(() => callRoute(page, 'get-badges'), { timeout: SEEN_MS })
      .toEqual({ status: 'success', title: 'second' })
  })
  await test.step('a renamed property shows the type errors of its readers', async () => {
    site.edit('openapi/schemas/user.yaml', /\bnoteCount\b/g, 'notesCount')
    const errors = page.locator('maru-type-errors')
    await expect(errors).toBeVisible({ timeout: 60_000 })
    await expect(errors).toContainText('mocks/handlers/session.behaviours.ts', { timeout: 60_000 })
    site.edit('openapi/schemas/user.yaml', /\bnotesCount\b/g, 'noteCount')
    await expect(errors).toBeHidden({ timeout: 60_000 })
  })
  await test.step('a machine', async () => {
    const refusal = page.getByRole('alertdialog')
    const fail = async () => {
      await page.getByLabel(word('login.field.password'), { exact: true }).fill('wrong')
      await page.getByRole('button', { name: '들어가기' }).click()
    }
    // A guest's page loads the machine for the first login.
    await fail()
    await expect(refusal).toContainText(word('msg2030'))
    await refusal.getByRole('button').first().click()
    await expect(refusal).toBeHidden()
    const loaded = page.waitForEvent('console', (message) =>
      message.text().includes('session.machine.ts'),
    )
    site.edit(
      'src/features/session/session.machine.ts',
      'params: ({ context }) => loginFailedToast(context)',
      "params: () => ({ kind: 'warning', id: 'msg2001' })",
    )
    await loaded
    await fail()
    await expect(refusal).toContainText(word('msg2001'))
  })
  await expectKept(page)
  await test.step('edits between and after the starts reach the page', () =>
    editAfterSecondStart(page, site))
})

test('R-CALL-01 R-I18N-01 a developer changes to another commit, and the open page has its generated files', async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(
    /^console\.error: \[vite\] (?:Error: Invalid transition|Error: Child state|Failed to reload)/,
  )
  await openHome(page)
  const source = 'src/features/session/session.messages.yaml'
  const compiled = readdirSync(join(site.folder, 'src/i18n/compiled')).filter(
    (name) => name.startsWith('ko') && name.endsWith('.json'),
  )
  /** Writes what another commit has: a source, what was generated from it, and these files. */
  const checkOut = (before: string, after: string, more: readonly string[]) => {
    for (const path of [source, ...compiled.map((name) => `src/i18n/compiled/${name}`), ...more]) {
      const text = readFileSync(join(site.folder, path), 'utf8')
      const changed = more.includes(path) ? `${text}\n` : text.replace(before, after)
      if (changed !== text) site.replace(path, changed)
    }
  }
  await test.step('with few files', async () => {
    await typeName(page)
    checkOut('로그인하기', '들어가기', [])
    await expect(page.getByRole('button', { name: '들어가기' })).toBeVisible({ timeout: SEEN_MS })
    await expectKept(page)
  })
  await test.step('with many files', async () => {
    const many = globSync('src/features/**/*.model.ts', { cwd: site.folder }).slice(0, 20)
    checkOut('들어가기', '입장하기', many)
    await expect(page.getByRole('button', { name: '입장하기' })).toBeVisible({ timeout: 120_000 })
    expect(site.printed()).toContain('Many files changed at once')
  })
  await test.step('a machine that goes to no state, and one without the state that it is in', async () => {
    const machine = 'src/features/session/session.machine.ts'
    const printed = () => expect.poll(() => site.printed(), { timeout: SEEN_MS })
    // A guest's page loads the machine for the first login.
    await field(page).fill(demo.id)
    await page.getByLabel(word('login.field.password'), { exact: true }).fill('wrong')
    await page.getByRole('button', { name: '입장하기' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(word('msg2030'))
    site.edit(machine, "target: '.signingIn'", "target: '.gone'")
    await printed().toMatch(/Child state 'gone' does not exist[\s\S]+session\.machine\.ts/)
    site.edit(machine, "target: '.gone'", "target: '.signingIn'")
    for (const file of ['src/features/session/session.authenticated.states.ts', machine])
      site.edit(file, /\bunauthenticated\b/g, 'signedOut')
    await printed().toContain('The machine session has no state')
  })
  await test.step('with an error in a text, which is reported once', async () => {
    const printed = site.printed().length
    site.edit(source, /^ {4}ko: .*$/m, "$& 'a: b: [")
    await expect
      .poll(() => site.printed().slice(printed), { timeout: SEEN_MS })
      .toMatch(/session\.messages\.yaml:\d+: /)
    const lines = site.printed().slice(printed).split('\n')
    expect(lines.filter((line) => /\.messages\.yaml:\d+/.test(line))).toHaveLength(1)
  })
})
