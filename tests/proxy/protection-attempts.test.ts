import { describe, expect, test } from 'vitest'
import { START, openMember } from './protected-member.ts'
import type { ProtectionCommand } from '../../proxy/protection/commands.ts'
import { perform } from '../../proxy/protection/perform.ts'
import { newRecord } from '../../proxy/protection/record.ts'
import type { ProtectionRecord } from '../../proxy/protection/record.ts'
import { usedAmount } from '../../proxy/protection/windows.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../src/lib/durations.ts'

const set = (value: number | null) => ({ type: 'setLimit', limit: 'deposit_24h', value }) as const

describe('R-PROT-05 a deposit of an unknown outcome', () => {
  const lost = {
    kind: 'deposit',
    attempt: 'attempt-1',
    amount: 60_000,
    state: 'unknown',
    id: null,
  } as const

  function lose() {
    const member = openMember()
    member.send(set(100_000))
    member.reserve(60_000)
    member.send({ type: 'settle', ...lost })
    member.pass(1)
    return member
  }
  const listCommand = (more: object = {}) => ({
    type: 'learn' as const,
    kind: 'deposit' as const,
    from: 0,
    askedAt: START + 1,
    requests: [{ id: '7', amount: 60_000, at: START, state: 'waiting' as const, ...more }],
  })

  test('keeps its part of the limit although the list has a cancelled one of its amount, which may be another', () => {
    const member = lose()
    member.pass(HOUR_MS)
    expect(member.deposit(50_000).refusal).toMatchObject({ left: 40_000 })
    member.send(listCommand({ state: 'cancelled' }))
    expect(member.deposit(50_000).refusal).toMatchObject({ left: 40_000 })
    member.pass(2 * DAY_MS)
    expect(member.deposit(50_000).refusal).toBeNull()
  })

  test('is not ended by the cancellation of an item that it was only taken for', () => {
    const member = lose()
    const used = () => usedAmount(member.record(), 'deposit_24h', member.now())
    member.send(listCommand())
    member.send({ type: 'cancel', kind: 'deposit', id: '7' })
    expect(used()).toBe(60_000)
    const again = lose()
    again.send(listCommand())
    again.send(listCommand({ state: 'cancelled' }))
    expect(usedAmount(again.record(), 'deposit_24h', again.now())).toBe(60_000)
  })

  test('counts as late as it can have taken effect, although the list has an earlier item of its amount', () => {
    const member = lose()
    member.send(listCommand())
    member.pass(DAY_MS + HOUR_MS)
    expect(usedAmount(member.record(), 'deposit_24h', member.now())).toBe(60_000)
  })

  test('is the one of the list with its amount and time, which counts once', () => {
    const member = lose()
    member.send(listCommand())
    expect(usedAmount(member.record(), 'deposit_24h', member.now())).toBe(60_000)
  })

  test('an attempt that a complete list lacks was not made, once it cannot arrive any more', () => {
    const member = lose()
    const used = () => usedAmount(member.record(), 'deposit_7d', member.now())
    const empty = { ...listCommand(), requests: [] }
    member.send(empty)
    expect(used()).toBe(60_000)
    member.pass(DAY_MS)
    const askedAt = member.now()
    member.send({ ...empty, askedAt, from: Infinity })
    expect(used()).toBe(60_000)
    member.send({ ...empty, askedAt: askedAt - 2 })
    expect(used()).toBe(60_000)
    member.send({ ...empty, askedAt })
    expect(used()).toBe(0)
  })

  test('keeps its part of every limit as long as it may take effect late', () => {
    const member = lose()
    member.pass(DAY_MS + HOUR_MS)
    expect(member.deposit(50_000).refusal).toMatchObject({ left: 40_000 })
    member.pass(DAY_MS - HOUR_MS)
    expect(member.deposit(100_000).refusal).toBeNull()
  })

  const own = { kind: 'deposit', amount: 60_000 } as const
  const answer = (attempt: string, id: string | null) =>
    ({ type: 'settle', ...own, attempt, state: id === null ? 'unknown' : 'waiting', id }) as const

  function twoAlike() {
    const member = openMember()
    member.send(set(1_000_000))
    member.reserve(60_000)
    member.send(answer('attempt-1', null))
    member.reserve(60_000)
    member.pass(1)
    const used = () => usedAmount(member.record(), 'deposit_24h', member.now())
    return { ...member, used }
  }

  test('counts beside an equal one that the list may mean as well, until an answer names that one', () => {
    const member = twoAlike()
    member.send(listCommand())
    expect(member.used()).toBe(180_000)
    member.send(answer('attempt-2', '7'))
    expect(member.used()).toBe(120_000)
    member.send({
      ...listCommand(),
      requests: [...listCommand().requests, { ...listCommand().requests[0]!, id: '8' }],
    })
    expect(member.used()).toBe(120_000)
    expect(member.record().movements.map(({ attempt, id }) => [attempt, id])).toEqual([
      ['attempt-1', '8'],
      ['attempt-2', '7'],
    ])
  })

  test('counts as late as it can have taken effect, although the list may name it by the item of an equal one', () => {
    const member = openMember()
    member.send(set(1_000_000))
    member.reserve(60_000)
    member.send(answer('attempt-1', null))
    member.reserve(60_000)
    member.send({ ...answer('attempt-2', null), state: 'waiting' })
    member.pass(HOUR_MS)
    const [cancelled, late] = [
      { id: '8', amount: 60_000, at: START, state: 'cancelled' as const },
      { id: '7', amount: 60_000, at: START + MINUTE_MS, state: 'waiting' as const },
    ]
    member.send({ ...listCommand(), askedAt: member.now(), requests: [cancelled, late] })
    const used = () => usedAmount(member.record(), 'deposit_24h', member.now())
    // Both attempts, and the item that belongs to either of them.
    expect(used()).toBe(180_000)
    member.pass(DAY_MS - HOUR_MS)
    expect(used()).toBe(120_000)
    member.pass(DAY_MS + HOUR_MS)
    expect(used()).toBe(0)
  })

  test('counts in the limit of seven days although the backend dates it nine hours too early', () => {
    const member = lose()
    member.pass(26 * HOUR_MS)
    const item = { ...listCommand({ at: START - 9 * HOUR_MS }), askedAt: member.now() }
    member.send({ ...item, from: START - HOUR_MS, requests: [] })
    member.send(item)
    member.pass(6 * DAY_MS - 3 * HOUR_MS)
    expect(usedAmount(member.record(), 'deposit_7d', member.now())).toBe(60_000)
  })

  test('leaves its time to an equal one that was taken for its item, when it ends', () => {
    const member = openMember()
    member.send(set(1_000_000))
    member.reserve(60_000)
    member.send(answer('attempt-1', null))
    member.reserve(60_000)
    member.send({ ...answer('attempt-2', null), state: 'waiting' })
    member.pass(20 * HOUR_MS)
    // The second one took effect at once, the first one after 20 hours; the list swaps their ids.
    const items = [
      { id: '8', amount: 60_000, at: START, state: 'waiting' as const },
      { id: '7', amount: 60_000, at: START + 20 * HOUR_MS, state: 'waiting' as const },
    ]
    member.send({ ...listCommand(), from: Infinity, askedAt: member.now(), requests: items })
    member.pass(10 * HOUR_MS)
    const [early, late] = items
    const cancelled = { ...early!, state: 'cancelled' as const }
    member.send({ ...listCommand(), askedAt: member.now(), requests: [cancelled, late!] })
    expect(usedAmount(member.record(), 'deposit_24h', member.now())).toBe(60_000)
  })

  test('loses the id that the list gave it when the answer gives it to another one', () => {
    const member = openMember()
    member.send(set(1_000_000))
    member.reserve(60_000)
    member.send(answer('attempt-1', null))
    member.pass(1)
    member.send(listCommand())
    member.reserve(60_000)
    member.send(answer('attempt-2', '7'))
    expect(usedAmount(member.record(), 'deposit_24h', member.now())).toBe(120_000)
    expect(member.record().movements.map(({ attempt, id, state }) => [attempt, id, state])).toEqual(
      [
        ['attempt-1', null, 'unknown'],
        ['attempt-2', '7', 'waiting'],
      ],
    )
  })

  test('is not the request that a list showed before it was sent, although amount and time fit', () => {
    const member = openMember()
    member.send(set(130_000))
    member.reserve(60_000)
    member.send({ type: 'settle', ...lost })
    member.pass(25 * HOUR_MS)
    const page = listCommand({ at: START + 29 * HOUR_MS }) // the backend's clock is ahead
    member.send({ ...page, askedAt: member.now() })
    member.reserve(60_000)
    member.pass(1_000)
    member.send({ ...page, askedAt: member.now() })
    expect(member.deposit(20_000).refusal).toMatchObject({ left: 10_000 })
  })

  test('is not ended by a list that was asked for before the clock was set back', () => {
    const member = openMember()
    member.send(set(100_000))
    member.reserve(60_000)
    member.send({ ...listCommand(), requests: [], askedAt: START + 25 * HOUR_MS })
    expect(usedAmount(member.record(), 'deposit_24h', member.now())).toBe(60_000)
  })

  test('counts once each when the list has as many equal ones as were sent', () => {
    const member = twoAlike()
    const one = listCommand().requests[0]!
    member.send({ ...listCommand(), requests: [one, { ...one, id: '8' }] })
    expect(member.used()).toBe(120_000)
  })

  test('an attempt that is released late does not release a later one under its key', () => {
    const member = twoAlike()
    member.send({ type: 'release', attempt: 'attempt-1' })
    expect(member.used()).toBe(60_000)
    member.send(answer('attempt-2', '7'))
    member.send({ type: 'release', attempt: 'attempt-1' })
    expect(member.used()).toBe(60_000)
  })

  test('and is released although the list named it: the request of the list keeps counting', () => {
    const member = lose()
    member.send(listCommand())
    member.send({ type: 'release', attempt: 'attempt-1' })
    expect(usedAmount(member.record(), 'deposit_24h', member.now())).toBe(60_000)
  })

  test('counts with the amount that the backend names, when that is larger', () => {
    const member = lose()
    member.send(listCommand())
    member.send(listCommand({ amount: 80_000 }))
    expect(usedAmount(member.record(), 'deposit_24h', member.now())).toBe(80_000)
  })

  test('and one that the proxy did not see counts, too', () => {
    const member = openMember()
    member.send(set(100_000))
    member.send(listCommand({ amount: 90_000 }))
    expect(member.deposit(20_000).refusal).toMatchObject({ left: 10_000 })
  })
})

describe('R-PROT-06 a record', () => {
  test('stays below 200 kB with 2,000 deposits, and every one of them counts', () => {
    let record: ProtectionRecord | null = null
    const send = (command: ProtectionCommand, now: number) => {
      record = perform(record, command, now).record
      return record
    }
    const deposit = { kind: 'deposit', amount: 1_000 } as const
    for (let index = 0; index < 2_000; index += 1) {
      const attempt = crypto.randomUUID()
      const now = START + index * MINUTE_MS
      send({ type: 'reserve', ...deposit, attempt }, now)
      send({ type: 'settle', ...deposit, attempt, state: 'waiting', id: String(index) }, now)
    }
    const end = START + 2_000 * MINUTE_MS
    const old = { id: '5', amount: 1_000, at: START + 5 * MINUTE_MS, state: 'waiting' } as const
    const page = { kind: 'deposit', from: Infinity, askedAt: end, requests: [old] } as const
    const full = send({ type: 'learn', ...page }, end)
    expect(JSON.stringify(full).length).toBeLessThan(200_000)
    expect(usedAmount(full, 'deposit_7d', end)).toBe(2_000_000)
  })

  test('of the layout before attempts had ids keeps its limits and movements', () => {
    const { folded, foldedUntil, gameAt, ...older } = newRecord(START)
    const kept = { kind: 'deposit', amount: 60_000, at: START } as const
    const record = {
      ...older,
      limits: { ...older.limits, deposit_24h: { value: 100_000, pending: null } },
      movements: [
        { ...kept, key: 'key-1', state: 'unknown', id: null },
        { ...kept, key: '', state: 'waiting', id: '7', amount: 30_000 },
      ],
    }
    const { refusal } = perform(
      record as unknown as ProtectionRecord,
      { type: 'reserve', kind: 'deposit', attempt: 'one', amount: 10_001 },
      START,
    )
    expect(refusal).toMatchObject({ left: 10_000 })
  })
})
