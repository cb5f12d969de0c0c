import { describe, expect, test } from 'vitest'
import { START, openMember } from './protected-member.ts'
import { monthEnd, monthStart } from '../../proxy/protection/times.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../src/lib/durations.ts'

const set = (value: number | null, limit: 'deposit_24h' | 'deposit_7d' = 'deposit_24h') =>
  ({ type: 'setLimit', limit, value }) as const
const confirm = { type: 'confirmLimit', limit: 'deposit_24h' } as const

describe('R-PROT-02 a limit of deposits', () => {
  test('a lowered limit applies at once', () => {
    const member = openMember()
    member.send(set(100_000))
    expect(member.deposit(100_001).refusal).toEqual({
      status: 'limit',
      limit: 'deposit_24h',
      left: 100_000,
      freesAt: null,
    })
    expect(member.deposit(60_000).refusal).toBeNull()
    member.send(set(70_000))
    expect(member.deposit(10_001).refusal).toMatchObject({
      left: 10_000,
      freesAt: START + DAY_MS,
    })
    expect(member.deposit(10_000).refusal).toBeNull()
  })

  test.each([300_000, null])(
    'raising a limit to %s needs a confirmation after 24 hours',
    (value) => {
      const member = openMember()
      member.send(set(100_000))
      member.send(set(value))
      const waiting = { value: 100_000, pending: { value, from: START + DAY_MS } }
      expect(member.limit('deposit_24h')).toEqual(waiting)
      member.pass(DAY_MS - 1)
      member.send(confirm)
      expect(member.limit('deposit_24h')).toEqual(waiting)
      member.pass(1)
      expect(member.deposit(200_000).refusal).not.toBeNull()
      member.send(confirm)
      expect(member.limit('deposit_24h')).toEqual({ value, pending: null })
      expect(member.deposit(200_000).refusal).toBeNull()
    },
  )

  test('if two pages set a limit concurrently, the stricter one applies, in either order', () => {
    for (const [first, second] of [
      [100_000, 200_000],
      [200_000, 100_000],
    ] as const) {
      const member = openMember()
      member.send(set(first))
      member.send(set(second))
      expect(member.limit('deposit_24h').value).toBe(100_000)
    }
  })

  test('a limit whose raise is not confirmed within a week stays as it was', () => {
    const member = openMember()
    member.send(set(100_000))
    member.send(set(null))
    member.pass(8 * DAY_MS)
    member.send(confirm)
    expect(member.limit('deposit_24h')).toEqual({ value: 100_000, pending: null })
    expect(member.deposit(100_001).refusal).toMatchObject({ left: 100_000 })
  })

  test('lowering a limit replaces a pending raise', () => {
    const member = openMember()
    member.send(set(100_000))
    member.send(set(null))
    member.send(set(50_000))
    member.pass(2 * DAY_MS)
    member.send(confirm)
    expect(member.limit('deposit_24h')).toEqual({ value: 50_000, pending: null })
  })

  test('is freed as its window moves on, and the strictest of several limits applies', () => {
    const member = openMember()
    member.send(set(100_000))
    member.send(set(150_000, 'deposit_7d'))
    member.deposit(100_000)
    member.pass(HOUR_MS)
    expect(member.deposit(20_000).refusal).toMatchObject({
      limit: 'deposit_24h',
      left: 0,
      freesAt: START + DAY_MS,
    })
    member.pass(23 * HOUR_MS)
    expect(member.deposit(60_000).refusal).toMatchObject({
      limit: 'deposit_7d',
      left: 50_000,
      freesAt: START + 7 * DAY_MS,
    })
    expect(member.deposit(50_000).refusal).toBeNull()
  })

  test('of a month counts the calendar month of the site', () => {
    const lastMinute = Date.parse('2026-11-30T23:59:00+09:00')
    const member = openMember(lastMinute)
    member.send({ type: 'setLimit', limit: 'deposit_month', value: 100_000 })
    member.deposit(100_000)
    expect(member.deposit(1).refusal).toMatchObject({ freesAt: lastMinute + MINUTE_MS })
    member.pass(MINUTE_MS)
    expect(member.deposit(100_000).refusal).toBeNull()
  })

  test('frees nothing earlier when the clock is moved back', () => {
    const member = openMember()
    member.send(set(100_000))
    member.deposit(100_000)
    member.pass(-40 * DAY_MS)
    expect(member.deposit(1).refusal).toMatchObject({ left: 0 })
    member.send(set(300_000))
    expect(member.limit('deposit_24h').pending?.from).toBe(START + DAY_MS)
    member.pass(41 * DAY_MS - 1)
    member.send(confirm)
    expect(member.limit('deposit_24h').value).toBe(100_000)
  })
})

describe('R-PROT-03 a break', () => {
  test('closes deposits, transfers and games until it ends, and cannot be made shorter', () => {
    const member = openMember()
    member.send({ type: 'startBreak', days: 7 })
    member.send({ type: 'startBreak', days: 1 })
    const until = START + 7 * DAY_MS
    member.pass(7 * DAY_MS - 1)
    const transfer = { type: 'reserve', kind: 'transfer_in', attempt: 'one', amount: 1 } as const
    for (const refusal of [
      member.deposit(1).refusal,
      member.send(transfer).refusal,
      member.send({ type: 'admitGame' }).refusal,
      member.send({ type: 'admitDepositAccount' }).refusal,
    ]) {
      expect(refusal).toEqual({ status: 'break', until })
    }
    member.pass(1)
    expect(member.deposit(1).refusal).toBeNull()
  })
})

describe('R-PROT-04 the reality check', () => {
  const games = { type: 'admitGame' } as const

  test('is due an hour after the login, and is answered once', () => {
    const member = openMember()
    member.send({ type: 'logIn' })
    member.pass(HOUR_MS - 1)
    expect(member.send(games).refusal).toBeNull()
    member.pass(1)
    const dueAt = START + HOUR_MS
    expect(member.send(games).refusal).toEqual({ status: 'reality_check', dueAt })
    expect(member.deposit(1).refusal).toEqual({ status: 'reality_check', dueAt })
    member.pass(MINUTE_MS)
    member.send({ type: 'answerCheck', dueAt })
    member.pass(MINUTE_MS)
    member.send({ type: 'answerCheck', dueAt })
    expect(member.record().check.dueAt).toBe(START + 2 * HOUR_MS + MINUTE_MS)
    expect(member.send(games).refusal).toBeNull()
  })

  test('is not postponed by an early answer or another login', () => {
    const member = openMember()
    member.send({ type: 'logIn' })
    member.send({ type: 'answerCheck', dueAt: START + HOUR_MS })
    for (let minutes = 0; minutes < 60; minutes += 1) {
      member.pass(MINUTE_MS)
      member.send({ type: 'see' })
    }
    member.send({ type: 'logIn' })
    expect(member.send(games).refusal).toMatchObject({ status: 'reality_check' })
    member.pass(15 * MINUTE_MS)
    member.send({ type: 'logIn' })
    expect(member.send(games).refusal).toBeNull()
  })

  test('comes as often as the member chose', () => {
    const member = openMember()
    member.send({ type: 'logIn' })
    member.send({ type: 'setCheck', minutes: 15 })
    member.pass(15 * MINUTE_MS)
    const due = { dueAt: START + 15 * MINUTE_MS }
    expect(member.send(games).refusal).toMatchObject(due)
    member.send({ type: 'setCheck', minutes: 60 })
    expect(member.send(games).refusal).toMatchObject(due)
    member.send({ type: 'answerCheck', ...due })
    member.pass(HOUR_MS - MINUTE_MS)
    expect(member.send(games).refusal).toBeNull()
  })
})

test('months end where the next begins', () => {
  for (const day of ['2026-12-31', '2027-02-28', '2028-02-29']) {
    const at = Date.parse(`${day}T23:59:59+09:00`)
    expect(monthEnd(at)).toBe(at + 1_000)
    expect(monthStart(monthEnd(at))).toBe(monthEnd(at))
  }
})
