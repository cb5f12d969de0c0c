import { createHmac, hkdfSync } from 'node:crypto'
import { memberKey } from '../../../lib/member-id.ts'
import { backendAddress } from '../../core/backend-address.ts'
import type { MoneyRequest, Store } from '../../core/ports.ts'
import type { createLaterWrites } from './later-writes.ts'
import { hashOfParts } from './money-operations.ts'
import type { HashedRequest } from './money-operations.ts'
import type { WorkerClient } from './worker-client.ts'

/**
 * Hashes guessable keys such as ids and addresses with a key derived from the first of SESSION_KEYS, so that the file
 * alone confirms no guess. Another first key resets the counters.
 */
function createNameHash([first = new Uint8Array()]: readonly Uint8Array[], backend: string) {
  const key = Buffer.from(hkdfSync('sha256', first, '', 'names in the store', 32))
  return (kind: 'member' | 'counter', name: string): string =>
    createHmac('sha256', key).update([backend, kind, name].join(' ')).digest('base64url')
}

type GuardedStore = Pick<Store, 'money' | 'counters' | 'protection'>

/** Money requests, counters and protection of one backend, on the worker's operations. */
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
    // Without the backend's address, so that a request stays sent when BACKEND_URL changes.
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
          // It may have been stored after all, and will not be sent.
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

/** A backend's address in one spelling. */
export function addressText(backendUrl: string): string {
  const { origin, prefix } = backendAddress(backendUrl)
  return `${origin}${prefix}`
}

/** Hashes random ids, such as session ids, per backend. */
export function createIdHash(backendUrl: string): (...parts: readonly string[]) => string {
  const address = addressText(backendUrl)
  return (...parts) => hashOfParts(address, ...parts)
}
