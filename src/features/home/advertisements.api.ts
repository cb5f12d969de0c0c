import { queryOptions } from '@tanstack/react-query'
import { getAdvertisementShapes } from '../../generated/answers/get-advertisement.ts'
import { guest } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

type WireAdvertisement = Content<typeof getAdvertisementShapes, 'success'>['list'][number]

/** `path` is the linked screen; null: no screen of this site. */
export type Advertisement = Omit<WireAdvertisement, 'place'> & { readonly path: string | null }

/**
 * A path within this site. Browsers treat `//name` and `/\name` as another site, also with tabs and line breaks in
 * between.
 */
const pathWithinSite = (place: string): string | null =>
  place.startsWith('/') && !/[\s\\]|\/\//.test(place) ? place : null

/** The operator's advertisements, also for guests. */
export const getAdvertisements = (options: CallOptions = {}): Promise<readonly Advertisement[]> =>
  parseSuccess(
    getAdvertisementShapes,
    guest.POST('/api/routes/get-advertisement', { body: {}, ...options }),
    ({ list }) => list.map(({ place, ...rest }) => ({ ...rest, path: pathWithinSite(place) })),
  )

const rootKey = ['advertisements'] as const

export const advertisementQueries = {
  list: () =>
    queryOptions({
      queryKey: rootKey,
      queryFn: ({ signal }) => getAdvertisements({ signal }),
      meta: { isPublic: true },
    }),
}
