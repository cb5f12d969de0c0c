import { freePort } from '../../../scripts/ports.ts'
import { run, waitUntilHealthy } from '../../../scripts/processes.ts'
import { startDevServer } from '../../support/dev-server.ts'
import { FIRST_LOAD_MS, loginButton, signIn, tryLogin } from '../../support/dev-story.ts'
import { panelOf } from '../../support/panel.ts'
import { expect, test } from '../../support/story.ts'

test.describe.configure({ mode: 'default', timeout: 300_000 })
test.use({ locale: 'ko-KR', viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })

test('BACKEND_URL=… npm run dev signs in at a real backend through the proxy, and the panel says that there is no mock', async ({
  page,
  context,
  stage,
}) => {
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
})

test('without a server at BACKEND_URL, the page says that the site cannot be reached', async ({
  page,
  troubles,
}) => {
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
})

test('PANEL=on npm start adds the panel to the built site, where it controls the mock and shows the states of the machines', async ({
  page,
}) => {
  const [port, mockPort] = [await freePort(), await freePort()]
  const siteUrl = `http://localhost:${port}`
  const site = run({
    name: 'npm start',
    main: 'scripts/start.ts',
    env: { PORT: String(port), MOCK_PORT: String(mockPort), PANEL: 'on', SESSION_STORE: 'memory' },
    log: `.cache/logs/start-${port}.log`,
  })
  try {
    await expect
      .poll(
        () =>
          fetch(`${siteUrl}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        {
          timeout: 200_000,
        },
      )
      .toBe(200)
    await waitUntilHealthy(`${siteUrl}/healthz`, site)
    await page.goto(siteUrl)
    await page.keyboard.press('F2')
    const panel = panelOf(page)
    await expect(panel.getByRole('row', { name: /^demo 1,250,000/ })).toBeVisible()
    const event = panel
      .locator('details')
      .filter({ has: page.locator('summary').getByText('event', { exact: true }) })
    await event.locator('summary').click()
    await event.getByLabel('event').selectOption('event money-changed')
    await event.getByLabel('amount').fill('1000')
    await event.getByRole('button', { name: /^Perform/ }).click()
    await expect(panel.getByRole('row', { name: /^demo 1,251,000/ })).toBeVisible()

    await panel.getByRole('button', { name: 'Machines' }).click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await signIn(page)
    await page.keyboard.press('F2')
    const chart = panel.getByRole('region', { name: 'State chart of session' })
    await expect(chart.locator('[aria-current] > strong').first()).toHaveText('authenticated')
    const foreign = await fetch(`${siteUrl}/__mock/clock`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: '{}',
    })
    expect(foreign.status).toBe(403)
  } finally {
    await site.stop()
  }
})
