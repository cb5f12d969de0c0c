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
 * Clears the form's message about a waiting request ("requested", "an earlier one is still pending") once the list has
 * none: the request was cancelled or settled, here or elsewhere. Also clears a repeated request that is settled.
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
