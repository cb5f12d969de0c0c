import type { Page } from '@playwright/test'
import { main, moneyForms, open, press } from '../support/money-forms.ts'
import { startRestartableProxy } from '../support/restartable-proxy.ts'
import type { RestartableProxy } from '../support/restartable-proxy.ts'
import { expect, test as base } from '../support/story.ts'
import { becomeMember, demo, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const test = base.extend<{ site: RestartableProxy }>({
  site: async ({ stage }, use) => {
    const site = await startRestartableProxy(stage.backendUrl)
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

const cuts = ['before', 'after'] as const
const told = (page: Page) => main(page).getByRole('alert')

for (const form of moneyForms) {
  for (const when of cuts) {
    test(`R-ACCT-07 ${form.name}, the backend's line cut ${when} it acted, the proxy killed: moved once, told truly`, async ({
      page,
      site,
      backend,
      troubles,
    }) => {
      troubles.expect(/answered 50\d$|ERR_/)
      const { path, route, operation, fill, submit, sent, done, see, seeNothing } = form
      backend.ignoreKeys()
      await becomeMember(page, site.url, demo)
      await open(page, path)
      await fill(page)
      backend.cut(operation, { when })
      await submit(page)
      await expect(told(page)).toContainText(word('failure.outcome-unknown.title'))
      await expect(told(page)).toContainText(sent)

      await site.kill()
      backend.mend()
      backend.ignoreKeys()
      await site.start()
      const again = page.waitForResponse(route)
      await press(page, word('moneyForm.unknown.again'))
      expect((await again).status()).toBe(504)
      await expect(told(page).getByText(word('failure.outcome-unknown.title'))).toBeVisible()
      await page.reload()
      await expect(told(page)).toContainText(sent)
      expect(backend.callsTo(operation)).toBe(0)
      if (when === 'after') {
        await see(page)
        return
      }
      await seeNothing(page)
      await press(page, word('moneyForm.unknown.anew'))
      await submit(page)
      await expect(main(page).getByRole('status').getByText(done)).toBeVisible()
      await see(page)
      expect(backend.callsTo(operation)).toBe(1)
    })
  }
}

for (const when of cuts) {
  test(`R-ACCT-07 the proxy is killed while a transfer runs, ${when} the backend acted: nothing is sent again by itself`, async ({
    page,
    site,
    backend,
    troubles,
  }) => {
    troubles.expect(/answered (409|50\d)$|ERR_/)
    const { path, route, operation, fill, submit, sent, see, seeNothing } =
      moneyForms.find((form) => form.operation === 'userTransferIn') ?? moneyForms[0]!
    backend.ignoreKeys()
    await becomeMember(page, site.url, demo)
    await open(page, path)
    await fill(page)
    backend.cut(operation, { when, hold: true })
    await submit(page)
    await expect.poll(() => backend.callsTo(operation)).toBe(1)
    await site.kill()
    await expect(told(page)).toContainText(word('failure.outcome-unknown.title'))

    backend.mend()
    backend.ignoreKeys()
    await site.start()
    await page.reload()
    await expect(told(page)).toContainText(sent)
    const again = page.waitForResponse(route)
    await press(page, word('moneyForm.unknown.again'))
    expect([409, 504]).toContain((await again).status())
    await expect(told(page).getByText(word('failure.outcome-unknown.title'))).toBeVisible()
    await page.reload()
    await (when === 'after' ? see : seeNothing)(page)
    await expect(told(page)).toContainText(sent)
    expect(backend.callsTo(operation)).toBe(0)
  })
}
