import { describe, expect, test } from 'vitest'
import { validators } from '../../src/generated/validators.js'
import type { SchemaName } from '../../src/generated/validators.js'
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
const provider = { code: 'provider', nameKo: '', nameEn: 'x'.repeat(200) }

describe('the backend is held to no limit that nobody told it', () => {
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

describe('what is typed is held to limits', () => {
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
