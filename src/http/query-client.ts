import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { CallFailure } from './call-failure.ts'

export type { CallFailure } from './call-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailure
    queryMeta: {
      /** The same for everybody, so it survives signing out. */
      readonly isPublic?: boolean
    }
    mutationMeta: {
      /** Queries that a successful mutation, or one with an unknown outcome, may have changed. */
      readonly invalidates?: readonly QueryKey[]
    }
  }
}

/** Time in milliseconds for which cached data is shown without a refetch. */
const FRESH_FOR_MS = 15_000
const MAX_RETRIES = 2

/** Codes of temporary failures. An answer that breaks the contract will break it again. */
const TEMPORARY = /^(offline|timeout|backend(?!_answer_))/

/** Whether to retry a read: temporary failures only, at most twice. */
export const isWorthRetrying = (
  failureCount: number,
  { code = '' }: Error & { readonly code?: string },
): boolean => failureCount < MAX_RETRIES && TEMPORARY.test(code)

/** Milliseconds before the next retry: 0.8 s, then 1.6 s. */
export const retryDelay = (attempt: number): number => 800 * 2 ** attempt

/** The query cache. Reads are retried automatically; mutations never, because money must not move twice. */
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

/** Drops cached data of a member; public data stays. */
export const forgetMember = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
