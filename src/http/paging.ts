/** A page of a list (first: 1) and its size. */
export type PageRequest = { readonly page: number; readonly pageSize: number }

/** The contract's default page size of each list. */
type PageLimits = { readonly pageSize: { readonly default: number } }

export const pageRequest = (page: number, { pageSize }: PageLimits): PageRequest => ({
  page,
  pageSize: pageSize.default,
})

/** One page of a list, newest items first. */
export type Page<Item> = {
  /** First: 1. */
  readonly page: number
  readonly pageCount: number
  readonly items: readonly Item[]
  /** Items on all pages. */
  readonly total: number
}

/** Builds a page; an unreadable total becomes the number of items seen so far. */
export const pageFrom = <Item>(
  { page, pageSize }: PageRequest,
  items: readonly Item[],
  total: number,
): Page<Item> => {
  const readCount = (page - 1) * pageSize + items.length
  const all = Number.isSafeInteger(total) && total >= 0 ? total : readCount
  return { page, items, total: all, pageCount: Math.max(1, Math.ceil(all / pageSize)) }
}
