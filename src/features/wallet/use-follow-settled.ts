import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { walletQueries } from './wallet.queries.ts'
import type { Deposit } from './wallet.queries.ts'

const idsOf = (requests: readonly Deposit[], isWaiting: boolean): readonly Deposit['id'][] =>
  requests.filter(({ state }) => (state === 'waiting') === isWaiting).map(({ id }) => id)

/** Asks for the balances as soon as a request waits no more: its money has come, or come back. */
export const useFollowSettled = (requests: readonly Deposit[] | undefined): void => {
  const client = useQueryClient()
  const waiting = useRef<readonly Deposit['id'][]>([])
  useEffect(() => {
    if (requests === undefined) return
    const settled = new Set(idsOf(requests, false))
    const isAnySettled = waiting.current.some((id) => settled.has(id))
    waiting.current = idsOf(requests, true)
    if (isAnySettled) void client.invalidateQueries(walletQueries.inGameBalance())
  }, [client, requests])
}
