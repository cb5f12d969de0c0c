import type { UseQueryResult } from '@tanstack/react-query'
import type { CallFailure } from '../http/query-client.ts'
import { CallFailureState } from './call-failure.tsx'
import { Loading } from './loading.tsx'
import type { Elements } from '../ui/elements.ts'

export type QueryBoundaryProps<Data> = {
  query: UseQueryResult<Data, CallFailure>
  /** Skeletons in the final size. */
  skeleton: Elements
  /** Runs on a retry, so that other failed queries of the screen can retry too. */
  onRetry?: () => void
  children: (data: Data) => Elements
}

/**
 * Renders a query: its data if there is any, even after a failed refetch; otherwise the failure with a retry;
 * otherwise skeletons.
 */
export const QueryBoundary = <Data,>({
  query,
  skeleton,
  onRetry,
  children,
}: QueryBoundaryProps<Data>) => {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <CallFailureState
        error={query.error}
        onRetry={() => {
          onRetry?.()
          void query.refetch()
        }}
      />
    )
  return <Loading>{skeleton}</Loading>
}
