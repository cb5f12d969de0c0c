import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallFailure } from '../http/query-client.ts'
import { CallFailureState } from './call-failure.tsx'
import { Loading } from './loading.tsx'

export type QueryBoundaryProps<Data> = {
  query: UseQueryResult<Data, CallFailure>
  /** Skeletons in the final size. */
  skeleton: ReactNode
  className?: string
  /** Another try begins: whatever else is missing on the screen may be asked for again. */
  onRetry?: () => void
  children: (data: Data) => ReactNode
}

/**
 * What a query has: its answer, as long as there is one, even if a later try failed; otherwise the
 * failure, with another try; otherwise skeletons.
 */
export const QueryBoundary = <Data,>({
  query,
  skeleton,
  className,
  onRetry,
  children,
}: QueryBoundaryProps<Data>) => {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <CallFailureState
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => {
          onRetry?.()
          void query.refetch()
        }}
        {...(className ? { className } : {})}
      />
    )
  return <Loading {...(className ? { className } : {})}>{skeleton}</Loading>
}
