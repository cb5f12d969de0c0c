import { describe, expect, test } from 'vitest'
import { validators } from '../../proxy/http/validators.ts'
import type { SchemaName } from '../../src/generated/schemas.ts'
import { newcomer } from '../support/newcomer.ts'

const user = {
  userId: 'a-member-with-an-unusual-name',
  nick: '하',
  phone: '',
  level: 0,
  balance: 0,
  in_balance: 0,
  rolling: 0,
  bankname: '',
  bankOwner: '',
  banknum: '110-***-456789',
  noteCount: 200_000,
  helpCount: 0,
}
const at = '2026-11-20T21:00:00+09:00'
const request = { id: 1, amount: 10_000, status: '', requestedAt: at, settledAt: null }
const provider = { code: 'EVO_Live (Asia)', nameKo: '', nameEn: 'x'.repeat(200) }

describe('answers of the backend have no limits that the contract only sets for requests', () => {
  test.each<[SchemaName, object]>([
    ['HealthAnswer', { status: 'success', user, noteCount: 200_000, helpCount: 0 }],
    [
      'InGameBalanceAnswer',
      { status: 'success', gameMoney: 0, balance: 0, rolling: 0, userId: user.userId },
    ],
    [
      'LoginAuthenticated',
      {
        status: 'authenticated',
        token: 'short',
        expiresAt: at,
        user: { ...user, nick: '열네글자나되는긴닉네임인회원', level: 100 },
      },
    ],
    [
      'WithdrawListAnswer',
      { status: 'success', total: 1, list: [{ ...request, bankname: '', banknum: '***' }] },
    ],
    ['SlotSettingAnswer', { status: 'success', slot: Array<object>(600).fill(provider) }],
    [
      'NoticesAnswer',
      {
        status: 'success',
        list: [{ id: 1, title: '', content: 'x'.repeat(5_000), createdAt: at }],
      },
    ],
  ])('%s', (name, answer) => {
    validators[name](answer)
    expect(validators[name].errors).toBeNull()
  })
})

describe('numbers in answers are accepted as the backend sends them', () => {
  const figures = { balance: 12_345.67, in_balance: -0.5, rolling: 1e15, level: 2.5, helpCount: -1 }
  test.each<[SchemaName, object]>([
    [
      'HealthAnswer',
      { status: 'success', user: { ...user, ...figures }, noteCount: 0.5, helpCount: -1 },
    ],
    [
      'InGameBalanceAnswer',
      { status: 'success', gameMoney: 0.5, balance: -7.25, rolling: 0.1, userId: user.userId },
    ],
    [
      'DepositListAnswer',
      { status: 'success', total: 1.5, list: [{ ...request, amount: 9_999.5 }] },
    ],
    ['Wallet', { status: 'success', balance: 1.5, gameMoney: -1, rolling: 0.25 }],
  ])('R-ACCT-02 %s', (name, answer) => {
    validators[name](answer)
    expect(validators[name].errors).toBeNull()
  })

  test.each([0.5, 1_000.5, 0, -1])('requests contain whole won: not %d', (amount) => {
    expect(validators.ApplyWithdrawRequest({ amount: 1_000 })).toBe(true)
    expect(validators.ApplyWithdrawRequest({ amount })).toBe(false)
  })
})

describe('ids and codes of the backend are accepted and sent back unchanged', () => {
  const text = `EVO_Live/${'길'.repeat(5_000)} ?#`
  test.each<[SchemaName, object]>([
    ['SlotGames', { status: 'success', games: [{ ...provider, code: text }] }],
    ['SlotsByCompanyRequest', { company: text }],
    ['OpenGameRequest', { kind: 'slot', company: 'EVO_Live', game: text }],
    ['OpenGameRequest', { kind: 'casino', company: text }],
    ['PaymentDepositRequest', { code: text, amount: 1 }],
    ['WithdrawalLauncherRequest', { code: text }],
    [
      'WithdrawalTicket',
      { status: 'success', ticket: text, minAmount: 1, maxAmount: 2, expiresAt: at },
    ],
    ['PaymentWithdrawalRequest', { ticket: text, amount: 1 }],
    ['RegDomain', { status: 'success', code: 'MARU_01' }],
    ['RegDomain', { status: 'success', code: '' }],
    ['SportSettingAnswer', { status: 'success', sport: [provider, { ...provider, code: '' }] }],
    ['LockAnswer', { status: 'success', locked: true, reason: 'holiday', until: null }],
    [
      'BetsAnswer',
      {
        status: 'success',
        total: 1,
        list: [{ ...provider, id: 1, kind: 'arcade', company: '', bet: 1, win: 0, placedAt: at }],
      },
    ],
    [
      'ResetPasswordRequest',
      { id: text, phone: '(010) 1234', banknum: 'KB 1', newPw: 'x'.repeat(8) },
    ],
    ['RegisterRequest', { ...newcomer, code: text }],
    ['LoginRequest', { id: text, pw: text }],
    ['LoginAuthenticated', { status: 'authenticated', token: text }],
  ])('%s', (name, body) => {
    validators[name](body)
    expect(validators[name].errors).toBeNull()
  })

  test.each([7, 0, -3, Number.MAX_SAFE_INTEGER, '7', 'NOTE_0007', text])('an id: %s', (id) => {
    validators.ItemRequest({ id })
    expect(validators.ItemRequest.errors).toBeNull()
    validators.NoticePopupAnswer({ status: 'success', list: [{ id, title: '', content: '' }] })
    expect(validators.NoticePopupAnswer.errors).toBeNull()
  })

  test.each(['', null, 1.5, 2 ** 53, true, {}])('%j is not an id', (id) => {
    expect(validators.ItemRequest({ id })).toBe(false)
  })
})

describe('typed values are checked against limits', () => {
  test.each<[SchemaName, object, string]>([
    ['RegisterRequest', newcomer, 'nick'],
    ['RegisterRequest', newcomer, 'bankname'],
    ['RegisterRequest', newcomer, 'bankOwner'],
    ['CheckNickRequest', { nick: '새회원' }, 'nick'],
    ['ApplyDepositRequest', { amount: 1, bankOwner: '김데모' }, 'bankOwner'],
    ['WriteInquiryRequest', { title: '문의', content: '언제\n오나요?' }, 'title'],
    ['WriteInquiryRequest', { title: '문의', content: '언제\n오나요?' }, 'content'],
  ])('%s takes %j, but not with a blank or a control character as %s', (name, body, field) => {
    const isTaken = (text: string) => validators[name]({ ...body, [field]: text })
    expect(validators[name](body)).toBe(true)
    expect([isTaken('   '), isTaken('ab\u0000')]).toEqual([false, false])
    expect(isTaken('ab\ncd')).toBe(field === 'content')
  })
})
