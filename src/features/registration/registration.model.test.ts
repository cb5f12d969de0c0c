import { expect, test } from 'vitest'
import { registrationLimits as limits } from './registration.api.ts'
import {
  emptyDraft,
  fields,
  sentDraft,
  fieldErrorOf,
  fieldOf,
  registrationOf,
} from './registration.model.ts'
import type { Draft } from './registration.model.ts'

const wrongIn = (typed: Draft) =>
  fields.filter((field) => fieldErrorOf(typed, field, limits) !== null)

const draft = (changes: Partial<Draft> = {}): Draft => ({
  id: 'newbie1',
  password: 'secret-pass-1',
  passwordAgain: 'secret-pass-1',
  nick: '새회원',
  phone: '010-9876-5432',
  bankName: '신한은행',
  bankOwner: '이새롬',
  bankNumber: '110-123-456789',
  code: '',
  ...changes,
})

test('R-REG-01 a draft that fits the contract can be sent, without its second password', () => {
  expect(wrongIn(draft())).toEqual([])
  expect(registrationOf(draft({ code: 'MARU' }), null)).toEqual({
    id: 'newbie1',
    password: 'secret-pass-1',
    nick: '새회원',
    phone: '010-9876-5432',
    bankName: '신한은행',
    bankOwner: '이새롬',
    bankNumber: '110-123-456789',
    code: 'MARU',
  })
  expect(registrationOf(draft(), null)).not.toHaveProperty('code')
})

test.each(['MARU_01', '코드', 'a b', 'x'.repeat(200)])(
  'the partner’s code is any text: %s',
  (code) => {
    expect([wrongIn(draft({ code })), registrationOf(draft({ code }), null).code]).toEqual([
      [],
      code,
    ])
  },
)

test('a partner’s code that the backend gave goes back in its type', () => {
  expect(registrationOf(draft({ code: '7' }), 7)).toHaveProperty('code', 7)
})

test('an empty form marks every field except the code as missing', () => {
  const missing = fields.filter(
    (field) => fieldErrorOf(emptyDraft, field, limits) === 'register.field-error.missing',
  )
  expect(missing).toEqual(fields.filter((field) => field !== 'passwordAgain' && field !== 'code'))
})

test.each<[string, Partial<Draft>]>([
  ['id', { id: 'no' }],
  ['id', { id: '아이디입니다' }],
  ['password', { password: 'short', passwordAgain: 'short' }],
  ['password', { password: 'x'.repeat(129), passwordAgain: 'x'.repeat(129) }],
  ['passwordAgain', { passwordAgain: 'secret-pass-2' }],
  ['nick', { nick: '나' }],
  ['phone', { phone: 'call me' }],
  ['bankNumber', { bankNumber: '11' }],
])('a player reads how to correct the field %s', (field, changes) => {
  const wrong = draft(changes)
  expect(wrongIn(wrong)).toEqual([field])
  expect(fieldErrorOf(wrong, field as keyof Draft, limits)).toBe(`register.field-error.${field}`)
})

test('surrounding spaces are ignored, except in a password', () => {
  const typed = sentDraft(draft({ id: ' newbie1 ', password: ' pass word ', nick: '새회원 ' }))
  expect([typed.id, typed.password, typed.nick]).toEqual(['newbie1', ' pass word ', '새회원'])
})

test.each([
  ['id-taken', 'id'],
  ['already-in-use', 'nick'],
  ['not-found', 'code'],
  ['unknown', null],
] as const)('the outcome %s is shown at the field %s', (outcome, field) => {
  expect(fieldOf(outcome)).toBe(field)
})
