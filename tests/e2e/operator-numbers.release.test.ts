import { main, open, press } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, phone, scrollToEnd, speak, still } from '../support/visitor.ts'
import { word, wordsOf } from '../support/words.ts'

test.describe('with numbers of the operator', () => {
  test.use({
    viewport: phone,
    contextOptions: still,
    proxyEnv: { INQUIRIES_AT_ONCE: '5', MINIMUM_DEPOSIT: '20000', MINIMUM_POINTS: '15000' },
  })

  test('R-ACCT-07 R-COMM-01 R-COMM-02 a member reads the numbers that the operator set: the smallest deposit and conversion, and how many inquiries may wait', async ({
    page,
    baseURL,
    backend,
  }) => {
    await becomeMember(page, baseURL!, demo)
    await open(page, '/comp')
    await main(page)
      .getByRole('textbox', { name: word('amount.label') })
      .fill('10000')
    await press(page, word('transfers.submit.compToBalance'))
    await expect(main(page)).toContainText(
      word('amount.error.too-small', { amount: '15,000', unit: word('money.points') }),
    )
    expect(backend.callsTo('userRollToBalance')).toBe(0)

    backend.answerWith('writeHelp', { status: 'wait' })
    await open(page, '/help')
    await main(page).getByLabel(word('inquiries.form.subject')).fill('또 하나')
    await main(page).getByLabel(word('inquiries.form.content')).fill('질문입니다.')
    await press(page, word('inquiries.button.send'))
    await expect(main(page)).toContainText(word('inquiries.refusal.waiting', { count: 5 }))

    await open(page, '/deposit')
    const minimum = { amount: '20,000', unit: word('money.unit') }
    await main(page)
      .getByRole('textbox', { name: word('amount.label') })
      .fill('500')
    await press(page, word('deposits.button.submit'))
    await expect(main(page)).toContainText(word('amount.error.too-small', minimum))
    expect(backend.callsTo('applyUserDeposit')).toBe(0)
    await press(page, word('deposits.account.ask'))
    await expect(main(page)).toContainText(word('deposits.account.tooMany', { count: 5 }))
  })
})

test.describe('with the usual numbers', () => {
  test.use({ viewport: desk, contextOptions: still })

  test('R-ACCT-07 the form that converts comp names its minimum, and the footer the language of its names', async ({
    page,
    baseURL,
  }) => {
    await speak(page, 'vn')
    await becomeMember(page, baseURL!, demo)
    await page.goto('/comp')
    const possible = wordsOf.vn('money.range', {
      minimum: '10.000',
      maximum: '18.400',
      unit: wordsOf.vn('money.points'),
    })
    await expect(main(page).getByText(possible)).toBeVisible()
    await scrollToEnd(page)
    const names = page.getByRole('contentinfo').getByRole('listitem')
    await expect(names.first()).toHaveAttribute('lang', 'en')
  })
})
