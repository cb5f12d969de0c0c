import { everythingAnswered } from '../support/calls.ts'
import { crash, jackpot, lose, retry, test } from '../support/lost-code.ts'
import { expect } from '../support/story.ts'
import {
  accountDrawer,
  becomeMember,
  demo,
  hidePopup,
  loginDrawer,
  openHome,
  phone,
  signOutButton,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

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
    const afterLoad = page.waitForResponse(/\/assets\/after-load-/)
    await page.goto('/casino')
    const said = page.getByRole('main').getByRole('alert')
    await expect(said).toContainText(word('failure.crash.body'))
    // From then on the page loads itself anew for code that does not come after a press.
    await page.evaluate((file) => import(file), (await afterLoad).url())
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
  const asked = await lose(page, 'more-of-home')
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
