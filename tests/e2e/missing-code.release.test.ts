import { jackpot, lose, test } from '../support/lost-code.ts'
import { testHomeWithout, testScreenWithout } from '../support/missing-file-stories.ts'
import { expect } from '../support/story.ts'
import { becomeMember, demo, loginDrawer, openHome, phone } from '../support/visitor.ts'
import { word } from '../support/words.ts'

// `npm run test:matrix` covers every file.
testHomeWithout('account-panel')
testScreenWithout('member-area')

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
  const requestCount = await lose(page, 'more-of-home')
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
