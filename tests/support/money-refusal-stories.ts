import { outcomeOf } from '../../src/http/outcome.ts'
import { main, open } from './money-forms.ts'
import type { MoneyForm } from './money-forms.ts'
import { refusalsOf, refuse } from './refusals.ts'
import { expect, test } from './story.ts'
import { becomeMember, demo } from './visitor.ts'
import { word } from './words.ts'

type WordId = Parameters<typeof word>[0]

/** Refusals with their own message: operation and status → message. */
const ownWords: Readonly<Record<string, WordId>> = {
  'applyUserDeposit wait': 'deposits.refusal.waiting',
  'applyUserDeposit time': 'deposits.refusal.locked',
  'payDeposit wait': 'deposits.refusal.waiting',
  'payDeposit time': 'deposits.refusal.locked',
  'applyUserWithdraw wait': 'withdrawals.refusal.waiting',
  'applyUserWithdraw time': 'withdrawals.refusal.locked',
  'payWithdrawal wait': 'withdrawals.refusal.waiting',
  'payWithdrawal time': 'withdrawals.refusal.locked',
  'payWithdrawal cant_find_code': 'withdrawals.refusal.expired',
}

/** A form that the backend refuses with each status of the contract, and with an unknown one. */
export function testRefusals({ name, path, route, operation, fill, submit }: MoneyForm): void {
  test(`R-CALL-06 ${name}: each refusal of the contract, and an unknown one, has a message`, async ({
    page,
    baseURL,
    stage,
  }) => {
    await becomeMember(page, baseURL ?? '', demo)
    await open(page, path)
    await fill(page)
    for (const status of refusalsOf(operation))
      await test.step(status, async () => {
        await refuse(stage.mockUrl, operation, status)
        // The input is kept: the next press sends it again.
        const answered = page.waitForResponse(route)
        await submit(page)
        await answered
        const alert = main(page).getByRole('alert')
        await expect(alert).toContainText(
          word(ownWords[`${operation} ${status}`] ?? `outcome.${outcomeOf(status)}`),
        )
        const isUnknown = outcomeOf(status) === 'unknown'
        await expect(alert).toContainText(
          word(isUnknown ? 'failure.outcome-unknown.body' : 'moneyForm.refusal.kept'),
        )
        if (status !== 'time') await expect(alert).not.toContainText(status)
      })
  })
}
