import { everythingAnswered } from '../support/calls.ts'
import { content, openerOf, testOpensOffline, testSaysOffline } from '../support/drawer-stories.ts'
import { crash, jackpot, lose, retry, test } from '../support/lost-code.ts'
import { expect } from '../support/story.ts'
import { becomeMember, demo, openHome, phone, signOutButton } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.describe('on a phone that lost its connection', () => {
  // Sequential, because each worker would start its own proxy.
  test.describe.configure({ mode: 'default' })
  // A service worker would answer first, and the page waits 20 s for a blocked one.
  test.use({ viewport: phone, proxyEnv: { SERVICE_WORKER: 'off' } })

  // `npm run test:matrix` covers each drawer.
  testOpensOffline('menu')
  testSaysOffline('login')

  test('in a browser that caches failed imports, a retry reloads the page', async ({ page }) => {
    await lose(page, 'menu-list')
    await openHome(page)
    const opener = openerOf(page, 'menu')
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
