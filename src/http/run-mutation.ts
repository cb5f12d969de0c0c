import { MutationObserver } from '@tanstack/react-query'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { CallFailure } from './call-failure.ts'

export type Mutation<Data, Variables> = Omit<
  MutationOptions<Data, CallFailure, Variables>,
  'onSuccess' | 'onError'
>

export type RunningMutation<Data> = {
  /** The call's answer; rejects with its failure. */
  readonly answer: Promise<Data>
  /** Resolves once the queries that the mutation may have changed are fetched again; never rejects. */
  readonly end: Promise<void>
}

/** Runs a mutation that outlives the screen which started it. */
export const runMutation = <Data, Variables>(
  client: QueryClient,
  mutation: Mutation<Data, Variables>,
  variables: Variables,
): RunningMutation<Data> => {
  let end: Promise<void> = Promise.resolve()
  const answer = new Promise<Data>((onSuccess, onError) => {
    const observer = new MutationObserver<Data, CallFailure, Variables>(client, {
      ...mutation,
      onSuccess,
      onError,
    })
    // The cache keeps an observed mutation until nobody observes it.
    const stop = observer.subscribe(() => undefined)
    end = observer.mutate(variables).then(stop, stop)
  })
  return { answer, end }
}
