import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CallFailure } from '../../src/http/call-failure.ts'
import type { CallFailureKind } from '../../src/http/call-failure.ts'
import { lobbyQueries } from '../../src/features/lobby/lobby.api.ts'
import { problems } from '../../src/generated/problems.ts'
import { createQueryClient, forgetMember, isWorthRetrying } from '../../src/http/query-client.ts'
import { callFailure } from '../support/call-failure.ts'
import { walletQueries } from '../../src/features/wallet/wallet.api.ts'

test('only temporary failures are retried, at most twice', () => {
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
    'outcome-unknown',
  ]
  expect(kinds.filter((kind) => isWorthRetrying(0, callFailure(kind)))).toEqual([
    'offline',
    'timeout',
    'backend-unavailable',
  ])
  const withCode = (code: string) => new CallFailure({ ...callFailure('timeout'), code })
  expect(Object.keys(problems).filter((code) => isWorthRetrying(0, withCode(code)))).toEqual([
    'backend_fault',
    'backend_unreachable',
    'backend_timeout',
  ])
  expect([0, 1, 2].map((count) => isWorthRetrying(count, callFailure('offline')))).toEqual([
    true,
    true,
    false,
  ])
  expect(isWorthRetrying(0, new Error('a mistake of ours'))).toBe(false)
})

test('a mutation is never retried, and invalidates the data it changed', async () => {
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

  await expect(run(() => Promise.reject(callFailure('timeout')))).rejects.toThrow()
  expect([calls, stale()]).toEqual([1, [false, false]])
  await run(() => Promise.resolve('done'))
  expect([calls, stale()]).toEqual([2, [true, false]])
})

test('a mutation that may have taken effect is looked up, and not repeated', async () => {
  const client = createQueryClient()
  client.setQueryData(['wallet', 'withdrawals'], 'old')
  let calls = 0
  const sending = new MutationObserver(client, {
    mutationFn: () => {
      calls += 1
      return Promise.reject(callFailure('outcome-unknown'))
    },
    meta: { invalidates: [['wallet']] },
  })
  await expect(sending.mutate()).rejects.toThrow()
  expect(calls).toBe(1)
  expect(client.getQueryState(['wallet', 'withdrawals'])?.isInvalidated).toBe(true)
})

test('data about a member is dropped at the end of the session, data for guests stays', () => {
  const client = createQueryClient()
  const money = walletQueries.inGameBalance()
  const casinos = lobbyQueries.providers('casino')
  new QueryObserver(client, money)
  new QueryObserver(client, casinos)
  forgetMember(client)
  const left = client.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey)).toEqual([casinos.queryKey])
})
