import { useMutation } from '@tanstack/react-query'
import type { MutateOptions, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallFailure } from '../http/query-client.ts'

/**
 * `useMutation` whose `mutate` does nothing until the call before has ended. `isPending` alone lets a second press
 * through that comes before the first is drawn.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, CallFailure, Variables>,
): UseMutationResult<Data, CallFailure, Variables> {
  const mutation = useMutation(options)
  const isSending = useRef(false)
  const mutate = (
    variables: Variables,
    callbacks: MutateOptions<Data, CallFailure, Variables> = {},
  ): void => {
    if (isSending.current) return
    isSending.current = true
    mutation
      .mutateAsync(variables, callbacks)
      .catch(() => undefined)
      .finally(() => {
        isSending.current = false
      })
  }
  return { ...mutation, mutate } as UseMutationResult<Data, CallFailure, Variables>
}
