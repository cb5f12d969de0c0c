import { expect, test } from 'vitest'
import { payInOf, payToIn, waitingIn } from './pay-in.model.ts'

test.for([
  ['국민은행 000000-00-000000 계좌로 신청한 금액을 그대로 이체해 주세요.', '000000-00-000000'],
  ['신한은행 1102223334445(예금주 마루)로 입금', '1102223334445'],
  ['지갑 주소 demo-wallet-0000으로 보내 주세요.', 'demo-wallet-0000'],
  ['USDT (TRC20) TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886E0F7030069857D2E4169EE7'],
] as const)('R-ACCT-07 the one account or address in “%s” can be copied', ([text, account]) => {
  expect(payToIn(text)).toBe(account)
})

test.for([
  '국민은행 000000-00-000000 또는 신한은행 000-000-000000',
  '국민은행 000000-00-000000, 문의 010-1234-5678',
  '문의 010-1234-5678',
  '고객센터 1588-1234-5678, 2026-11-20까지',
  '2026-11-20까지 안내를 드립니다.',
  'https://pay.example/invoice-0001234567',
  'help-desk-0001@maru.example',
  '담당자에게 문의해 주세요.',
])('R-ACCT-07 “%s” names no account for certain, so none is offered for copying', (text) => {
  expect(payToIn(text)).toBeNull()
})

test('R-ACCT-07 an account that the backend gives alone is used as it is', () => {
  const payIn = { instruction: '국민은행 000000-00-000000', payTo: '999-99-999999' }
  expect(payInOf({ payIn })).toEqual({ code: null, bankOwner: null, payBy: null, ...payIn })
  expect(payInOf({})).toBeNull()
})

test('R-ACCT-07 each waiting deposit has one card, also one that two pages of the list show', () => {
  type DepositState = { readonly id: number; readonly state: 'waiting' | 'completed' }
  const waiting: DepositState = { id: 1, state: 'waiting' }
  const other: DepositState = { id: 2, state: 'waiting' }
  const done: DepositState = { id: 3, state: 'completed' }
  expect(waitingIn([waiting, done], [other, waiting])).toEqual([waiting, other])
})
