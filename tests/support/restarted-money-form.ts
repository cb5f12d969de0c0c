import type { Page } from '@playwright/test'
import { Calls, everythingAnswered } from './calls.ts'
import type { When } from './cut-money-form.ts'
import { main, moneyForm, open, press } from './money-forms.ts'
import type { MoneyForm } from './money-forms.ts'
import { startRestartableProxy } from './restartable-proxy.ts'
import type { RestartableProxy } from './restartable-proxy.ts'
import { expect, test as base } from './story.ts'
import { becomeMember, demo, still } from './visitor.ts'
import { word } from './words.ts'

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

/** A form whose proxy is killed after the backend's connection was cut, before or after it acted. */
export function testRestart(form: MoneyForm, when: When): void {
  test(`R-ACCT-07 ${form.name}, the backend's connection cut ${when} it acted, the proxy killed: moved once, reported correctly`, async ({
    page,
    site,
    backend,
    troubles,
  }) => {
    troubles.expect(/answered 50\d$|ERR_/)
    const { path, route, operation, fill, submit, sent, done, see, seeNothing } = form
    const calls = new Calls(page)
    backend.ignoreKeys()
    await becomeMember(page, site.url, demo)
    await open(page, path)
    await fill(page)
    backend.cut(operation, { when })
    await submit(page)
    await expect(alertOn(page)).toContainText(word('failure.outcome-unknown.title'))
    await expect(alertOn(page)).toContainText(sent)

    await site.kill()
    backend.mend()
    backend.ignoreKeys()
    await site.start()
    const again = page.waitForResponse(route)
    await press(page, word('moneyForm.unknown.again'))
    expect((await again).status()).toBe(504)
    await expect(alertOn(page).getByText(word('failure.outcome-unknown.title'))).toBeVisible()
    await page.reload()
    await expect(alertOn(page)).toContainText(sent)
    expect(backend.callsTo(operation)).toBe(0)
    await (when === 'after' ? see : seeNothing)(page)
    // The member's two presses: the reload sends nothing.
    expect(calls.to(route)).toHaveLength(2)
    if (when === 'after') return
    await press(page, word('moneyForm.unknown.anew'))
    await submit(page)
    await expect(main(page).getByRole('status').getByText(done)).toBeVisible()
    await see(page)
    expect(backend.callsTo(operation)).toBe(1)
  })
}

/** A transfer that is running while the proxy is killed, before or after the backend acted. */
export function testKilled(when: When): void {
  test(`R-ACCT-07 the proxy is killed while a transfer runs, ${when} the backend acted: nothing is resent automatically`, async ({
    page,
    site,
    backend,
    troubles,
  }) => {
    troubles.expect(/answered (409|50\d)$|ERR_/)
    const { path, route, operation, fill, submit, sent, see, seeNothing } =
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
    await expect(alertOn(page)).toContainText(sent)
    await everythingAnswered(page)
    expect(calls.to(route)).toHaveLength(1)
    const again = page.waitForResponse(route)
    await press(page, word('moneyForm.unknown.again'))
    expect([409, 504]).toContain((await again).status())
    await expect(alertOn(page).getByText(word('failure.outcome-unknown.title'))).toBeVisible()
    await page.reload()
    await (when === 'after' ? see : seeNothing)(page)
    await expect(alertOn(page)).toContainText(sent)
    expect(backend.callsTo(operation)).toBe(0)
    expect(calls.to(route)).toHaveLength(2)
  })
}
