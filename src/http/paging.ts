/** What a list is asked for: which page, the first being 1, and how many items to a page. */
export type PageRequest = { readonly page: number; readonly pageSize: number }

/** What the contract says of a list's request; each list has its own page size. */
type PageLimits = { readonly pageSize: { readonly default: number } }

/** The request for a page of a list, as long as the contract has that list's pages by default. */
export const pageRequest = (page: number, { pageSize }: PageLimits): PageRequest => ({
  page,
  pageSize: pageSize.default,
})

/** One page of a list that grows, the newest items first. */
export type Page<Item> = {
  /** Which page this is; the first is 1. */
  readonly page: number
  readonly pageCount: number
  readonly items: readonly Item[]
  /** Items on all pages. */
  readonly total: number
}

/** Puts the page that was asked for together; a total that cannot be read is what is seen so far. */
export const pageFrom = <Item>(
  { page, pageSize }: PageRequest,
  items: readonly Item[],
  total: number,
): Page<Item> => {
  const seen = (page - 1) * pageSize + items.length
  const all = Number.isSafeInteger(total) && total >= 0 ? total : seen
  return { page, items, total: all, pageCount: Math.max(1, Math.ceil(all / pageSize)) }
}
