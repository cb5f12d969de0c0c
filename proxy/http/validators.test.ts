import { expect, test } from 'vitest'
import { MAX_VALIDATION_ERRORS, validators } from './validators.ts'

const listOf = (count: number) => ({
  status: 'success',
  list: Array.from({ length: count }, () => ({ id: {}, title: 3 })),
  total: 0,
})

test('each fault of an answer is listed with its place', () => {
  expect(validators.Wallet({ status: 'success', balance: '1', gameMoney: 0 })).toBe(false)
  const found = validators.Wallet.errors?.map(({ keyword, instancePath, params }) => [
    keyword,
    instancePath,
    params['missingProperty'],
  ])
  expect(found).toEqual([
    ['required', '', 'rolling'],
    ['type', '/balance', undefined],
  ])
})

test('the time for a list of faulty items does not grow with the square of their number', () => {
  expect(validators.NoteListAnswer(listOf(30_000))).toBe(false)
  const places = validators.NoteListAnswer.errors?.map(({ instancePath }) => instancePath) ?? []
  expect(places.length).toBeGreaterThan(MAX_VALIDATION_ERRORS)
  expect(new Set(places.slice(MAX_VALIDATION_ERRORS + 10))).toEqual(new Set(places.slice(0, 1)))
}, 2_000)
