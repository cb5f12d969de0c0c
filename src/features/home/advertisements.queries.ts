import { queryOptions } from '@tanstack/react-query'
import { getAdvertisements } from './advertisements.api.ts'

const all = ['advertisements'] as const

export const advertisementQueries = {
  all: () => all,
  list: () =>
    queryOptions({
      queryKey: all,
      queryFn: ({ signal }) => getAdvertisements({ signal }),
      meta: { isPublic: true },
    }),
}
