/** A page of a list (first: 1) and its size. */
export type PageRequest = { readonly page: number; readonly pageSize: number }

/** What the contract says of a list's pages. */
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

/** A page; an unreadable total becomes the number of items up to its end. */
export const pageFrom = <Item>(
  { page, pageSize }: PageRequest,
  items: readonly Item[],
  total: number,
): Page<Item> => {
  const seenCount = (page - 1) * pageSize + items.length
  const totalCount = Number.isSafeInteger(total) && total >= 0 ? total : seenCount
  return {
    page,
    items,
    total: totalCount,
    pageCount: Math.max(1, Math.ceil(totalCount / pageSize)),
  }
}
