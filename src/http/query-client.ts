import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { CallFailure } from './call-failure.ts'

export type { CallFailure } from './call-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailure
    queryMeta: {
      /** The same for everybody: it may stay when a member signs out. */
      readonly isPublic?: boolean
    }
    mutationMeta: {
      /** What the server may tell differently once the mutation has succeeded, or may have. */
      readonly invalidates?: readonly QueryKey[]
    }
  }
}

/** Milliseconds for which an answer is good enough to be shown without asking again. */
const FRESH_FOR_MS = 15_000
const MOST_RETRIES = 2

/** Codes of what may pass by itself: an answer that breaks the contract does so the next time, too. */
const PASSING = /^(offline|timeout|backend(?!_answer_))/

/** Whether a read is worth another try: only what may pass by itself, and at most twice. */
export const isWorthRetrying = (
  failureCount: number,
  { code = '' }: Error & { readonly code?: string },
): boolean => failureCount < MOST_RETRIES && PASSING.test(code)

/** Milliseconds before the next try: 0.8 s, then 1.6 s. */
export const retryDelay = (attempt: number): number => 800 * 2 ** attempt

/**
 * The store of what the server told. Reads are retried by machine, mutations never are: the money
 * of a request whose outcome is unknown must not move twice.
 */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_FOR_MS,
        retry: isWorthRetrying,
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onSettled: async (_data, error, _variables, _result, { meta }) => {
        if (error && error.kind !== 'outcome-unknown') return
        await Promise.all(
          (meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
        )
      },
    }),
  })
  return client
}

/** Forgets what the server told about a member; what is the same for everybody stays. */
export const forgetMember = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
