import { createHmac, hkdfSync } from 'node:crypto'
import { memberKey } from '../../../lib/member-id.ts'
import { backendAddress } from '../../core/backend-address.ts'
import type { MoneyRequest, Store } from '../../core/ports.ts'
import type { createLaterWrites } from './later-writes.ts'
import { hashOfParts } from './money-operations.ts'
import type { HashedRequest } from './money-operations.ts'
import type { WorkerClient } from './worker-client.ts'

/**
 * A hash of what can be guessed, such as an id or an address, under a key of its own that the first of
 * SESSION_KEYS gives: the file alone confirms no guess. With another first key counting begins anew.
 */
function createNameHash([first = new Uint8Array()]: readonly Uint8Array[], backend: string) {
  const key = Buffer.from(hkdfSync('sha256', first, '', 'names in the store', 32))
  return (kind: 'member' | 'counter', name: string): string =>
    createHmac('sha256', key).update([backend, kind, name].join(' ')).digest('base64url')
}

type GuardedStore = Pick<Store, 'money' | 'counters' | 'protection'>

/** Requests, counters and protection over the operations of a worker, of one backend alone. */
export function createGuardedStore(
  worker: Pick<WorkerClient, 'call'>,
  later: Pick<ReturnType<typeof createLaterWrites>, 'write'>,
  {
    keys,
    clock,
    backendUrl,
  }: {
    readonly keys: readonly Uint8Array[]
    readonly clock: { now(): number }
    readonly backendUrl: string
  },
): GuardedStore {
  const address = addressText(backendUrl)
  const hashOfName = createNameHash(keys, address)
  const nameOf = (member: string): string => `${address} ${memberKey(member)}`
  const hashed = (request: MoneyRequest): HashedRequest => ({
    // Without the backend's address: a request stays sent when BACKEND_URL changes.
    keyHash: hashOfParts('money', request.member, request.key),
    memberHash: hashOfName('member', request.member),
    fingerprint: hashOfParts(request.member, request.key, request.fingerprint),
    owner: request.attempt,
    request,
  })

  return {
    money: {
      begin: async (request, runningMs) => {
        const own = hashed(request)
        try {
          return await worker.call('beginMoney', own, clock.now(), runningMs)
        } catch (error) {
          // It may have begun after all, and nobody will send it.
          void later.write('forgetMoney', own)
          throw error
        }
      },
      settle: (request, outcome) => later.write('settleMoney', hashed(request), outcome),
      forget: (request) => later.write('forgetMoney', hashed(request)),
    },
    counters: {
      get: (key) => worker.call('getCounter', hashOfName('counter', key), clock.now()),
      upsert: (key, points, durationMs, isForced = false) =>
        worker.call(
          'upsertCounter',
          hashOfName('counter', key),
          points,
          durationMs,
          isForced,
          clock.now(),
        ),
      remove: (key) => worker.call('removeCounter', hashOfName('counter', key)),
    },
    protection: {
      read: (member) => worker.call('getProtection', nameOf(member)),
      perform: (member, command) =>
        worker.call('performProtection', nameOf(member), command, clock.now()),
      record: (member, command) =>
        later.write('performProtection', nameOf(member), command, clock.now()),
    },
  }
}

/** The address of a backend in one spelling. */
export function addressText(backendUrl: string): string {
  const { origin, prefix } = backendAddress(backendUrl)
  return `${origin}${prefix}`
}

/** Hashes random ids, such as those of sessions, for one backend alone. */
export function createIdHash(backendUrl: string): (...parts: readonly string[]) => string {
  const address = addressText(backendUrl)
  return (...parts) => hashOfParts(address, ...parts)
}
