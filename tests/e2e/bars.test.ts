import { main, open } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, speak, still } from '../support/visitor.ts'
import { wordsOf } from '../support/words.ts'

test.use({ contextOptions: still })

const height = 640

for (const [language, widths] of [
  ['ko', [390, 800]],
  ['en', [390]],
] as const)
  test(`R-ACCT-07 at ${widths.join(', ')} px the button of a money form stays in view, right above the bars: ${language}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: widths[0], height })
    await speak(page, language)
    await becomeMember(page, baseURL ?? '', demo)
    await open(page, '/withdraw')
    const word = wordsOf[language]
    const foot = main(page).getByRole('button', { name: word('withdrawals.button.submit') })
    await expect(foot).toBeVisible()
    const strip = page.getByRole('complementary', { name: word('protection.strip.label') })
    await expect(strip).toContainText(/\d/)
    const bars = [strip, page.getByRole('navigation', { name: word('shell.bar.label') })]
    const gap = async () => {
      let start = height
      for (const bar of bars) {
        const box = (await bar.isVisible()) ? await bar.boundingBox() : null
        if (box !== null && box.y > height / 2) start = Math.min(start, box.y)
      }
      const box = await foot.locator('xpath=..').boundingBox()
      return box === null ? height : Math.abs(box.y + box.height - start)
    }
    const seeInView = async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        await expect.poll(gap, `${width} px`).toBeLessThan(1)
      }
    }
    await seeInView()
    // Its text may wrap.
    await strip.evaluate((element) => element.append('이용 한도 '.repeat(12)))
    await seeInView()
  })

test('R-ACCT-07 at 1440 px the button of a money form follows its last field, and covers none', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height })
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  const name = main(page).getByRole('textbox', { name: wordsOf.ko('deposits.owner.label') })
  const button = main(page).getByRole('button', { name: wordsOf.ko('deposits.button.submit') })
  const isBelow = async () => {
    const [field, foot] = [await name.boundingBox(), await button.boundingBox()]
    return field !== null && foot !== null && foot.y >= field.y + field.height
  }
  for (const control of [page.getByRole('heading', { level: 1 }), name, button]) {
    await control.scrollIntoViewIfNeeded()
    await expect.poll(isBelow).toBe(true)
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
