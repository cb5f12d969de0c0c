import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../core/model.ts'
import type { Run } from '../core/run.ts'
import type { Member } from '../core/run-state.ts'
import { allOf, hasPages, itemIn, listOf } from './lists.ts'
import type { Item } from './lists.ts'

/** Page sizes to try besides the largest: the default, and small ones. */
const PAGES: readonly object[] = [
  {},
  { page: 2 },
  { pageSize: 1 },
  { page: 2, pageSize: 1 },
  { page: 3, pageSize: 1 },
  { page: 2, pageSize: 2 },
]

/** All rows that a member sees with any page size. */
export async function rowsShown(
  run: Run,
  operation: Operation,
  as: Member,
): Promise<readonly Item[]> {
  const pages = hasPages(run, operation) ? PAGES : []
  const [whole, ...parts] = await Promise.all([
    allOf(run, operation.id, { as }),
    ...pages.map(async (page) => {
      const asked = { pageSize: undefined, ...page }
      return (await listOf(run, operation.id, asked, { as })).items
    }),
  ])
  return [...whole, ...parts.flat()]
}

/**
 * How many rows both members list with one id and the same content. Ids that begin with 1 for each member prove
 * nothing, nor do texts, which an operator may write to all.
 */
export async function sharedRows(
  run: Run,
  operation: Operation,
  theirs: readonly Item[],
): Promise<number> {
  const own = await allOf(run, operation.id)
  const isWritten = own.some((row) => 'title' in row)
  if (isWritten || isNumberedFromOne(own)) return 0
  return own.filter((row) => {
    if (row['id'] === undefined) return false
    const other = itemIn(theirs, row['id'])
    return other !== undefined && isDeepStrictEqual(row, other)
  }).length
}

/** Whether ids are small consecutive numbers, which every member may have. */
const isNumberedFromOne = (rows: readonly Item[]): boolean => {
  const ids = rows.map((row) => Number(row['id'])).toSorted((one, other) => one - other)
  return ids[0] === 1 && ids.every((one, index) => one === index + 1)
}
