import type { Locator, Page } from '@playwright/test'
import { everythingAnswered } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  becomeMember,
  demo,
  desk,
  hidePopup,
  loginDrawer,
  openHome,
  phone,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

test.beforeEach(({ troubles }) => {
  troubles.expect(/^GET \/assets\/\S+ failed: /)
  troubles.expect(/Failed to fetch dynamically imported module/)
})

/** The file of this name does not come; gives how often the page asks for it. */
const lose = async (page: Page, name: string): Promise<() => number> => {
  let asked = 0
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => {
    asked += 1
    return route.abort('connectionreset')
  })
  return () => asked
}

const crash = (page: Page) =>
  page.getByRole('alert').filter({ hasText: word('failure.crash.title') })

const jackpot = (page: Page) =>
  page.getByRole('heading', { level: 1, name: word('home.jackpot.title') })

const retry = (within: Page | Locator) =>
  within.getByRole('button', { name: word('failure.button.retry') })

test.describe('on a phone that lost its connection', () => {
  test.use({ viewport: phone })

  const drawers = [
    [
      'menu',
      'menu-list',
      (page: Page) => page.getByRole('button', { name: word('shell.bar.menu'), exact: true }),
    ],
    [
      'login',
      'login-panel',
      (page: Page) =>
        page.getByRole('banner').getByRole('button', { name: word('login.button.submit') }),
    ],
  ] as const

  const content = (page: Page) => page.getByRole('dialog').locator('a, input').first()

  for (const [drawer, file, opener] of drawers) {
    test(`the ${drawer} drawer opens all the same: its code came while the page had nothing to do`, async ({
      page,
      context,
    }) => {
      const came = page.waitForResponse(new RegExp(`/assets/${file}-`))
      await openHome(page)
      await (await came).finished()
      await everythingAnswered(page)
      await context.setOffline(true)
      await opener(page).click()
      await expect(content(page)).toBeVisible()
    })

    test(`the ${drawer} drawer without its code says that the browser is offline, and comes with the connection`, async ({
      page,
      context,
    }) => {
      const asked = await lose(page, file)
      await openHome(page)
      await expect.poll(asked).toBe(1)
      await context.setOffline(true)
      await opener(page).click()
      const said = page.getByRole('dialog').getByRole('alert')
      await expect(said).toContainText(word('failure.crash.offline'))
      await expect(said.getByRole('button', { name: word('failure.button.reload') })).toHaveCount(0)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: word('shell.drawer.close') })
        .click()
      await expect(said).toBeHidden()
      await expect(jackpot(page)).toBeVisible()

      await opener(page).click()
      await expect(said).toBeVisible()
      await page.unrouteAll()
      await context.setOffline(false)
      await expect(content(page)).toBeVisible()
      await expect(said).toHaveCount(0)
    })

    test(`the ${drawer} drawer whose code did not come asks for it again by its button, and when it is opened again`, async ({
      page,
    }) => {
      await lose(page, file)
      await openHome(page)
      const said = page.getByRole('dialog').getByRole('alert')
      await opener(page).click()
      await expect(said).toContainText(word('failure.crash.body'))
      await page.unrouteAll()
      await retry(said).click()
      await expect(content(page)).toBeVisible()
      await expect(said).toHaveCount(0)

      await page.reload()
      await lose(page, file)
      await opener(page).click()
      await expect(said).toBeVisible()
      await page.getByRole('button', { name: word('shell.drawer.close') }).click()
      await expect(said).toBeHidden()
      await page.unrouteAll()
      await opener(page).click()
      await expect(content(page)).toBeVisible()
    })
  }

  test('in a browser that keeps a failed import, another try loads the page anew', async ({
    page,
  }) => {
    await lose(page, 'menu-list')
    await openHome(page)
    const opener = drawers[0][2](page)
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
    await page.goto('/')
    await everythingAnswered(page)
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => /\/assets\//.test(request.url()))
    await page.keyboard.press('Tab')
    await failed
    await expect(jackpot(page)).toBeVisible()
    await expect(crash(page)).toHaveCount(0)
  })
})

test('after a release whose files replaced those of the page, it loads anew at the address that was asked for, once', async ({
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
  const gone = /\/assets\/(?:index|slot-screen)-[^/]+\.js$/
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found.' }), {
    times: 2,
  })
  await page
    .getByRole('navigation')
    .getByRole('link', { name: word('place.slot') })
    .click()
  await expect.poll(() => documents).toEqual(['/slot'])
  await expect(page.getByRole('main').locator('h1')).toHaveText(word('slot.page.title'))
  await everythingAnswered(page)

  await page.route(/\/assets\/(?:index|sport-screen)-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found.' }),
  )
  await page
    .getByRole('navigation')
    .getByRole('link', { name: word('place.sport') })
    .click()
  await expect(crash(page)).toBeVisible()
  await everythingAnswered(page)
  expect(documents).toEqual(['/slot'])
})

/** Names of files, and whether the account beside the home page cannot be shown without them. */
const lost = {
  'member-balance': false,
  'member-area': false,
  'member-actors': false,
  'account-panel': true,
  'ko.rest': true,
} as const

for (const [name, isAccountLost] of Object.entries(lost)) {
  test(`without ${name} a member has the home page, and sees what is missing`, async ({
    page,
    baseURL,
  }) => {
    const asked = await lose(page, name)
    await becomeMember(page, baseURL!, demo)
    await page.goto('/')
    await hidePopup(page)
    await expect(jackpot(page)).toBeVisible()
    const drawer = accountDrawer(page)
    await expect(isAccountLost ? drawer.getByRole('alert') : signOutButton(page)).toBeVisible()
    await expect(crash(page)).toHaveCount(isAccountLost ? 1 : 0)
    await everythingAnswered(page)
    expect(asked()).toBe(1)
  })
}

for (const name of ['member-area', 'member-actors', 'ko.rest']) {
  test(`without ${name} a screen of members says so, the next one asks for it again, and so does the button`, async ({
    page,
    baseURL,
  }) => {
    const asked = await lose(page, name)
    await becomeMember(page, baseURL!, demo)
    await page.goto('/casino')
    const said = page.getByRole('main').getByRole('alert')
    await expect(said).toContainText(word('failure.crash.body'))
    await page
      .getByRole('navigation')
      .getByRole('link', { name: word('place.slot') })
      .click()
    await expect(page).toHaveURL('/slot')
    await expect(said).toContainText(word('failure.crash.body'))
    // Once more for the page, then again with it: other browsers would have kept the failure.
    await expect.poll(asked).toBe(3)
    await everythingAnswered(page)

    await page.unrouteAll()
    await retry(said).click()
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(word('place.slot'))
  })
}

test('a screen whose code is slow keeps the last screen shown, also while other events come', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto('/casino')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(word('casino.page.title'))
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const asked = page.waitForRequest(/\/assets\/slot-screen-/)
  await page.route(/\/assets\/slot-screen-/, async (route) => {
    await released
    await route.continue()
  })
  await page
    .getByRole('navigation')
    .getByRole('link', { name: word('place.slot') })
    .click()
  await asked
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: word('shell.bar.menu') }).click()
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('main').locator('h1')).toHaveText(word('casino.page.title'))
  release(undefined)
  await expect(page.getByRole('main').locator('h1')).toHaveText(word('slot.page.title'))
})

test('without the pop-ups nothing pops up', async ({ page }) => {
  const asked = await lose(page, 'operator-news')
  await page.goto('/')
  await expect(loginDrawer(page).locator('form')).toBeVisible()
  await expect.poll(asked).toBe(1)
  await expect(jackpot(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without the words of any language the page says so in each, and reloads', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^page error: /)
  await lose(page, 'ko')
  await page.goto('/notice')
  const root = page.locator('#root')
  await expect(root.getByRole('link')).toHaveText([
    '새로고침하기',
    'Reload the page',
    'Tải lại trang',
    '再読み込みする',
    '刷新页面',
    'โหลดหน้าใหม่',
  ])
  await page.unrouteAll()
  await root.getByRole('link', { name: word('failure.button.reload') }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(root.getByText('The page could not be loaded.')).toHaveCount(0)
})

test('without the words of its language a prerendered page stays, says so in it, and reloads', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^page error: /)
  await lose(page, 'ko')
  await page.goto('/')
  const reload = page.getByRole('link', { name: word('failure.button.reload') })
  await expect(reload).toBeVisible()
  await expect(page.getByText(word('page.notLoaded'))).toBeVisible()
  await expect(jackpot(page)).toBeVisible()
  await page.unrouteAll()
  await reload.click()
  await expect(loginDrawer(page).locator('form')).toBeVisible()
  await expect(reload).toHaveCount(0)
})

test('a browser that refuses a channel between tabs shows the page like any other', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  })
  await openHome(page)
  await expect(loginDrawer(page).locator('form')).toBeVisible()
})
