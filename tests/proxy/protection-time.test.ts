import { describe, expect, test } from 'vitest'
import { openMember } from './protected-member.ts'
import { perform } from '../../proxy/protection/perform.ts'
import { newRecord } from '../../proxy/protection/record.ts'
import type { ProtectionRecord } from '../../proxy/protection/record.ts'
import { usedAmount } from '../../proxy/protection/windows.ts'
import { MINUTE_MS, HOUR_MS } from '../../src/lib/durations.ts'

test('R-PROT-02 the daily time counts while the member is active, and restarts at midnight', () => {
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

describe('R-PROT-02 time played', () => {
  const played = (member: ReturnType<typeof openMember>) =>
    usedAmount(member.record(), 'time_day', member.now())
  const repeat = (times: number, act: () => void) => {
    for (let time = 0; time < times; time += 1) act()
  }

  test.each([
    ['a page that asks every 185 seconds', 185_000, { type: 'see' }],
    ['games that are opened every 185 seconds', 185_000, { type: 'admitGame' }],
    ['games that are opened every 20 minutes', 20 * MINUTE_MS, { type: 'admitGame' }],
    ['logins every 5 minutes', 5 * MINUTE_MS, { type: 'logIn' }],
  ] as const)('counts with %s', (_, everyMs, command) => {
    const member = openMember(Date.parse('2026-11-20T09:00:00+09:00'))
    member.send({ type: 'setCheck', minutes: 60 })
    member.send(command)
    const times = Math.floor((24 * MINUTE_MS) / everyMs)
    repeat(times, () => {
      member.pass(everyMs)
      member.send(command)
    })
    expect(played(member)).toBe(Math.floor((times * everyMs) / MINUTE_MS))
  })

  test('counts half an hour of a game at most while the member is not seen, and no other pause', () => {
    const member = openMember(Date.parse('2026-11-20T09:00:00+09:00'))
    member.send({ type: 'logIn' })
    member.send({ type: 'admitGame' })
    member.pass(3 * HOUR_MS)
    member.send({ type: 'see' })
    member.pass(3 * HOUR_MS)
    member.send({ type: 'see' })
    expect(played(member)).toBe(30)
  })

  test('counts half an hour of a game although the page called once more before it was closed', () => {
    const member = openMember(Date.parse('2026-11-20T09:00:00+09:00'))
    member.send({ type: 'logIn' })
    member.send({ type: 'admitGame' })
    member.pass(MINUTE_MS)
    member.send({ type: 'see' })
    member.pass(3 * HOUR_MS)
    member.send({ type: 'see' })
    expect(played(member)).toBe(30)
  })

  test('counts a game that a record of an earlier version has as open', () => {
    const opened = Date.parse('2026-11-20T09:00:00+09:00')
    const { gameAt, ...kept } = newRecord(opened)
    const record = { ...kept, seenAt: opened, isGameOpen: true } as unknown as ProtectionRecord
    const now = opened + HOUR_MS
    expect(usedAmount(perform(record, { type: 'see' }, now).record, 'time_day', now)).toBe(30)
  })

  test('counts for the new day only since midnight', () => {
    const member = openMember(Date.parse('2026-11-20T23:55:00+09:00'))
    member.send({ type: 'see' })
    member.pass(10 * MINUTE_MS)
    member.send({ type: 'see' })
    expect(played(member)).toBe(5)
  })
})
