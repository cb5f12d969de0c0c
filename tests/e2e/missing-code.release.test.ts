import { everythingAnswered } from '../support/calls.ts'
import { crash, jackpot, lose, retry, test } from '../support/lost-code.ts'
import { expect, matrixUnless } from '../support/story.ts'
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

/** File names, and whether the account panel on home needs them. */
const filesOfHome = {
  'member-balance': false,
  'member-area': false,
  'member-actors': false,
  'account-panel': true,
  'ko.rest': true,
}

for (const [name, isAccountLost] of Object.entries(filesOfHome))
  test(
    `without ${name} a member has the home page, with a note about the missing part`,
    matrixUnless(name === 'account-panel'),
    async ({ page, baseURL }) => {
      const requestCount = await lose(page, name)
      await becomeMember(page, baseURL!, demo)
      await page.goto('/')
      await hidePopup(page)
      await expect(jackpot(page)).toBeVisible()
      const drawer = accountDrawer(page)
      await expect(isAccountLost ? drawer.getByRole('alert') : signOutButton(page)).toBeVisible()
      await expect(crash(page)).toHaveCount(isAccountLost ? 1 : 0)
      await everythingAnswered(page)
      expect(requestCount()).toBe(1)
    },
  )

// A member's screens lack a file until they request it again.
for (const name of ['member-area', 'member-actors', 'ko.rest'])
  test(
    `without ${name} a screen of members says so, the next one asks for it again, and so does the button`,
    matrixUnless(name === 'member-area'),
    async ({ page, baseURL }) => {
      const requestCount = await lose(page, name)
      await becomeMember(page, baseURL!, demo)
      const afterLoad = page.waitForResponse(/\/assets\/after-load-/)
      await page.goto('/casino')
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText(word('failure.crash.body'))
      // From then on the page reloads for code that fails to load after a press.
      await page.evaluate((file) => import(file), (await afterLoad).url())
      await page
        .getByRole('navigation')
        .getByRole('link', { name: word('place.slot') })
        .click()
      await expect(page).toHaveURL('/slot')
      await expect(alert).toContainText(word('failure.crash.body'))
      // Once more for the page, then again with it: other browsers would have cached the failure.
      await expect.poll(requestCount).toBe(3)
      await everythingAnswered(page)

      await page.unrouteAll()
      await retry(alert).click()
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(word('place.slot'))
    },
  )

test('while the code of a screen loads, the previous screen stays, also during other events', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto('/casino')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(word('casino.page.title'))
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const codeRequest = page.waitForRequest(/\/assets\/notices-screen-/)
  await page.route(/\/assets\/notices-screen-/, async (route) => {
    await released
    await route.continue()
  })
  await page
    .getByRole('navigation')
    .getByRole('link', { name: word('place.notice') })
    .click()
  await codeRequest
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: word('shell.bar.menu') }).click()
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('main').locator('h1')).toHaveText(word('casino.page.title'))
  release(undefined)
  await expect(page.getByRole('main').locator('h1')).toHaveText(word('notices.page.title'))
})

test('without the pop-ups nothing pops up', async ({ page }) => {
  const requestCount = await lose(page, 'deferred-home-rows')
  await page.goto('/')
  await expect(loginDrawer(page).locator('form')).toBeVisible()
  await expect.poll(requestCount).toBe(1)
  await expect(jackpot(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('if the texts of no language load, the page says so in every language, and reloads', async ({
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

test('if the texts of its language do not load, a prerendered page stays, says so in that language, and reloads', async ({
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
