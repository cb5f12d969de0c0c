import { queryOptions } from '@tanstack/react-query'
import { getAdvertisements } from './advertisements.api.ts'

const rootKey = ['advertisements'] as const

export const advertisementQueries = {
  all: () => rootKey,
  list: () =>
    queryOptions({
      queryKey: rootKey,
      queryFn: ({ signal }) => getAdvertisements({ signal }),
      meta: { isPublic: true },
    }),
}
