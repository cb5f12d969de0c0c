import { main } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, speak, still } from '../support/visitor.ts'
import { wordsOf } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

test('R-ACCT-07 the form that converts comp names its minimum, and the footer the language of its names', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'vn')
  await becomeMember(page, baseURL!, demo)
  await page.goto('/comp')
  const possible = wordsOf.vn('amount.range', {
    minimum: '10.000',
    maximum: '18.400',
    unit: wordsOf.vn('money.points'),
  })
  await expect(main(page).getByText(possible)).toBeVisible()
  const names = page.getByRole('contentinfo').getByRole('listitem')
  await expect(names.first()).toHaveAttribute('lang', 'en')
})
