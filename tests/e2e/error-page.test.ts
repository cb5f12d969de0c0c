import { expect, test } from '../support/story.ts'
import { openAsMember, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const copied = 'navigator.clipboard.readText()'

test('R-NAV-01 the error page names the request that failed, copies what support needs, and leads on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/error?code=backend_timeout&requestId=01-ab.c')
  const main = page.getByRole('main')
  await expect(main.getByText('01-ab.c', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: word('failure.button.copy') }).click()
  await expect(main.getByText(word('failure.copied.label'))).toBeVisible()
  expect(await page.evaluate(copied)).toMatch(
    /^code: backend_timeout\nrequest: 01-ab\.c\ntime: \S+Z\nscreen: \/admin\/error$/,
  )
  await expect(main.getByRole('link', { name: word('error.help.link') })).toBeVisible()
  await main.getByRole('link', { name: word('error.home.link') }).click()
  await expect(page).toHaveURL('/')
})

test('R-NAV-01 an error page that was opened without a request names none', async ({ page }) => {
  await page.goto('/admin/error?requestId=call%20us')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: word('failure.button.copy') })).toBeVisible()
  await expect(main.getByText(word('failure.copied.request'))).toHaveCount(0)
  await expect(main.getByText('call us')).toHaveCount(0)
})

test('a screen whose call failed names the request under which it was logged', async ({
  page,
  baseURL,
  backend,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/get-user-notices answered 500$/)
  await openAsMember(page, baseURL!, '/comp')
  backend.answerWith('getUserNotices', { status: 'nonsense' })
  const answered = page.waitForResponse('**/api/routes/get-user-notices')
  await page.getByRole('banner').locator('a[href="/notice"]').click()
  const id = (await (await answered).allHeaders())['x-request-id']
  expect(id).toMatch(/\S/)
  await expect(
    page.getByRole('main').getByRole('alert').getByText(id!, { exact: true }),
  ).toBeVisible()
})
