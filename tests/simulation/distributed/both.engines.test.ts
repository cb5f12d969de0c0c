import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, test, vi } from 'vitest'
import type { Connected } from '../../../src/proxy/store/postgres/connected.ts'
import { READ_EPOCH, beginEpoch, readEpoch } from '../../../src/proxy/store/postgres/cache-epoch.ts'
import { readStoreRow } from '../../../src/proxy/store/postgres/identity.ts'
import * as counters from '../../../src/proxy/store/postgres/counter-operations.ts'
import * as money from '../../../src/proxy/store/postgres/money-operations.ts'
import * as protection from '../../../src/proxy/store/postgres/protection-operations.ts'
import * as sessions from '../../../src/proxy/store/postgres/session-operations.ts'
import { durably } from '../../../src/proxy/store/postgres/statements.ts'
import { sweep } from '../../../src/proxy/store/postgres/sweep.ts'
import { createSessionEntries } from '../../../src/proxy/store/redis/session-entries.ts'
import type { VersionedRow } from '../../../src/proxy/store/shared/sealed-session.ts'
import type { RedisClient } from '../../../src/proxy/store/redis/client.ts'
import { perform } from './scripts.ts'
import { SimulatedCache } from './simulated-cache.ts'
import { openBoth } from './both-databases.ts'
import { openStore } from './tables.ts'
import { Timeline } from '../timeline.ts'
import { sharedRedis } from '../../support/engines/redis.ts'
import { onTestFinished } from '../../support/this-test.ts'
import { redisAt } from '../../proxy/database-stores.ts'
import { record } from '../../proxy/store-files.ts'

const SLOW = { timeout: 120_000 }
const HISTORIES = 10
const END = Date.now() + 7 * 3_600_000

const few = fc.nat({ max: 1 })
const operation = fc.record({
  name: fc.constantFrom(
    ...([
      'begin',
      'settle',
      'forget',
      'begin',
      'forget',
      'add',
      'user',
      'activity',
      'remove',
      'read',
    ] as const),
    ...(['deposit', 'release', 'limit', 'break', 'record', 'epoch', 'next', 'fails'] as const),
    ...(['list', 'end', 'ended', 'isEnded', 'count', 'count', 'counted', 'uncount'] as const),
    ...(['expire', 'sweep'] as const),
  ),
  connection: few,
  key: few,
  attempt: fc.nat({ max: 2 }),
  amount: fc.integer({ min: 1, max: 3 }),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

const expiring = [
  ['sessions', 'session'],
  ['money', 'key'],
  ['counters', 'count'],
] as const

async function operate(connected: Connected, { name, key, attempt, amount }: Operation) {
  const request = {
    keyHash: `key ${key}`,
    memberHash: 'member',
    fingerprint: `print ${amount}`,
    owner: `attempt ${attempt}`,
    request: { member: 'demo', key: '', fingerprint: '' },
  }
  const hash = `session ${key}`
  const limits = (command: Parameters<typeof protection.performProtection>[3]) =>
    protection.performProtection(connected, openStore, 'demo', command, undefined)
  switch (name) {
    case 'begin':
      return money.beginMoney(connected, openStore, request, 60_000)
    case 'settle':
      return money.settleMoney(connected, openStore, request, { state: 'answered', answer: '{}' })
    case 'forget':
      return money.forgetMoney(connected, openStore, request)
    case 'add':
      return sessions.addSession(connected, openStore, hash, {
        ...record,
        sideUser: { ...record.sideUser, userId: attempt === 2 ? 'another' : 'demo' },
        expiresAt: END,
      })
    case 'user':
      return sessions.updateUser(connected, openStore, hash, record.sideUser)
    case 'activity':
      return sessions.updateActivity(connected, openStore, hash, END - amount)
    case 'remove':
      return sessions.removeSession(connected, openStore, hash, amount === 1 ? 'request' : null)
    case 'read':
      return sessions.readSessions(connected, ['session 0', 'session 1'])
    case 'deposit':
      return limits({
        type: 'reserve',
        attempt: request.owner,
        direction: 'deposit',
        amount,
      } as never)
    case 'release':
      return limits({ type: 'release', attempt: request.owner })
    case 'limit':
      return limits({ type: 'setLimit', limit: 'deposit_24h', value: amount })
    case 'break':
      return limits({ type: 'startBreak', days: amount === 1 ? 1 : 7 })
    case 'record':
      return protection.getProtection(connected, openStore, 'demo')
    case 'epoch':
      return Promise.all([readEpoch(connected), readStoreRow(connected)])
    case 'next':
      return beginEpoch(connected, amount, [`server-${attempt}`])
    case 'list':
      return sessions.listSessions(connected, openStore, 'demo')
    case 'end': {
      const other = amount === 1 ? null : 'session 1'
      const revocation = { member: 'demo', ownHash: hash, hash: other, requestId: 'request' }
      return sessions.revokeSessions(connected, openStore, 'demo', revocation)
    }
    case 'ended':
      return sessions.listRevoked(connected, openStore, 'demo')
    case 'isEnded':
      return sessions.isRevoked(connected, hash)
    case 'count': {
      const durationMs = attempt === 0 ? 0 : 60_000
      return counters.upsertCounter(connected, `count ${key}`, amount, durationMs, amount === 3, 0)
    }
    case 'counted':
      return counters.getCounter(connected, `count ${key}`, 0)
    case 'uncount':
      return counters.removeCounter(connected, `count ${key}`)
    case 'sweep':
      return sweep(connected, [connected.writer.id])
    case 'expire':
      return
    case 'fails':
      return durably(connected, attempt === 0 ? 'another' : openStore.incarnation, [
        'UPDATE money SET state = $1, answer = $2 WHERE key_hash = $3 AND owner = $4',
        ['unknown', null, request.keyHash, request.owner],
      ]).catch(() => undefined)
  }
}

describe('the simulated PostgreSQL', SLOW, () => {
  test('answers random operations of the store as PostgreSQL does, statement by statement', async ({
    expect,
  }) => {
    const histories = fc.array(operation, { minLength: 20, maxLength: 60 })
    const check = async (history: readonly Operation[]) => {
      const { connect, compared, tables, expire } = await openBoth()
      const connections = [await connect(), await connect()]
      for (const one of history)
        await (one.name === 'expire'
          ? expire(expiring[one.attempt]!, one.key)
          : operate(connections[one.connection]!.connected, one))
      expect(compared.map(({ text, simulated }) => [text, simulated])).toEqual(
        compared.map(({ text, real }) => [text, real]),
      )
      const { simulated, real } = await tables()
      expect(simulated).toEqual(real)
    }
    await fc.assert(fc.asyncProperty(histories, check), { numRuns: HISTORIES, endOnFailure: true })
  })

  const claimOf = async (connected: Connected, owner: string) => {
    const texts: (readonly [string, readonly unknown[]])[] = []
    const keep = (text: string, values: readonly unknown[] = []) => {
      texts.push([text, values])
      return Promise.resolve({ command: 'COMMIT', rows: [{ generation: 1 }] })
    }
    const client = { query: keep, on: () => undefined, off: () => undefined }
    await operate({ ...connected, client } as never, {
      name: 'begin',
      connection: 0,
      key: 0,
      attempt: owner === 'one' ? 0 : 1,
      amount: 1,
    })
    return texts[1]!
  }
  const member = 'SELECT sealed, now_ms() AS now FROM members WHERE member_hash = $1 FOR UPDATE'
  const addMember = 'INSERT INTO members (member_hash) VALUES ($1) ON CONFLICT DO NOTHING'
  const next =
    'UPDATE cache SET epoch = epoch + 1, servers = $2, since = clock_timestamp() WHERE epoch = $1'

  test.for([
    ['a claim', 'a claim of the same key', null, null],
    ['a lock of a member', 'another one', [member, ['m']], [member, ['m']]],
    ['a new member', 'the same one', [addMember, ['n']], [addMember, ['n']]],
    ['an epoch that is kept', 'the next one', [`${READ_EPOCH} FOR SHARE`, []], [next, [0, 'a']]],
    ['a next epoch', 'another next one', [next, [0, 'a']], [next, [0, 'b']]],
  ] as const)('%s makes %s wait', async ([, , first, second], { expect }) => {
    const { connect, compared } = await openBoth()
    const [one, two] = [await connect(), await connect()]
    await one.connected.client.query(addMember, ['m'])
    for (const { connected } of [one, two]) await connected.client.query('BEGIN')
    const [text, values] = first ?? (await claimOf(one.connected, 'one'))
    await one.connected.client.query(text, [...values])
    const [later, taken] = second ?? (await claimOf(two.connected, 'two'))
    const waiting = two.later(later, taken)
    await one.connected.client.query('COMMIT')
    await waiting
    await two.connected.client.query('COMMIT')
    expect(compared.map(({ simulated }) => simulated)).toEqual(compared.map(({ real }) => real))
    // It was answered at the commit of the first: two connections, whose answers come in either order.
    const last = compared.map(({ text }) => text).slice(-3)
    expect([last.slice(0, 2).toSorted(), last[2]]).toEqual([['COMMIT', later].toSorted(), 'COMMIT'])
  })
})

describe('the simulated cache', SLOW, () => {
  test('answers random scripts of sessions as Redis does', async ({ expect }) => {
    const client = redisAt(await sharedRedis())
    onTestFinished(() => client.close())
    await vi.waitFor(() => client.servers())
    const real = createSessionEntries(client)
    const cache = new SimulatedCache(new Timeline(Date.now()))
    const run: RedisClient['run'] = (script, key, ...args) => {
      const [server, answer] = perform(cache, cache.announced, script.text, [
        key,
        ...args.map(String),
      ])
      return Promise.resolve({ server, answer })
    }
    const simulated = createSessionEntries({ run } as RedisClient)
    const row = (version: number, at: number): VersionedRow => ({
      secrets: Buffer.from('secrets'),
      user: Buffer.from(`user ${at}`),
      activity: Buffer.from('activity'),
      expires_at: END,
      active_at: END,
      version,
    })
    const act = fc.record({
      name: fc.constantFrom('fill', 'fill', 'bury', 'read'),
      epoch: few,
      hash: few,
      version: fc.constantFrom(1, 2, 11),
    })
    const check = async (
      acts: readonly { name: string; epoch: number; hash: number; version: number }[],
    ) => {
      const incarnation = randomUUID()
      for (const [at, { name, epoch: number, hash, version }] of acts.entries()) {
        const epoch = { incarnation, number }
        const [one, other] = await Promise.all(
          [simulated, real].map(async (entries) => {
            if (name === 'fill') await entries.fill(epoch, `${hash}`, row(version, at), 60_000)
            if (name === 'bury') await entries.bury(epoch, `${hash}`, 60_000)
            return (await entries.read(epoch, `${hash}`)).row
          }),
        )
        expect(one).toEqual(other)
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 12 }), check), {
      numRuns: 50,
      endOnFailure: true,
    })
  })
})
