import { GetDepositListBody } from '../generated/backend.zod.ts'
import type { Key, Table } from '../db/table.ts'

type PageRequest = { page?: number; pageSize?: number }

/** The page that a list is asked for, with the contract's defaults; every list's request is the same. */
export const pageRequestOf = (request: PageRequest) => GetDepositListBody.parse(request)

type Owned = { readonly member: string }

/** One page of a member's rows, newest first, without the member's id. Pages count from 1. */
export function pageOf<Row extends Owned>(table: Table<Row>, member: string, request: PageRequest) {
  const { page, pageSize } = pageRequestOf(request)
  const keys: readonly Key[] = table.ownedKeys(member)
  const end = Math.max(0, keys.length - (page - 1) * pageSize)
  const list = keys
    .slice(Math.max(0, end - pageSize), end)
    .toReversed()
    .flatMap((key) => table.get(key) ?? [])
    .map(({ member: _member, ...row }) => row)
  return { list, total: keys.length }
}
