import { main, open, press } from '../support/money-forms.ts'
import { testRefusalsOf } from '../support/refusal-stories.ts'
import { refuse, UNKNOWN } from '../support/refusals.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

// A sample of `npm run test:matrix`.
testRefusalsOf('deleteNote')

test('R-ACCT-07 payment options that fail to load are reported, and a press retries', async ({
  page,
  baseURL,
  stage,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  for (const [operation, path, option] of [
    ['getPayment', '/deposit', '가상 계좌'],
    ['getPaymentWithdraw', '/withdraw', '코인 지갑'],
  ] as const)
    await test.step(operation, async () => {
      await refuse(stage.mockUrl, operation, UNKNOWN, 9)
      await open(page, path)
      const missing = main(page).getByRole('alert')
      await expect(missing).toContainText(word('moneyForm.options.failed'))
      await expect(missing).toContainText(word('moneyForm.options.meanwhile'))
      await fetch(`${stage.mockUrl}/__mock/override`, { method: 'DELETE' })
      await press(page, word('failure.button.retry'))
      await expect(page.getByRole('radio', { name: option })).toBeVisible()
      await expect(missing).toBeHidden()
    })
})
