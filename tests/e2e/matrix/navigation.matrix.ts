import { Calls } from '../../support/calls.ts'
import { expectWarning, forEverybody, menu } from '../../support/guest-places.ts'
import { expect, test } from '../../support/story.ts'
import { desk, still } from '../../support/visitor.ts'

test.use({ viewport: desk, contextOptions: still })

test('R-NAV-03 a guest who types any of ten addresses is asked to log in, and no member data is asked', async ({
  page,
}) => {
  const calls = new Calls(page)
  for (const [path] of menu) {
    await page.goto(path)
    await expectWarning(page)
    await expect(page).toHaveURL(path)
  }
  expect([...new Set(calls.names())].sort()).toEqual(forEverybody)
})
