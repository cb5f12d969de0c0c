import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { word } from '../../../../tests/support/words.ts'
import type { Outcome } from '../../../http/outcome.ts'
import { MoneyFormStatus } from './money-form-status.tsx'

const show = async (outcome: Outcome) => {
  // jsdom has no layout.
  HTMLElement.prototype.scrollIntoView = () => undefined
  await renderSite(
    <MoneyFormStatus
      form={{
        phase: 'editing',
        answer: { outcome },
        failure: null,
        isRepeated: false,
        sent: null,
        send: () => undefined,
        sendAgain: () => undefined,
        startAnew: () => undefined,
        forget: () => undefined,
      }}
      doneNote={() => null}
      sentText={() => null}
    />,
  )
  return screen.getByRole('alert').textContent
}

test('R-ACCT-07 after an answer that the site does not know, it does not say what became of the money', async () => {
  const shown = await show('unknown')
  expect(shown).toContain(word('outcome.unknown'))
  expect(shown).toContain(word('failure.outcome-unknown.body'))
  expect(shown).not.toContain(word('moneyForm.refusal.kept'))
})

test('R-ACCT-07 a refusal says that the request was not accepted', async () => {
  expect(await show('not-enough-balance')).toBe(
    word('outcome.not-enough-balance') + word('moneyForm.refusal.kept'),
  )
})
