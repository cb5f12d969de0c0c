import { memberKey } from '../../src/lib/member-id.ts'
import type { Counter, MoneyOutcome, MoneyRecord, Store } from '../ports/ports.ts'
import { perform } from '../protection/perform.ts'
import type { ProtectionRecord } from '../protection/record.ts'
import { createMemorySessions } from './memory-sessions.ts'
import { MAX_COUNTERS, MONEY_KEPT_MS, MAX_MONEY_OF_MEMBER } from './shared/operations.ts'

const SWEEP_MS = 60_000

type Clock = { now(): number }
type ExpiringRow = { readonly expiresAt: number | null }

export function createMemoryStore(clock: Clock): Store {
  return {
    sessions: createMemorySessions(clock),
    money: memoryMoney(clock),
    counters: memoryCounters(clock),
    protection: memoryProtection(clock),
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

function dropExpired(records: Map<string, ExpiringRow>, now: number): void {
  for (const [key, { expiresAt }] of records) {
    if (expiresAt !== null && expiresAt <= now) records.delete(key)
  }
}

type MoneyEntry = {
  readonly fingerprint: string
  readonly attempt: string
  /** Null: still running. */
  outcome: MoneyOutcome | null
  readonly runningUntil: number
  readonly expiresAt: number
}

function memoryMoney(clock: Clock): Store['money'] {
  const members = new Map<string, Map<string, MoneyEntry>>()
  const recordOf = ({ member, key }: { member: string; key: string }) =>
    members.get(member)?.get(key)
  let nextSweep = 0
  const sweep = (now: number) => {
    if (now < nextSweep) return
    nextSweep = now + SWEEP_MS
    for (const [member, records] of members) {
      dropExpired(records, now)
      if (records.size === 0) members.delete(member)
    }
  }
  const storeRecord = (member: string, key: string, record: MoneyEntry) => {
    const records = members.get(member) ?? new Map<string, MoneyEntry>()
    records.delete(key)
    members.set(member, records.set(key, record))
    if (records.size <= MAX_MONEY_OF_MEMBER) return
    const settledEntries = [...records].filter(([, { outcome }]) => outcome !== null)
    for (const [old] of settledEntries.slice(0, -MAX_MONEY_OF_MEMBER)) records.delete(old)
  }
  return {
    begin: ({ member, key, fingerprint, attempt }, runningMs) => {
      const now = clock.now()
      const record = recordOf({ member, key })
      if (record === undefined || record.expiresAt <= now) {
        sweep(now)
        const times = { runningUntil: now + runningMs, expiresAt: now + MONEY_KEPT_MS }
        storeRecord(member, key, { fingerprint, attempt, outcome: null, ...times })
        return Promise.resolve(null)
      }
      const hasTimedOut = record.runningUntil <= now
      const outcome = record.outcome ?? ({ state: hasTimedOut ? 'unknown' : 'running' } as const)
      const isSameRequest = record.fingerprint === fingerprint
      return Promise.resolve<MoneyRecord>({ isSameRequest, attempt: record.attempt, outcome })
    },
    settle: (request, outcome) => {
      const record = recordOf(request)
      if (record?.attempt === request.attempt) record.outcome = outcome
      return Promise.resolve()
    },
    forget: (request) => {
      const isOwnAttempt = recordOf(request)?.attempt === request.attempt
      if (isOwnAttempt) members.get(request.member)?.delete(request.key)
      return Promise.resolve()
    },
  }
}

function memoryCounters(clock: Clock): Store['counters'] {
  const counters = new Map<string, Counter>()
  const currentCounter = (key: string): Counter | null => {
    const counter = counters.get(key)
    const hasEnded =
      counter === undefined || (counter.expiresAt !== null && counter.expiresAt <= clock.now())
    return hasEnded ? null : counter
  }
  const makeRoom = () => {
    if (counters.size < MAX_COUNTERS) return
    dropExpired(counters, clock.now())
    // Evicts a tenth at once, so that a flood of keys does not trigger a sweep per key.
    for (const key of counters.keys()) {
      if (counters.size < MAX_COUNTERS * 0.9) return
      counters.delete(key)
    }
  }
  return {
    get: (key) => Promise.resolve(currentCounter(key)),
    upsert: (key, points, durationMs, isForced = false) => {
      const existing = isForced ? null : currentCounter(key)
      const newCounter = { points, expiresAt: durationMs > 0 ? clock.now() + durationMs : null }
      const counter =
        existing === null ? newCounter : { ...existing, points: existing.points + points }
      if (existing === null) {
        counters.delete(key)
        makeRoom()
      }
      counters.set(key, counter)
      return Promise.resolve(counter)
    },
    remove: (key) => Promise.resolve(counters.delete(key)),
  }
}

function memoryProtection(clock: Clock): Store['protection'] {
  const records = new Map<string, ProtectionRecord>()
  const read = (member: string) => records.get(memberKey(member)) ?? null
  const store: Store['protection'] = {
    read: (member) => Promise.resolve(read(member)),
    perform: (member, command) => {
      const result = perform(read(member), command, clock.now())
      records.set(memberKey(member), result.record)
      return Promise.resolve(result)
    },
    record: async (member, command) => void (await store.perform(member, command)),
  }
  return store
}
