import { leafOf, readerOf } from './formats.ts'
import type { BackendMap } from './map-schema.ts'
import { compilePlace } from './places.ts'
import type { Reply, Values } from './places.ts'

/** The page size of requests that name none, as in the contract. */
const PAGE_SIZE = 20

export const pageOf = ({ page, pageSize }: Values) => ({
  page: typeof page === 'number' ? page : 1,
  size: typeof pageSize === 'number' ? pageSize : PAGE_SIZE,
})

/** Names that the map's `pages` gives to a request for a page; null: it gives none. */
export function pageWriter({ pages }: BackendMap): ((sent: Values) => Values) | null {
  if (pages === undefined) return null
  const { page: number, offset, size: limit, first = 1, here } = pages
  if (here === true) return () => ({})
  return (sent) => {
    const { page, size } = pageOf(sent)
    return {
      ...(number === undefined ? {} : { [number]: page - 1 + first }),
      ...(offset === undefined ? {} : { [offset]: (page - 1) * size }),
      ...(limit === undefined ? {} : { [limit]: size }),
    }
  }
}

/** Adds the total if the backend sends none; null: it sends one. */
export function pageFinisher(map: BackendMap) {
  const { pages, more, here, full } = map.pages ?? {}
  if ((here ?? full ?? pages ?? more) === undefined) return null
  const readPageCount = pages === undefined ? null : compilePlace(pages)
  const readMore = compilePlace(more ?? '.')
  const readNumber = readerOf(leafOf('number'), map.formats ?? {})
  const readBoolean = readerOf(leafOf('boolean'), map.formats ?? {})
  return (value: Record<string, unknown>, reply: Reply, holder: unknown): void => {
    const { list } = value
    if (!Array.isArray(list)) return
    const { page, size } = pageOf(reply.sent)
    if (here === true) {
      value['total'] = list.length
      value['list'] = list.slice((page - 1) * size, page * size)
      return
    }
    const itemsSoFar = (page - 1) * size + list.length
    if (readPageCount !== null) {
      const count = readNumber(readPageCount(reply, holder, ''))
      if (typeof count === 'number') value['total'] = page < count ? count * size : itemsSoFar
      return
    }
    const hasMore = full === true ? list.length >= size : readBoolean(readMore(reply, holder, ''))
    if (typeof hasMore === 'boolean') value['total'] = hasMore ? itemsSoFar + 1 : itemsSoFar
  }
}
