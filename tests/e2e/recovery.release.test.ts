import type { Page } from '@playwright/test'
import { everythingAnswered, isStream } from '../support/calls.ts'
import { crash, jackpot, lose, retry, test } from '../support/lost-code.ts'
import { moneyForm, open } from '../support/money-forms.ts'
import { expect, matrixUnless, test as story } from '../support/story.ts'
import { becomeMember, demo, openHome, phone, signOutButton } from '../support/visitor.ts'
import { word } from '../support/words.ts'

/** A guest's drawers on a phone: the file with each one's code, and its button. */
const drawers = {
  menu: {
    file: 'menu-list',
    opener: (page: Page) => page.getByRole('button', { name: word('shell.bar.menu'), exact: true }),
  },
  login: {
    file: 'login-panel',
    opener: (page: Page) =>
      page.getByRole('banner').getByRole('button', { name: word('login.button.submit') }),
  },
} as const

const content = (page: Page) => page.getByRole('dialog').locator('a, input').first()

test.describe('on a phone that lost its connection', () => {
  // Sequential, because each worker would start its own proxy.
  test.describe.configure({ mode: 'default' })
  // A service worker would answer first, and the page waits 20 s for a blocked one.
  test.use({ viewport: phone, proxyEnv: { SERVICE_WORKER: 'off' } })

  for (const [drawer, { file, opener }] of Object.entries(drawers)) {
    test(
      `the ${drawer} drawer opens all the same: its code came while the page had nothing to do`,
      matrixUnless(drawer === 'menu'),
      async ({ page, context }) => {
        const came = page.waitForResponse(new RegExp(`/assets/${file}-`))
        await openHome(page)
        await (await came).finished()
        await everythingAnswered(page)
        await context.setOffline(true)
        await opener(page).click()
        await expect(content(page)).toBeVisible()
      },
    )

    test(
      `the ${drawer} drawer without its code says that the browser is offline, and comes with the connection`,
      matrixUnless(drawer === 'login'),
      async ({ page, context }) => {
        const requestCount = await lose(page, file)
        await openHome(page)
        // Other files that came meanwhile need it, too.
        await expect.poll(requestCount).toBeGreaterThan(0)
        await everythingAnswered(page)
        await context.setOffline(true)
        await opener(page).click()
        const alert = page.getByRole('dialog').getByRole('alert')
        await expect(alert).toContainText(word('failure.crash.offline'))
        await expect(
          alert.getByRole('button', { name: word('failure.button.reload') }),
        ).toHaveCount(0)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: word('shell.drawer.close') })
          // A click where the drawer was opened a moment ago would be the second of a double press.
          .press('Enter')
        await expect(alert).toBeHidden()
        await expect(jackpot(page)).toBeVisible()

        await opener(page).click()
        await expect(alert).toBeVisible()
        await page.unrouteAll()
        await context.setOffline(false)
        await expect(content(page)).toBeVisible()
        await expect(alert).toHaveCount(0)
      },
    )

    test(
      `the ${drawer} drawer whose code did not come asks for it again by its button, and when it is opened again`,
      { tag: '@matrix' },
      async ({ page }) => {
        await lose(page, file)
        await openHome(page)
        const alert = page.getByRole('dialog').getByRole('alert')
        await opener(page).click()
        await expect(alert).toContainText(word('failure.crash.body'))
        await page.unrouteAll()
        await retry(alert).click()
        await expect(content(page)).toBeVisible()
        await expect(alert).toHaveCount(0)

        await lose(page, file)
        await page.reload()
        await opener(page).click()
        await expect(alert).toBeVisible()
        await page.getByRole('button', { name: word('shell.drawer.close') }).press('Enter')
        await expect(alert).toBeHidden()
        await page.unrouteAll()
        await opener(page).click()
        await expect(content(page)).toBeVisible()
      },
    )
  }

  test('in a browser that caches failed imports, a retry reloads the page', async ({ page }) => {
    await lose(page, 'menu-list')
    await openHome(page)
    const opener = drawers.menu.opener(page)
    await opener.click()
    const said = page.getByRole('dialog').getByRole('alert')
    const reloaded = page.waitForEvent('load')
    await retry(said).click()
    await reloaded
    await page.unrouteAll()
    await opener.click()
    await expect(content(page)).toBeVisible()
  })

  test('a guest who touches the page has it still', async ({ page, context }) => {
    // What home asks last, once it is idle.
    const last = ['get-notice-popup', 'get-advertisement'].map((name) =>
      page.waitForResponse(`**/${name}`),
    )
    await page.goto('/')
    await Promise.all(last)
    await everythingAnswered(page)
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => /\/assets\//.test(request.url()))
    await page.keyboard.press('Tab')
    await failed
    await expect(jackpot(page)).toBeVisible()
    await expect(crash(page)).toHaveCount(0)
  })
})

test('after a release replaced the files of the page, it reloads once, at the requested address', async ({
  page,
  baseURL,
  troubles,
}) => {
  troubles.expect(/answered 404$/)
  await becomeMember(page, baseURL!, demo)
  await page.goto('/casino')
  await expect(signOutButton(page)).toBeVisible()
  await everythingAnswered(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const gone = /\/assets\/(?:index|notices-screen)-[^/]+\.js$/
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found.' }), {
    times: 2,
  })
  await page
    .getByRole('navigation')
    .getByRole('link', { name: word('place.notice') })
    .click()
  await expect.poll(() => documents).toEqual(['/notice'])
  await expect(page.getByRole('main').locator('h1')).toHaveText(word('notices.page.title'))
  await everythingAnswered(page)

  await page.route(/\/assets\/(?:index|comp-screen)-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found.' }),
  )
  await page
    .getByRole('navigation')
    .getByRole('link', { name: word('place.comp') })
    .click()
  await expect(crash(page)).toBeVisible()
  await everythingAnswered(page)
  expect(documents).toEqual(['/notice'])
})

story(
  'a page of another release offers to reload, and its deposit is sent meanwhile',
  async ({ page, baseURL }) => {
    const form = moneyForm('applyUserDeposit')
    await becomeMember(page, baseURL!, demo)
    await page.route('**/api/routes/**', async (route) => {
      if (isStream(route.request().url())) return route.continue()
      const response = await route.fetch()
      const headers = { ...response.headers(), 'x-contract-digest': 'another-one1' }
      return route.fulfill({ response, headers })
    })
    await open(page, form.path)
    const offer = page.getByRole('region', { name: word('toast.region.label') })
    await expect(offer).toContainText(word('toast.release.available'))
    await form.fill(page)
    await form.submit(page)
    await expect(page.getByText(form.doneText)).toBeVisible()
    await expect(offer.getByRole('listitem')).toHaveCount(1)
    const reloaded = page.waitForEvent('load')
    await offer.getByRole('button', { name: word('failure.button.reload') }).click()
    await reloaded
    await form.see(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
