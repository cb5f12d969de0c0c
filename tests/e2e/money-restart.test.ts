import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/ports.ts'
import { startProgram, waitUntilHealthy } from '../../scripts/start-program.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from '../../scripts/proxy-program.ts'
import { Calls, everythingAnswered } from '../support/calls.ts'
import { main, moneyForm, moneyForms, open, press } from '../support/money-forms.ts'
import { storySettings } from '../support/stage.ts'
import { expect, matrixUnless, test as base } from '../support/story.ts'
import { becomeMember, demo, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

type RestartableProxy = {
  readonly url: string
  readonly kill: () => Promise<void>
  /** Starts a new process at the same address with the same session store. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

async function startRestartableProxy(backendUrl: string): Promise<RestartableProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'story-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const begin = () =>
    startProgram({
      name: 'The proxy',
      entry: proxyMain,
      options: proxyOptions,
      env: {
        ...proxyEnvironment,
        ...storySettings,
        PORT: String(port),
        BACKEND_URL: backendUrl,
        BACKEND_TIMEOUT_MS: '2000',
        SESSION_STORE: join(folder, 'sessions.sqlite'),
      },
      logFile: `.cache/logs/proxy-${port}.log`,
    })
  let proxy = begin()
  const start = () => waitUntilHealthy(`${url}/healthz`, proxy)
  await start()
  return {
    url,
    kill: () => proxy.kill(),
    start: () => {
      proxy = begin()
      return start()
    },
    stop: async () => {
      await proxy.stop()
      await rm(folder, { recursive: true })
    },
  }
}

const test = base.extend<{ site: RestartableProxy }>({
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  contextOptions: still,
  site: async ({ stage }, use) => {
    const site = await startRestartableProxy(stage.backendUrl)
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

const alertOn = (page: Page) => main(page).getByRole('alert')

// The proxy is killed after the backend's connection was cut, before or after it acted.
for (const form of moneyForms)
  for (const when of ['before', 'after'] as const)
    test(
      `R-ACCT-07 ${form.name}, the backend's connection cut ${when} it acted, the proxy killed: moved once, reported correctly`,
      matrixUnless(form.operation === 'applyUserDeposit' && when === 'before'),
      async ({ page, site, backend, troubles }) => {
        troubles.expect(/answered 50\d$|ERR_/)
        const { path, route, operation, fill, submit, sentText, doneText, see, seeNothing } = form
        const calls = new Calls(page)
        backend.ignoreKeys()
        await becomeMember(page, site.url, demo)
        await open(page, path)
        await fill(page)
        backend.cut(operation, { when })
        await submit(page)
        await expect(alertOn(page)).toContainText(word('failure.outcome-unknown.title'))
        await expect(alertOn(page)).toContainText(sentText)

        await site.kill()
        backend.mend()
        backend.ignoreKeys()
        await site.start()
        const again = page.waitForResponse(route)
        await press(page, word('moneyForm.unknown.again'))
        expect((await again).status()).toBe(504)
        await expect(alertOn(page).getByText(word('failure.outcome-unknown.title'))).toBeVisible()
        await page.reload()
        await expect(alertOn(page)).toContainText(sentText)
        expect(backend.callsTo(operation)).toBe(0)
        await (when === 'after' ? see : seeNothing)(page)
        // The member's two presses: the reload sends nothing.
        expect(calls.to(route)).toHaveLength(2)
        if (when === 'after') return
        await press(page, word('moneyForm.unknown.anew'))
        await submit(page)
        await expect(main(page).getByRole('status').getByText(doneText)).toBeVisible()
        await see(page)
        expect(backend.callsTo(operation)).toBe(1)
      },
    )

for (const when of ['before', 'after'] as const)
  test(
    `R-ACCT-07 the proxy is killed while a transfer runs, ${when} the backend acted: nothing is resent automatically`,
    matrixUnless(when === 'after'),
    async ({ page, site, backend, troubles }) => {
      troubles.expect(/answered (409|50\d)$|ERR_/)
      const { path, route, operation, fill, submit, sentText, see, seeNothing } =
        moneyForm('userTransferIn')
      const calls = new Calls(page)
      backend.ignoreKeys()
      await becomeMember(page, site.url, demo)
      await open(page, path)
      await fill(page)
      backend.cut(operation, { when, hold: true })
      await submit(page)
      await expect.poll(() => backend.callsTo(operation)).toBe(1)
      await site.kill()
      await expect(alertOn(page)).toContainText(word('failure.outcome-unknown.title'))

      backend.mend()
      backend.ignoreKeys()
      await site.start()
      await page.reload()
      await expect(alertOn(page)).toContainText(sentText)
      await everythingAnswered(page)
      expect(calls.to(route)).toHaveLength(1)
      const again = page.waitForResponse(route)
      await press(page, word('moneyForm.unknown.again'))
      expect([409, 504]).toContain((await again).status())
      await expect(alertOn(page).getByText(word('failure.outcome-unknown.title'))).toBeVisible()
      await page.reload()
      await (when === 'after' ? see : seeNothing)(page)
      await expect(alertOn(page)).toContainText(sentText)
      expect(backend.callsTo(operation)).toBe(0)
      expect(calls.to(route)).toHaveLength(2)
    },
  )
