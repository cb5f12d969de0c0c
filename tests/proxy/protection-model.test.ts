import { describe, expect, test } from 'vitest'
import { START, openMember } from './protected-member.ts'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  monthEnd,
  monthStart,
} from '../../src/proxy/protection/times.ts'
import { usedOf } from '../../src/proxy/protection/windows.ts'

const set = (value: number | null, limit: 'deposit_24h' | 'deposit_7d' = 'deposit_24h') =>
  ({ type: 'setLimit', limit, value }) as const
const confirm = { type: 'confirmLimit', limit: 'deposit_24h' } as const

describe('R-PROT-02 a limit of deposits', () => {
  test('that is lower holds at once', () => {
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

  test.each([300_000, null])('that is raised to %s is asked for again after 24 hours', (value) => {
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
  })

  test('that two pages set at once is the stricter one, whichever comes first', () => {
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

  test('that is lowered while a raise waits takes its place', () => {
    const member = openMember()
    member.send(set(100_000))
    member.send(set(null))
    member.send(set(50_000))
    member.pass(2 * DAY_MS)
    member.send(confirm)
    expect(member.limit('deposit_24h')).toEqual({ value: 50_000, pending: null })
  })

  test('frees as its time passes, and the lowest of several counts', () => {
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

describe('R-PROT-05 a deposit of an unknown outcome', () => {
  const lost = {
    kind: 'deposit',
    key: 'key-1',
    amount: 60_000,
    state: 'unknown',
    id: null,
  } as const

  function lose() {
    const member = openMember()
    member.send(set(100_000))
    member.deposit(60_000)
    member.send({ type: 'settle', ...lost })
    return member
  }
  const listed = (more: object = {}) => ({
    type: 'learn' as const,
    kind: 'deposit' as const,
    from: 0,
    requests: [{ id: '7', amount: 60_000, at: START, state: 'waiting' as const, ...more }],
  })

  test('keeps its part of the limit until the list tells', () => {
    const member = lose()
    member.pass(HOUR_MS)
    expect(member.deposit(50_000).refusal).toMatchObject({ left: 40_000 })
    member.send(listed({ state: 'cancelled' }))
    expect(member.deposit(50_000).refusal).toBeNull()
  })

  test('is the one of the list with its amount and time, which counts once', () => {
    const member = lose()
    member.send(listed())
    expect(usedOf(member.record(), 'deposit_24h', member.now())).toBe(60_000)
  })

  test('that the whole list does not have was not made, but not before it could be there', () => {
    const member = lose()
    const empty = { ...listed(), requests: [] }
    member.send(empty)
    expect(usedOf(member.record(), 'deposit_24h', member.now())).toBe(60_000)
    member.pass(15 * MINUTE_MS)
    member.send({ ...empty, from: Infinity })
    expect(usedOf(member.record(), 'deposit_24h', member.now())).toBe(60_000)
    member.send(empty)
    expect(usedOf(member.record(), 'deposit_24h', member.now())).toBe(0)
  })

  test('and one that the proxy did not see counts, too', () => {
    const member = openMember()
    member.send(set(100_000))
    member.send(listed({ amount: 90_000 }))
    expect(member.deposit(20_000).refusal).toMatchObject({ left: 10_000 })
  })
})

describe('R-PROT-03 a break', () => {
  test('closes deposits, transfers and games until it ends, and cannot be made shorter', () => {
    const member = openMember()
    member.send({ type: 'startBreak', days: 7 })
    member.send({ type: 'startBreak', days: 1 })
    const until = START + 7 * DAY_MS
    member.pass(7 * DAY_MS - 1)
    const transfer = { type: 'reserve', kind: 'transfer_in', key: 'key', amount: 1 } as const
    for (const refusal of [
      member.deposit(1).refusal,
      member.send(transfer).refusal,
      member.send({ type: 'admitGame' }).refusal,
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

  test('is not put off by an answer before it is due, nor by another login', () => {
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

test('R-PROT-02 the time of a day counts while the member is there, and begins anew at midnight', () => {
  const member = openMember(Date.parse('2026-11-20T22:00:00+09:00'))
  member.send({ type: 'setLimit', limit: 'time_day', value: 30 })
  member.send({ type: 'logIn' })
  member.pass(HOUR_MS / 2)
  member.send({ type: 'see' })
  const there = (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      member.pass(MINUTE_MS)
      member.send({ type: 'see' })
    }
  }
  there(29)
  expect(member.send({ type: 'admitGame' }).refusal).toBeNull()
  there(1)
  member.send({ type: 'answerCheck', dueAt: member.record().check.dueAt })
  expect(member.send({ type: 'admitGame' }).refusal).toEqual({
    status: 'limit',
    limit: 'time_day',
    left: 0,
    freesAt: Date.parse('2026-11-21T00:00:00+09:00'),
  })
  expect(member.deposit(1).refusal).toMatchObject({ limit: 'time_day' })
  there(60)
  member.send({ type: 'answerCheck', dueAt: member.record().check.dueAt })
  expect(member.send({ type: 'admitGame' }).refusal).toBeNull()
})

test('months end where the next begins', () => {
  for (const day of ['2026-12-31', '2027-02-28', '2028-02-29']) {
    const at = Date.parse(`${day}T23:59:59+09:00`)
    expect(monthEnd(at)).toBe(at + 1_000)
    expect(monthStart(monthEnd(at))).toBe(monthEnd(at))
  }
})
