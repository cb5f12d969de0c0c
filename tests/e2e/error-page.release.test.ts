import { expect, test } from '../support/story.ts'
import { openAsMember, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const copied = 'navigator.clipboard.readText()'

test('R-NAV-01 the error page names the request that failed, copies what support needs, and leads on; one without a request names none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const main = page.getByRole('main')
  await page.goto('/admin/error?requestId=call%20us')
  await expect(main.getByRole('button', { name: word('failure.button.copy') })).toBeVisible()
  await expect(main.getByText(word('failure.copied.request'))).toHaveCount(0)
  await expect(main.getByText('call us')).toHaveCount(0)

  await page.goto('/admin/error?code=backend_timeout&requestId=01-ab.c')
  await expect(main.getByText('01-ab.c', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: word('failure.button.copy') }).click()
  await expect(main.getByText(word('failure.copied.label'))).toBeVisible()
  expect(await page.evaluate(copied)).toMatch(
    /^code: backend_timeout\nrequest: 01-ab\.c\ntime: \S+Z\nscreen: \/admin\/error$/,
  )
  await main.getByRole('link', { name: word('error.help.link') }).click()
  await expect(page).toHaveURL('/help')
})

test('a screen whose call failed names the request under which it was logged last', async ({
  page,
  baseURL,
  backend,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/get-user-notices answered 502$/)
  await openAsMember(page, baseURL!, '/comp')
  backend.breakBy('HTML', 'notices')
  const ids: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/get-user-notices')) ids.push(response.headers()['x-request-id'])
  })
  await page.getByRole('banner').locator('a[href="/notice"]').click()
  const said = page.getByRole('main').getByRole('alert')
  await expect(said).toBeVisible()
  await expect(said.getByText(ids.at(-1) ?? 'no request', { exact: true })).toBeVisible()
})
