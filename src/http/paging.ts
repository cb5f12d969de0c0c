/** Items of a page of a list, where the caller names no other number. */
export const PAGE_SIZE = 20

/** One page of a list that grows, the newest items first. */
export type Page<Item> = {
  /** Which page this is; the first is 1. */
  readonly page: number
  readonly pageCount: number
  readonly items: readonly Item[]
  /** Items on all pages. */
  readonly total: number
}

/** Puts a page together; a total that cannot be read is what is seen so far. */
export const pageFrom = <Item>(page: number, items: readonly Item[], total: number): Page<Item> => {
  const seen = (page - 1) * PAGE_SIZE + items.length
  const all = Number.isSafeInteger(total) && total >= 0 ? total : seen
  return { page, items, total: all, pageCount: Math.max(1, Math.ceil(all / PAGE_SIZE)) }
}
