import { globSync, readdirSync, readFileSync } from 'node:fs'
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

/** Null while the page is reloaded. */
const callRoute = (page: Page, route: string): Promise<unknown> =>
  page
    .evaluate(async (name) => {
      const response = await fetch(`/api/routes/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      return response.ok ? ((await response.json()) as unknown) : response.status
    }, route)
    .catch(() => null)

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

async function logInWrongly(page: Page): Promise<void> {
  await page.getByLabel(word('login.field.password'), { exact: true }).fill('wrong')
  await page.getByRole('button', { name: '들어가기' }).click()
}

test('R-CALL-01 R-I18N-01 a developer edits texts, mock, component, style, contract and machine, and the open page shows each edit and keeps what was typed', async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/get-badges answered 404$/)
  // The mock with the renamed property cannot run; the last one goes on.
  troubles.expect(/The contract's User has no noteCount|Failed to reload \/mocks\//)
  // What a page that is reloaded was still loading.
  troubles.expect(/^GET \/\S+ failed: net::ERR_/)
  await openHome(page)
  await typeName(page)

  await test.step('a text', async () => {
    site.edit('src/features/session/session.messages.yaml', 'ko: 로그인하기', 'ko: 들어가기')
    await expect(page.getByRole('button', { name: '들어가기' })).toBeVisible({ timeout: SEEN_MS })
  })
  await test.step('the mock', async () => {
    site.edit(
      inMock,
      'listAnswer(context, slotProviders)',
      "listAnswer(context, slotProviders).map((one) => ({ ...one, nameKo: '고친 이름' }))",
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
  await test.step('a component', async () => {
    site.edit('src/features/session/login-form.tsx', '<form', '<form data-edited="yes"')
    await expect(page.locator('[data-edited=yes]')).toBeVisible({ timeout: SEEN_MS })
  })
  await test.step('a style', async () => {
    site.edit('src/ui/tokens.css', ':root {', ':root { --edited: yes;')
    const edited = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--edited'))
    await expect.poll(edited, { timeout: SEEN_MS }).toBe('yes')
  })
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true)
  await expect(field(page)).toHaveValue(demo.id)

  await test.step('a new operation, and another example of it', async () => {
    for (const title of ['first', 'second']) {
      site.write('openapi/operations/user/getBadges.yaml', badges(title))
      await expect
        .poll(() => callRoute(page, 'get-badges'), { timeout: SEEN_MS })
        .toEqual({ status: 'success', title })
    }
    await expect(field(page)).toHaveValue(demo.id, { timeout: SEEN_MS })
  })
  await test.step('a renamed property: the terminal has the type errors of its readers', async () => {
    // Both compilers watch once they have read the site and the mock.
    const isWatched = () => (site.printed().match(/no type errors/g) ?? []).length > 1
    await expect.poll(isWatched, { timeout: 120_000 }).toBe(true)
    site.edit('openapi/schemas/user.yaml', /\bnoteCount\b/g, 'notesCount')
    await expect
      .poll(() => site.printed(), { timeout: 60_000 })
      .toMatch(/mocks\/db\/records\.ts.+error.+noteCount/)
    site.edit('openapi/schemas/user.yaml', /\bnotesCount\b/g, 'noteCount')
    await expect(field(page)).toHaveValue(demo.id, { timeout: 60_000 })
  })
  await test.step('a machine that runs', async () => {
    await logInWrongly(page)
    await expect(page.getByRole('alertdialog')).not.toContainText(word('msg2001'))
    const loaded = page.waitForEvent('load', { timeout: 60_000 })
    site.edit(
      'src/features/session/session.machine.ts',
      'params: ({ context }) => loginFailedToast(context)',
      "params: () => ({ kind: 'warning', id: 'msg2001' })",
    )
    await loaded
    await expect(field(page)).toHaveValue(demo.id, { timeout: SEEN_MS })
    await logInWrongly(page)
    await expect(page.getByRole('alertdialog')).toContainText(word('msg2001'))
  })
})

test('R-CALL-01 R-I18N-01 a developer changes to another commit, and the open page has its generated files', async ({
  page,
  site,
  troubles,
}) => {
  troubles.expect(/^GET \/\S+ failed: net::ERR_/)
  await openHome(page)
  const source = 'src/features/session/session.messages.yaml'
  const compiled = readdirSync(join(site.folder, 'src/i18n/compiled')).filter(
    (name) => name.startsWith('ko') && name.endsWith('.json'),
  )
  const many = globSync('src/features/**/*.model.ts', { cwd: site.folder }).slice(0, 20)
  for (const path of [source, ...compiled.map((name) => `src/i18n/compiled/${name}`), ...many]) {
    const text = readFileSync(join(site.folder, path), 'utf8')
    const changed = many.includes(path) ? `${text}\n` : text.replace('로그인하기', '들어가기')
    if (changed !== text) site.replace(path, changed)
  }
  await expect(page.getByRole('button', { name: '들어가기' })).toBeVisible({ timeout: 120_000 })
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
