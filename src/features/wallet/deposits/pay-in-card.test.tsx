import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { word } from '../../../../tests/support/words.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { Deposit } from '../wallet.api.ts'
import { PayInCard } from './pay-in-card.tsx'
import type { AccountRequestState } from './deposit-account.tsx'

const deposit: Deposit = {
  id: 1,
  amount: parseMoney('1250000.9'),
  state: 'waiting',
  requestedAt: '2026-11-20T03:00:00Z',
  settledAt: null,
  payIn: { code: 'wallet', instruction: '지갑 주소 demo-wallet-0000으로 보내 주세요.' },
}

test('R-ACCT-07 amount and account of a deposit are copied as a bank’s form takes them', async () => {
  const { user } = await renderSite(
    <PayInCard deposit={deposit} options={[]} accountRequest={{} as AccountRequestState} />,
  )
  const copied = async (label: 'deposits.payIn.amount.copy' | 'deposits.payIn.to.copy') => {
    await user.click(screen.getByRole('button', { name: word(label) }))
    return navigator.clipboard.readText()
  }
  expect(await copied('deposits.payIn.amount.copy')).toBe('1250000')
  expect(await copied('deposits.payIn.to.copy')).toBe('demo-wallet-0000')
})

test('R-ACCT-03 an amount that cannot be read is no sum to pay, and none is copied', async () => {
  await renderSite(
    <PayInCard
      deposit={{ ...deposit, amount: parseMoney('much') }}
      options={[]}
      accountRequest={{} as AccountRequestState}
    />,
  )
  expect(screen.queryByRole('button', { name: word('deposits.payIn.amount.copy') })).toBeNull()
  const sum = { amount: '0', unit: word('money.unit') }
  expect(screen.queryByText(word('deposits.payIn.step.pay', sum))).toBeNull()
  expect(screen.getByText(word('money.unreadable.label'))).toBeTruthy()
})

test.each([
  ['is over', '2026-01-01T00:00:00Z', 'deposits.payIn.by.over'],
  ['is long', new Date(Date.now() + 26.5 * 3_600_000).toISOString(), 'deposits.payIn.by.leftHours'],
] as const)('R-ACCT-07 a deposit whose time %s keeps its account', async (_, payBy, messageId) => {
  await renderSite(
    <PayInCard
      deposit={{ ...deposit, payIn: { ...deposit.payIn, payBy } }}
      options={[]}
      accountRequest={{} as AccountRequestState}
    />,
  )
  const time = formatMoment(payBy)
  const values = messageId === 'deposits.payIn.by.over' ? { time } : { hours: 26 }
  expect(screen.getByText(word(messageId, values))).toBeTruthy()
  expect(screen.getByText('demo-wallet-0000')).toBeTruthy()
})
