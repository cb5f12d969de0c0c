import { withdrawElsewhere } from '../support/elsewhere.ts'
import { nextCheck, openChecked } from '../support/old-sum.ts'
import { screenOf } from '../support/screens.ts'
import { expect, test } from '../support/story.ts'
import { translate } from '../support/translated/page-translator.ts'
import { textFaults } from '../support/translated/shown-texts.ts'
import { testTranslated } from '../support/translated/used-screen.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: still, viewport: desk })

/** The screens that send something; `npm run test:all -- release` walks over all. */
for (const path of ['/deposit', '/withdraw', '/game', '/comp', '/limits'] as const)
  testTranslated(screenOf(path), 'member')
for (const path of ['/login', '/register'] as const) testTranslated(screenOf(path), 'guest')

test('R-ACCT-02 a translated page shows each balance that the server sends', async ({
  page,
  baseURL,
  stage,
}) => {
  await page.clock.install()
  await becomeMember(page, baseURL ?? '', demo)
  await openChecked(page, '/withdraw')
  await translate(page)
  const panel = page.getByRole('complementary').getByRole('definition').first()
  const shown = async (sum: string) => {
    await expect(panel).toHaveText(sum)
    expect(await textFaults(page)).toEqual([])
  }
  await shown('1,550,000원')
  await withdrawElsewhere(stage.mockUrl, demo, 100_000)
  await nextCheck(page)
  await shown('1,450,000원')
  await page.locator('input[name=amount]').fill('70000')
  await shown('1,450,000원')
  await page.getByRole('button', { name: word('shell.balance.hide') }).click()
  await shown(`•••••${word('money.concealed.label')}`)
  await page.getByRole('button', { name: word('shell.balance.show') }).click()
  await page.getByRole('button', { name: word('shell.language.label') }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await shown('1,450,000KRW')
  await page.getByRole('navigation').getByRole('link', { name: 'Comp' }).first().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Comp/)
  await shown('1,450,000KRW')
})
