import type { MoneyRequest, Store } from '../../ports/ports.ts'
import type { createLaterWrites } from './later-writes.ts'
import { memberNamer, hashOfParts } from './name-hashes.ts'
import type { NameHasher } from './name-hashes.ts'
import type { HashedRequest, StoreCalls } from './operations.ts'

type GuardedStore = Pick<Store, 'money' | 'counters' | 'protection'>

/** Money requests, counters and protection of one backend, on its operations. */
export function createGuardedStore(
  calls: StoreCalls,
  laterWrites: Pick<ReturnType<typeof createLaterWrites>, 'write'>,
  {
    hashName,
    clock,
    backendUrl,
  }: {
    readonly hashName: NameHasher
    readonly clock: { now(): number }
    readonly backendUrl: string
  },
): GuardedStore {
  const memberNameOf = memberNamer(backendUrl)
  const hashRequest = (request: MoneyRequest): HashedRequest => ({
    // The hash leaves out the backend's address, so that a sent request stays known when BACKEND_URL changes.
    keyHash: hashOfParts('money', request.member, request.key),
    memberHash: hashName('member', request.member),
    fingerprint: hashOfParts(request.member, request.key, request.fingerprint),
    attempt: request.attempt,
    request,
  })

  return {
    money: {
      begin: async (request, runningMs) => {
        const hashedRequest = hashRequest(request)
        try {
          return await calls.call('beginMoney', hashedRequest, clock.now(), runningMs)
        } catch (error) {
          // The claim may have been stored after all, but the request will not be sent.
          void laterWrites.write('forgetMoney', () => [hashedRequest])
          throw error
        }
      },
      settle: (request, outcome) =>
        laterWrites.write('settleMoney', () => [hashRequest(request), outcome]),
      forget: (request) => laterWrites.write('forgetMoney', () => [hashRequest(request)]),
    },
    counters: {
      get: (key) => calls.call('getCounter', hashName('counter', key), clock.now()),
      upsert: (key, points, durationMs, isForced = false) =>
        calls.call(
          'upsertCounter',
          hashName('counter', key),
          points,
          durationMs,
          isForced,
          clock.now(),
        ),
      remove: (key) => calls.call('removeCounter', hashName('counter', key)),
    },
    protection: {
      read: (member) => calls.call('getProtection', memberNameOf(member)),
      perform: (member, command, requestId) =>
        calls.call('performProtection', memberNameOf(member), command, clock.now(), requestId),
      record: (member, command, requestId) => {
        const at = clock.now()
        // If the clock is set back before a retry, the write must not move the record's time past later ones.
        const recordTime = () => Math.min(at, clock.now())
        return laterWrites.write('performProtection', () => [
          memberNameOf(member),
          command,
          recordTime(),
          requestId,
        ])
      },
    },
  }
}
