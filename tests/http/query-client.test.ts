import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CallFailure } from '../../src/http/call-failure.ts'
import type { CallFailureKind } from '../../src/http/call-failure.ts'
import { lobbyQueries } from '../../src/features/lobby/lobby.queries.ts'
import { createQueryClient, forgetMember, isWorthRetrying } from '../../src/http/query-client.ts'
import { walletQueries } from '../../src/features/wallet/wallet.queries.ts'

const failure = (kind: CallFailureKind) =>
  new CallFailure({
    kind,
    code: kind,
    requestId: null,
    retryAfter: null,
    status: null,
    at: 0,
    route: '',
  })

test('only what may pass by itself is asked again, and twice at most', () => {
  const kinds: readonly CallFailureKind[] = [
    'offline',
    'timeout',
    'backend-unavailable',
    'session-ended',
    'forbidden',
    'invalid',
    'too-many-requests',
    'unreadable',
    'internal',
  ]
  expect(kinds.filter((kind) => isWorthRetrying(0, failure(kind)))).toEqual([
    'offline',
    'timeout',
    'backend-unavailable',
  ])
  expect([0, 1, 2].map((count) => isWorthRetrying(count, failure('offline')))).toEqual([
    true,
    true,
    false,
  ])
  expect(isWorthRetrying(0, new Error('a mistake of ours'))).toBe(false)
})

test('a mutation is never repeated by machine, and says what the server now tells differently', async () => {
  const client = createQueryClient()
  const keys = [
    ['wallet', 'deposits'],
    ['notes', 'list'],
  ] as const
  for (const key of keys) client.setQueryData(key, 'old')
  let calls = 0
  const run = (outcome: () => Promise<string>) =>
    new MutationObserver(client, {
      mutationFn: () => {
        calls += 1
        return outcome()
      },
      meta: { invalidates: [['wallet']] },
    }).mutate()
  const stale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)

  await expect(run(() => Promise.reject(failure('timeout')))).rejects.toThrow()
  expect([calls, stale()]).toEqual([1, [false, false]])
  await run(() => Promise.resolve('done'))
  expect([calls, stale()]).toEqual([2, [true, false]])
})

test('data about a member is dropped at the end of the session, data for guests stays', () => {
  const client = createQueryClient()
  const money = walletQueries.inGameBalance()
  const casinos = lobbyQueries.casino()
  new QueryObserver(client, money)
  new QueryObserver(client, casinos)
  forgetMember(client)
  const left = client.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey)).toEqual([casinos.queryKey])
})
