import type { Key, Table } from '../db/table.ts'

type PageRequest = { readonly page?: number; readonly pageSize?: number }
type PageLimits = Readonly<Record<'page' | 'pageSize', { readonly default: number }>>

/** The requested page, with the contract's defaults for this list. */
export const pageRequestOf = (request: PageRequest, { page, pageSize }: PageLimits) => ({
  page: request.page ?? page.default,
  pageSize: request.pageSize ?? pageSize.default,
})

type MemberRow = { readonly member: string }

/** One page of a member's rows (filtered by `matches`), newest first. Pages start at 1. */
export function pageOf<Row extends MemberRow>(
  table: Table<Row>,
  member: string,
  { page, pageSize }: Required<PageRequest>,
  matches?: (row: Row) => boolean,
) {
  const memberKeys: readonly Key[] = table.ownedKeys(member)
  const keys = matches
    ? memberKeys.filter((key) => {
        const row = table.get(key)
        return row !== undefined && matches(row)
      })
    : memberKeys
  const end = Math.max(0, keys.length - (page - 1) * pageSize)
  const list = keys
    .slice(Math.max(0, end - pageSize), end)
    .toReversed()
    .flatMap((key) => table.get(key) ?? [])
  return { list, total: keys.length }
}
