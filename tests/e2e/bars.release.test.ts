import { settle } from '../support/layout/check-screen.ts'
import { main, open } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, speak, still } from '../support/visitor.ts'
import { wordsOf } from '../support/words.ts'

test.use({ contextOptions: still })

for (const [width, high] of [
  [390, 844],
  [390, 640],
  [800, 640],
  [1440, 640],
] as const)
  test(`R-ACCT-07 at ${width} px by ${high} the button of a money form follows its last field, and covers none`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: high })
    await becomeMember(page, baseURL ?? '', demo)
    await open(page, '/deposit')
    const name = main(page).getByRole('textbox', { name: wordsOf.ko('deposits.owner.label') })
    const button = main(page).getByRole('button', { name: wordsOf.ko('deposits.button.submit') })
    const measureIsBelow = async () => {
      const [field, foot] = [await name.boundingBox(), await button.boundingBox()]
      return field !== null && foot !== null && foot.y >= field.y + field.height
    }
    for (const control of [page.getByRole('heading', { level: 1 }), name, button]) {
      await control.scrollIntoViewIfNeeded()
      await expect.poll(measureIsBelow).toBe(true)
    }
  })

test('R-PROT-06 the strip of a member who has just logged in names the login before in one line of a phone, in English too', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await speak(page, 'en')
  await becomeMember(page, baseURL ?? '', demo)
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/withdraw')
  const word = wordsOf.en
  const strip = page.getByRole('complementary', { name: word('protection.strip.label') })
  const [before = ''] = word('protection.strip.loginElsewhere', { at: '|' }).split('|')
  await expect(strip).toContainText(before.trim())
  await expect.poll(async () => (await strip.boundingBox())?.height).toBe(29)
})

test('at a zoom of 400 % (320 × 256 px) no bar stays over the page that a member reads', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
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
