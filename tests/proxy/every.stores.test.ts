import { describe, expect, test } from 'vitest'
import { storeKinds, openStoreAt, recordWith as record } from './every-store.ts'
import { START } from './proxy-harness.ts'
import { member } from './scripted-backend.ts'
import { HOUR_MS, DAY_MS } from '../../src/lib/durations.ts'

const SLOW = { timeout: 180_000 }

describe.for(storeKinds)('%s', ([, open]) => {
  const openAt = (start: number) => openStoreAt(start, open)

  test('sessions are found by their id, as they were stored', async () => {
    const { sessions, check } = await openAt(START)
    await sessions.add('one', record())
    await sessions.add('two', record({ pageToken: 'page-token-0002' }))
    expect(await sessions.get('one')).toEqual(record())
    expect(await sessions.get('two')).toEqual(record({ pageToken: 'page-token-0002' }))
    expect(await sessions.get('three')).toBeNull()
    await sessions.remove('one')
    await sessions.remove('one')
    expect(await sessions.get('one')).toBeNull()
    expect(await sessions.get('two')).not.toBeNull()
    await expect(check()).resolves.toBeUndefined()
  })

  test('sessions change their user, and are not brought back by it', async () => {
    const { sessions } = await openAt(START)
    const sideUser = { ...member, nick: 'O\'Neil \u0000 "한"', balance: 9_007_199_254_740_991 }
    await sessions.add('one', record())
    await sessions.updateUser('one', sideUser)
    expect(await sessions.get('one')).toEqual(record({ sideUser }))
    await sessions.remove('one')
    await sessions.updateUser('one', member)
    expect(await sessions.get('one')).toBeNull()
  })

  test('sessions remember when their member was active, and are not brought back by it', async () => {
    const { sessions } = await openAt(START)
    await sessions.add('one', record())
    expect((await sessions.get('one'))?.activeAt).toBe(START)
    await sessions.updateActivity('one', START + 1_000)
    expect(await sessions.get('one')).toEqual(record({ activeAt: START + 1_000 }))
    await sessions.remove('one')
    await sessions.updateActivity('one', START + 2_000)
    expect(await sessions.get('one')).toBeNull()
  })

  test('sessions that have ended are forgotten when the next one begins', async () => {
    const { sessions, advanceClock: pass } = await openAt(START)
    await sessions.add('old', record())
    await pass(HOUR_MS)
    await sessions.add('new', record({ expiresAt: START + 2 * HOUR_MS }))
    expect(await sessions.get('old')).toBeNull()
    expect(await sessions.get('new')).not.toBeNull()
  })

  const transfer = {
    member: 'demo',
    key: 'key-0001',
    fingerprint: '/transfer {"amount":1}',
    attempt: 'attempt-0001',
  }
  const again = (request: typeof transfer) => ({ ...request, attempt: crypto.randomUUID() })
  const EARLIER = { isSameRequest: true, attempt: transfer.attempt }
  const unknown = { state: 'unknown' } as const
  const answered = { state: 'answered', answer: '{"status":"success"}' } as const

  test('a request for money begins once, for its member and key', async () => {
    const { money } = await openAt(START)
    const attempts = Array.from({ length: 20 }, () => again(transfer))
    const begun = await Promise.all(attempts.map((one) => money.begin(one, 5_000)))
    const [{ attempt } = transfer, ...more] = attempts.filter((_, index) => begun[index] === null)
    expect(more).toEqual([])
    expect(begun.filter((known) => known !== null)).toEqual(
      Array.from({ length: 19 }, () => ({
        isSameRequest: true,
        attempt,
        outcome: { state: 'running' },
      })),
    )
    for (const other of [{ member: 'sora' }, { key: 'key-0002' }]) {
      expect(await money.begin(again({ ...transfer, ...other }), 5_000)).toBeNull()
    }
    expect(await money.begin(again({ ...transfer, fingerprint: 'another' }), 5_000)).toMatchObject({
      isSameRequest: false,
    })
  })

  test('R-ACCT-07 the outcome of a request for money is known for 30 days', async () => {
    const { money, advanceClock: pass } = await openAt(START)
    const sent = { ...transfer, key: 'key-0002' }
    await money.begin(transfer, 5_000)
    await money.begin(sent, 5_000)
    await money.settle(transfer, answered)
    await money.settle(sent, unknown)
    await pass(30 * DAY_MS - 1)
    expect(await money.begin(again(transfer), 5_000)).toEqual({ ...EARLIER, outcome: answered })
    expect(await money.begin(again(sent), 5_000)).toEqual({ ...EARLIER, outcome: unknown })
    await pass(1)
    expect(await money.begin(again(transfer), 5_000)).toBeNull()
  })

  test('a request for money that was not sent is forgotten', async () => {
    const { money } = await openAt(START)
    await money.begin(transfer, 5_000)
    await money.forget(transfer)
    expect(await money.begin(again(transfer), 5_000)).toBeNull()
  })

  test('R-ACCT-07 an attempt that ended late neither settles nor forgets the next one under its key', async () => {
    const { money } = await openAt(START)
    await money.begin(transfer, 5_000)
    await money.forget(transfer)
    const next = again(transfer)
    await money.begin(next, 5_000)
    await money.forget(transfer)
    await money.settle(transfer, unknown)
    await money.settle(next, answered)
    expect(await money.begin(again(transfer), 5_000)).toEqual({
      isSameRequest: true,
      attempt: next.attempt,
      outcome: answered,
    })
  })

  test('a request for money whose process has died is unknown', async () => {
    const { money, advanceClock: pass } = await openAt(START)
    await money.begin(transfer, 5_000)
    await pass(5_000)
    expect(await money.begin(again(transfer), 5_000)).toEqual({ ...EARLIER, outcome: unknown })
  })

  // Two thousand durable writes, one after the other.
  test('a thousand requests of a member are known, the oldest go first', SLOW, async () => {
    const { money } = await openAt(START)
    const numbered = (index: number) => ({ ...transfer, key: `key-${index}` })
    const first = { ...transfer, member: 'sora' }
    await money.begin(first, 5_000)
    await money.settle(first, unknown)
    for (let index = 0; index <= 1_001; index += 1) {
      const request = numbered(index)
      await money.begin(request, 5_000)
      await money.settle(request, answered)
    }
    expect(await money.begin(again(numbered(1)), 5_000)).toEqual({
      ...EARLIER,
      outcome: answered,
    })
    expect(await money.begin(again(numbered(0)), 5_000)).toBeNull()
    expect(await money.begin(again(first), 5_000)).toEqual({ ...EARLIER, outcome: unknown })
  })

  test('counters add up until they end', async () => {
    const { counters, advanceClock: pass } = await openAt(START)
    const added = await Promise.all(
      Array.from({ length: 30 }, () => counters.upsert('login 1.2.3.4', 2, 1_000)),
    )
    expect(added.map(({ points }) => points).sort((one, two) => one - two)).toEqual(
      Array.from({ length: 30 }, (_value, index) => 2 * index + 2),
    )
    await pass(999)
    const counter = { points: 55, expiresAt: START + 1_000 }
    expect(await counters.upsert('login 1.2.3.4', -5, 9_000)).toEqual(counter)
    expect(await counters.get('login 1.2.3.4')).toEqual(counter)
    await pass(1)
    expect(await counters.get('login 1.2.3.4')).toBeNull()
    expect(await counters.upsert('login 1.2.3.4', 1, 1_000)).toEqual({
      points: 1,
      expiresAt: START + 2_000,
    })
  })

  test('counters are set again, kept for ever, removed', async () => {
    const { counters, advanceClock: pass } = await openAt(START)
    await counters.upsert('id demo', 3, 1_000)
    expect(await counters.upsert('id demo', 9, 0, true)).toEqual({ points: 9, expiresAt: null })
    await pass(10 * DAY_MS)
    expect(await counters.get('id demo')).toEqual({ points: 9, expiresAt: null })
    expect([await counters.remove('id demo'), await counters.remove('id demo')]).toEqual([
      true,
      false,
    ])
    expect(await counters.get('id demo')).toBeNull()
  })
})
