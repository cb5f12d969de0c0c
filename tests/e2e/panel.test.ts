import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { alertNamed, gameTile } from '../support/games.ts'
import { expect, test as story } from '../support/story.ts'
import { word } from '../support/words.ts'

// Vite compiles each file when it is first asked for: the first page of a run takes its time.
const FIRST_LOAD_MS = 60_000

const top = join(import.meta.dirname, '../..')

const test = story.extend({
  baseURL: async ({ dev }, use) => {
    await use(dev.siteUrl)
  },
  locale: 'ko-KR',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  // The mock is one.
  serviceWorkers: 'allow',
  actionTimeout: 20_000,
})

test.describe.configure({ mode: 'default', timeout: 180_000 })

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'QA panel' })

async function openPanel(page: Page): Promise<Locator> {
  await page.goto('/')
  await expect(page.getByRole('button', { name: word('login.button.submit') })).toBeVisible({
    timeout: FIRST_LOAD_MS,
  })
  await page.keyboard.press('F2')
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'QA panel' })).toBeFocused()
  return panel
}

const goTo = (panel: Locator, part: string) =>
  panel.getByRole('navigation').getByRole('button', { name: part }).click()

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(word('login.field.id')).fill('demo')
  const field = page.getByLabel(word('login.field.password'), { exact: true })
  await field.fill(password)
  await field.press('Enter')
}

const signOutButton = (page: Page) =>
  page.getByRole('button', { name: word('account.button.signOut') })

async function perform(panel: Locator, name: string, fields: Readonly<Record<string, string>>) {
  const command = panel
    .locator('details')
    .filter({ has: panel.page().locator('summary').getByText(name, { exact: true }) })
  await command.locator('summary').click()
  for (const [field, value] of Object.entries(fields)) {
    const control = command.getByLabel(field)
    const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isChoice ? control.selectOption(value) : control.fill(value))
  }
  await command.getByRole('button', { name: /^Perform/ }).click()
  return command.getByRole('status')
}

test('a developer opens the panel by a key, adds money, breaks the next login, and sees machine and call', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/user-do-login answered 50\d$/)
  const panel = await openPanel(page)
  await expect(panel.getByRole('row', { name: /^demo 1,250,000/ })).toBeVisible()
  const added = await perform(panel, 'event', { event: 'event money-changed', amount: '1000' })
  await expect(added).toContainText('1251000')
  await expect(panel.getByRole('row', { name: /^demo 1,251,000/ })).toBeVisible()

  const refused = await perform(panel, 'clock', { advance: 'soon' })
  await expect(refused).toContainText('/advance is "soon": must be milliseconds, or a text')

  await perform(panel, 'fault', { operation: 'doLogin', kind: 'malformed', times: '1' })
  await expect(panel.getByRole('listitem')).toContainText('doLogin, malformed, after, 1 more')
  await page.keyboard.press('F2')
  await expect(panel).toBeHidden()
  await signIn(page, 'demo1234')
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toBeVisible()

  // The dialog makes the page inert, and not the panel.
  await page.getByRole('button', { name: 'QA panel (F2)' }).click()
  await goTo(panel, 'Machines')
  const chart = panel.getByRole('region', { name: 'State chart of session' })
  await expect(chart.locator('.words.lit text.name')).toHaveText(['unauthenticated', 'refused'])
  await expect(panel.getByRole('list')).toContainText('credentials.submitted')
  await goTo(panel, 'Calls')
  const call = panel.locator('details').filter({ hasText: 'doLogin' })
  await expect(call.locator('summary')).toContainText('breaks the contract')
  await call.locator('summary').click()
  await expect(call).toContainText('answer: The answer is no JSON')
})

test('each part of the panel is accessible, at a narrow width, too', async ({ page }) => {
  const panel = await openPanel(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const part of ['Mock', 'Machines', 'Calls', 'Record', 'Queries']) {
      await goTo(panel, part)
      await expect(panel.locator('.content > *').first()).toBeVisible()
      await expectAccessible(page)
    }
  }
})

test('what a tester does by hand is saved as a scenario, which holds on the machines and in the browser', async ({
  page,
  troubles,
}) => {
  // A file that is still being loaded when the login loads the page anew.
  troubles.expect(/^GET \/(?:src|mocks|panel|node_modules)\/\S+ failed: net::ERR_FAILED$/)
  const name = `by-hand-${process.pid}`
  const file = join(top, `tests/scenarios/recorded/${name}.yaml`)
  try {
    const panel = await openPanel(page)
    await goTo(panel, 'Record')
    await panel.getByLabel('What it shows, as a sentence').fill('A game is refused, then opened')
    await panel.getByRole('button', { name: 'Record', exact: true }).last().click()
    await expect(panel.getByText('Recording “A game is refused, then opened”')).toBeVisible()

    await signIn(page, 'nonsense')
    const wrong = page.getByRole('alertdialog')
    await wrong.getByRole('button', { name: word('dialog.button.ok') }).click()
    await signIn(page, 'demo1234')
    await expect(signOutButton(page)).toBeVisible({ timeout: FIRST_LOAD_MS })

    await goTo(panel, 'Mock')
    await perform(panel, 'answer', { operation: 'openGame', answer: 'balance', times: '1' })
    await goTo(panel, 'Record')
    await panel.getByRole('button', { name: 'Close' }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('place.casino') })
      .click()
    const tile = gameTile(page, 'casino')
    await tile.click()
    const refusal = alertNamed(page, word('outcome.not-enough-balance'))
    await refusal.getByRole('button', { name: word('dialog.button.ok') }).click()
    const [game] = await Promise.all([page.waitForEvent('popup'), tile.click()])
    await expect(game).toHaveURL(/\/games\/play/)
    await game.close()
    await signOutButton(page).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('dialog.button.no') })
      .click()

    await page.keyboard.press('F2')
    await panel.getByRole('button', { name: 'Stop' }).click()
    const text = await panel.getByLabel('Scenario file').inputValue()
    await panel.getByLabel('File name').fill(name)
    await panel.getByRole('button', { name: 'Save in tests/scenarios' }).click()
    await expect(panel.getByRole('status')).toHaveText(
      `Saved as tests/scenarios/recorded/${name}.yaml.`,
    )
    const main = join(top, 'scripts/scenarios/main.ts')
    const both = spawnSync(process.execPath, [main, name, '--target', 'both'], {
      cwd: top,
      encoding: 'utf8',
      timeout: 120_000,
    })
    expect(`${both.stdout}${both.stderr}`, text).toContain(
      '1 of 1 have the same verdict on both targets',
    )
    expect(both.status).toBe(0)
  } finally {
    rmSync(file, { force: true })
  }
})
