import { useMutation } from '@tanstack/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import type { CallFailure } from '../../http/query-client.ts'
import type { Outcome } from './registration.queries.ts'

export type Freedom = 'unasked' | 'asking' | 'free' | 'taken' | 'unknown'

export type FreeCheck = {
  /** What is known of this very value; an answer about another value says nothing. */
  readonly freedomOf: (value: string) => Freedom
  /** Asks, unless this value was asked for already. */
  readonly ask: (value: string) => void
}

const freedomBy = (outcome: Outcome): Freedom => {
  if (outcome === 'done') return 'free'
  return outcome === 'id-taken' || outcome === 'already-in-use' ? 'taken' : 'unknown'
}

/** Whether an id or a nickname is still free (R-REG-01). A check that fails does not stop anyone. */
export const useFreeCheck = (
  options: UseMutationOptions<Outcome, CallFailure, string>,
): FreeCheck => {
  const check = useMutation(options)
  const freedomOf = (value: string): Freedom => {
    if (check.variables !== value) return 'unasked'
    if (check.isPending) return 'asking'
    return check.data === undefined ? 'unknown' : freedomBy(check.data)
  }
  return {
    freedomOf,
    ask: (value) => {
      const known = freedomOf(value)
      if (known === 'unasked' || known === 'unknown') check.mutate(value)
    },
  }
}
