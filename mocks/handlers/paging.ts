type PageRequest = { page?: number; pageSize?: number }

/** One page of a list whose newest items are its last; the newest come first. */
export function pageOf<Item>(items: readonly Item[], request: PageRequest) {
  const { page = 1, pageSize = 20 } = request
  const start = (page - 1) * pageSize
  return { list: items.toReversed().slice(start, start + pageSize), total: items.length }
}
