import { expect, test } from 'vitest'
import { withoutProperties } from './parse-answer.ts'
import { reduceToFields } from './reduce-answer.ts'

const fields = { userId: null, list: [{ code: null }], inner: { name: null } } as const

test('an answer is reduced to the properties of the contract, without changing the received one', () => {
  const received = {
    stranger: 1,
    userId: 'demo',
    list: [{ code: 'a' }, 'b', { code: {}, more: 1 }, null],
    inner: { name: 'n' },
  }
  const before = structuredClone(received)
  const findings = { dropped: new Set<string>(), members: [] }
  const reduced = reduceToFields(fields, received, findings)
  expect(reduced).toEqual({
    userId: 'demo',
    list: [{ code: 'a' }, { code: null }, null],
    inner: { name: 'n' },
  })
  expect(findings).toEqual({
    dropped: new Set(['/stranger', '/list/*', '/list/*/code', '/list/*/more']),
    members: ['demo'],
  })
  expect(received).toEqual(before)
})

test('values that are not of their type are left out of a copy, and objects stay', () => {
  const received = { 'a/b': 1, inner: { name: 2, rest: {} } }
  const pointers = ['/a~1b', '/inner/name', '/inner/rest', '/missing/name', '']
  expect(withoutProperties(received, pointers)).toEqual({ inner: { rest: {} } })
  expect(received).toEqual({ 'a/b': 1, inner: { name: 2, rest: {} } })
})
