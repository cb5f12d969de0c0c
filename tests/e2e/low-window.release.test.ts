import { settle } from '../support/layout/check-screen.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, still } from '../support/visitor.ts'

test.use({ viewport: { width: 320, height: 256 }, contextOptions: still })

test('at a zoom of 400 % (320 × 256 px) no bar stays over the page that a member reads', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await page.goto('/deposit')
  await settle(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 160 && height > 1)
      .reduce(
        (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, 256) - Math.max(top, 0)),
        0,
      ),
  )
  expect(covered).toBe(0)
})
