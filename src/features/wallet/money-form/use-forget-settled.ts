import { useEffect, useRef } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Deposit } from '../wallet.queries.ts'
import type { MoneyAnswer } from './money-form.model.ts'
import type { MoneyFormProgress } from './use-money-form.ts'

type Listed = { readonly items: readonly Pick<Deposit, 'id' | 'state'>[] }
type Outcome = Pick<
  MoneyFormProgress<unknown, MoneyAnswer>,
  'phase' | 'answer' | 'isRepeated' | 'forget'
>

/**
 * Forgets what the form said of a request that waits ("requested", "an earlier one is still pending") once the list has
 * none any more: it was cancelled or settled, here or elsewhere. So may be a request whose outcome was asked for later.
 */
export const useForgetSettled = (
  { data }: Pick<UseQueryResult<Listed>, 'data'>,
  { phase, answer, isRepeated, forget }: Outcome,
): void => {
  const wasWaiting = useRef(false)
  const isWaiting = data?.items.some(({ state }) => state === 'waiting')
  const own = isRepeated ? data?.items.find(({ id }) => id === answer?.id) : undefined
  const isOwnSettled = own !== undefined && own.state !== 'waiting'
  useEffect(() => {
    if (isWaiting === undefined || phase !== 'editing') return
    const isOver = (wasWaiting.current && !isWaiting) || isOwnSettled
    wasWaiting.current = isWaiting
    if (isOver && answer !== null) forget()
  })
}
