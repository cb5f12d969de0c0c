import { beforeEach, expect, test } from 'vitest'
import { keepLastUsed, lastUsed } from './last-used.storage.ts'

beforeEach(() => localStorage.clear())

test('R-ACCT-07 each form offers its own last request, to the member who sent it', () => {
  keepLastUsed('MARU-000123', 'deposit', { way: 'coin-wallet', amount: '50000' })
  keepLastUsed('maru-000123', 'withdraw', { way: '', amount: '10000' })
  expect(['deposit', 'withdraw', 'intoGames'].map((form) => lastUsed('maru-000123', form))).toEqual(
    [{ way: 'coin-wallet', amount: '50000' }, { way: '', amount: '10000' }, null],
  )
})

test('R-ACCT-07 another member of the same browser is offered nothing of it, and replaces it', () => {
  keepLastUsed('demo', 'deposit', { way: '', amount: '50000' })
  expect(['sora', ''].map((userId) => lastUsed(userId, 'deposit'))).toEqual([null, null])
  keepLastUsed('sora', 'withdraw', { way: '', amount: '20000' })
  expect(['demo', 'sora'].map((userId) => lastUsed(userId, 'deposit'))).toEqual([null, null])
  expect(localStorage.getItem('maru:last-used')).not.toContain('50000')
})

test('R-ACCT-07 manipulated stored values are not offered, and the storage contains no member id', () => {
  keepLastUsed('demo', 'deposit', { way: 'bank-link', amount: '50000' })
  const kept = localStorage.getItem('maru:last-used') ?? ''
  expect(kept).not.toContain('demo')
  for (const amount of ['-5', '1e9', '', '1234567890123']) {
    localStorage.setItem('maru:last-used', kept.replace('50000', amount))
    expect(lastUsed('demo', 'deposit'), amount).toBeNull()
  }
  localStorage.setItem('maru:last-used', '{')
  expect(lastUsed('demo', 'deposit')).toBeNull()
})
