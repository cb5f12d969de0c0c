import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { examplePlayer } from '../../tests/support/players.ts'
import { HOURS_8, connectionLoss, openPage } from '../../tests/support/session-page.ts'
import { balancesOf } from '../features/player/player.ts'
import { walletQueries } from '../features/wallet/wallet.api.ts'
import { parseBalance } from '../lib/money.ts'
import { isBalanceEmpty } from './empty-balance.ts'

const withBalance = (balance: unknown) => examplePlayer({ balance: parseBalance(balance) })

const openPageWith = async (balance: unknown) => {
  const page = openPage({ isLeader: true })
  await page.restore.answer({ player: withBalance(balance), endsInMs: HOURS_8 })
  const queries = new QueryClient()
  const { queryKey } = walletQueries.inGameBalance()
  return {
    ...page,
    answer: (later: unknown) =>
      queries.setQueryData(queryKey, balancesOf(withBalance(later)), {
        updatedAt: Date.now() + page.clock.now(),
      }),
    isEmpty: () => isBalanceEmpty(page.now(), queries),
  }
}

test.each([
  [0, true],
  ['0.9', true],
  [1, false],
  [undefined, false],
  ['many', false],
  [-5, false],
])('R-GAME-04 a balance of %j is known to be empty: %j', async (balance, expected) => {
  expect((await openPageWith(balance)).isEmpty()).toBe(expected)
})

test('R-GAME-04 the answer that came last decides whether the balance is empty', async () => {
  const [poorer, richer] = [await openPageWith(5_000), await openPageWith(0)]
  poorer.answer(0)
  richer.answer(300)
  expect([poorer, richer].map((page) => page.isEmpty())).toEqual([true, false])
  for (const { clock } of [poorer, richer]) clock.increment(1_000)
  await poorer.health.answer({ player: withBalance(70) })
  await richer.health.answer({ player: withBalance(0) })
  expect([poorer, richer].map((page) => page.isEmpty())).toEqual([false, true])
})

test('R-GAME-04 a balance that may be old is not known to be empty', async () => {
  const [silent, failed] = [await openPageWith(0), await openPageWith(0)]
  silent.clock.increment(HOURS_8 / 100)
  await failed.health.fail(connectionLoss)
  expect([silent, failed].map((page) => page.isEmpty())).toEqual([false, false])
})

test('R-GAME-04 a guest has no balance that is known', () => {
  expect(isBalanceEmpty(openPage().now(), new QueryClient())).toBe(false)
})
