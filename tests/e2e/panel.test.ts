import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/ports.ts'
import { expectAccessible } from '../support/axe.ts'
import {
  FIRST_LOAD_MS,
  goTo,
  loginButton,
  openPanel,
  panelOf,
  perform,
  signIn,
  signOutButton,
  test,
  tryLogin,
} from '../support/dev-story.ts'
import { alertNamed, gameTile } from '../support/games.ts'
import { startDevServer } from '../support/stage.ts'
import { expect, test as story } from '../support/story.ts'
import { word } from '../support/words.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

test.describe('the panel of npm run dev', { tag: '@matrix' }, () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 })

  test('each part of the panel is accessible, at a narrow width, too', async ({ page }) => {
    const panel = await openPanel(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const part of ['Mock', 'Machines', 'Calls', 'Record']) {
        await goTo(panel, part)
        await expect(panel.locator('.content > *').first()).toBeVisible()
        await expectAccessible(page)
      }
    }
  })

  test('a recording of a tester is saved as a scenario that passes on the machines and in the browser', async ({
    page,
    troubles,
  }) => {
    // A file still loading while the login reloads the page.
    troubles.expect(/^GET \/(?:src|mocks|panel|node_modules)\/\S+ failed: net::ERR_FAILED$/)
    const name = `by-hand-${process.pid}`
    const file = join(repositoryRoot, `tests/scenarios/recorded/${name}.yaml`)
    try {
      const panel = await openPanel(page)
      await goTo(panel, 'Record')
      await panel.getByLabel('What it shows, as a sentence').fill('A game is refused, then opened')
      await panel.getByRole('button', { name: 'Record', exact: true }).last().click()
      await expect(panel.getByText('Recording “A game is refused, then opened”')).toBeVisible()

      await tryLogin(page, 'nonsense')
      const wrong = page.getByRole('alertdialog')
      await wrong.getByRole('button', { name: word('dialog.button.ok') }).click()
      await signIn(page)

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
      const main = join(repositoryRoot, 'tools/scenarios/main.ts')
      const both = spawnSync(process.execPath, [main, name, '--target', 'both'], {
        cwd: repositoryRoot,
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
})

story.describe('the panel elsewhere', { tag: '@matrix' }, () => {
  story.describe.configure({ mode: 'default', timeout: 300_000 })
  story.use({ locale: 'ko-KR', viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

  story(
    'BACKEND_URL=… npm run dev signs in at a real backend through the proxy, and the panel says that there is no mock',
    async ({ page, context, stage }) => {
      const dev = await startDevServer({
        BACKEND_URL: stage.mockUrl,
        GAME_HOSTS: new URL(stage.mockUrl).host,
        SESSION_STORE: 'memory',
      })
      try {
        await page.goto(dev.siteUrl)
        await expect(loginButton(page)).toBeVisible({ timeout: FIRST_LOAD_MS })
        await signIn(page)
        expect(await page.evaluate(() => 'maru' in window)).toBe(false)
        const cookies = await context.cookies()
        expect(cookies.filter(({ httpOnly }) => httpOnly)).toHaveLength(1)
        const calls = await fetch(`${stage.mockUrl}/__mock/calls?operation=doLogin&last=1`)
        expect(await calls.json()).toMatchObject({ calls: [{ outcome: 'authenticated' }] })

        await page.keyboard.press('F2')
        await expect(panelOf(page)).toContainText('there is no mock to control')
        await panelOf(page).getByRole('button', { name: 'Calls' }).click()
        await expect(panelOf(page)).toContainText(/sessionauthenticated/)
      } finally {
        await dev.stop()
      }
    },
  )

  story(
    'without a server at BACKEND_URL, the page says that the site cannot be reached',
    async ({ page, troubles }) => {
      troubles.expect(/^POST \/api\/routes\/[\w-]+ answered 50\d$/)
      const dev = await startDevServer({
        BACKEND_URL: `http://localhost:${await freePort()}`,
        SESSION_STORE: 'memory',
      })
      try {
        await page.goto(dev.siteUrl)
        await tryLogin(page)
        await expect(page.getByRole('alertdialog')).toBeVisible()
      } finally {
        // An open page would retry against a stopped server.
        await page.close()
        await dev.stop()
      }
    },
  )
})
