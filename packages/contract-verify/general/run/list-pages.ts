import { isRecord } from '../../../../src/lib/json.ts'
import { keyOf } from '../calls/request.ts'
import type { Who } from '../calls/identity.ts'
import type { Values } from '../calls/request.ts'
import type { GeneralOperation, Parameter } from '../contract/general.model.ts'
import type { Asked, GeneralRun } from './general-run.ts'
import { idIn, itemsIn } from './item-values.ts'
import type { Resource } from './resources.ts'

const SIZE = /^\$?(limit|size|per_?page|page_?size|count|take|top|max_?results)$/i
const START = /^\$?(offset|skip|start|page|page_?(number|no|index)|p)$/i
const BY_PAGE = /^\$?p/i
const CURSOR =
  /^\$?(cursor|after|page_?token|next_?token|starting_?after|marker|continuation(_?token)?)$/i
/** Members that name the next page, or have its address. */
const NEXT =
  /^(next|next_?(cursor|page|token|page_?token|link)|continuation(_?token)?|end_?cursor)$/i
/** A longer list that has no parameters of pages may be cut. */
const WHOLE_LIST = 10

export type Paging = {
  readonly size: Parameter | undefined
  readonly start: Parameter | undefined
  /** Takes what an answer names as the next page. */
  readonly cursor: Parameter | undefined
}

/** How the pages of a list are asked for, by the names of its parameters. */
export function pagingOf({ method, parameters }: GeneralOperation): Paging {
  const named = (name: RegExp) =>
    method === 'GET'
      ? parameters.find((one) => one.in === 'query' && name.test(one.name))
      : undefined
  return { size: named(SIZE), start: named(START), cursor: named(CURSOR) }
}

/** An item's mark: its identifier, or the whole. */
export const markOf = (resource: Resource | undefined, item: unknown): string =>
  String((resource === undefined ? undefined : idIn(resource, item)) ?? JSON.stringify(item))

export type Page = { readonly asked: Asked; readonly items: readonly unknown[] }

export type Pages = {
  readonly pages: readonly Page[]
  /** Whether these are all pages. */
  readonly isWhole: boolean
}

type Wanted = {
  readonly values: Values
  readonly who?: Who
  /** Items of a page; undefined: the backend decides. */
  readonly count?: number
  /** Most pages that are read. */
  readonly most: number
}

/** Reads a list page by page. */
export async function readPages(
  run: GeneralRun,
  list: GeneralOperation,
  resource: Resource | undefined,
  { values, who = 'first', count, most }: Wanted,
): Promise<Pages> {
  const paging = pagingOf(list)
  const { size } = paging
  const fixed = count === undefined || size === undefined ? {} : { [keyOf(size)]: count }
  const pages: Page[] = []
  const met = new Set<string>()
  let next: Values | null = firstOf(run, paging)
  while (next !== null && pages.length < most) {
    const asked = await run.ask(list, { values: { ...values, ...fixed, ...next }, who })
    const items = run.isDone(asked) ? itemsIn(resource ?? {}, asked.json) : undefined
    if (items === undefined) return { pages, isWhole: false }
    pages.push({ asked, items })
    const isNew = items.some((item) => !met.has(markOf(resource, item)))
    for (const item of items) met.add(markOf(resource, item))
    if (!isNew && items.length > 0) return { pages, isWhole: false }
    next = nextOf(run, paging, pages, count)
  }
  const isPaged = (paging.cursor ?? paging.start) !== undefined
  const isShort = size === undefined && (pages[0]?.items.length ?? 0) < WHOLE_LIST
  const isCutByCount = (pages[0]?.items.length ?? 0) < (count ?? WHOLE_LIST)
  return { pages, isWhole: next === null && (isPaged || isShort || isCutByCount) }
}

function firstOf(run: GeneralRun, { start }: Paging): Values {
  if (start === undefined) return {}
  return BY_PAGE.test(start.name)
    ? { [keyOf(start)]: firstPage(run, start) }
    : { [keyOf(start)]: 0 }
}

function firstPage(run: GeneralRun, { schema }: Parameter): number {
  const { default: usual, minimum = 1 } = run.contract.resolve(schema)
  return typeof usual === 'number' ? usual : minimum
}

/** Values that ask for the page after those; null: there is none. */
function nextOf(
  run: GeneralRun,
  { start, cursor }: Paging,
  pages: readonly Page[],
  count: number | undefined,
): Values | null {
  const last = pages.at(-1)
  if (last === undefined) return null
  if (cursor !== undefined) {
    const token = tokenIn(last.asked.json, cursor)
    return token === undefined ? null : { [keyOf(cursor)]: token }
  }
  if (start === undefined || last.items.length < (count ?? 1)) return null
  if (BY_PAGE.test(start.name)) return { [keyOf(start)]: firstPage(run, start) + pages.length }
  return { [keyOf(start)]: pages.reduce((sum, { items }) => sum + items.length, 0) }
}

/** What an answer names as the next page; undefined: nothing. */
function tokenIn(json: unknown, cursor: Parameter, depth = 0): string | number | undefined {
  if (!isRecord(json) || depth > 2) return undefined
  const entries = Object.entries(json)
  for (const [name, value] of entries) {
    const isToken = (typeof value === 'string' && value !== '') || typeof value === 'number'
    if (isToken && (NEXT.test(name) || name === cursor.name)) return inAddress(value, cursor)
  }
  return entries.map(([, one]) => tokenIn(one, cursor, depth + 1)).find((one) => one !== undefined)
}

const inAddress = (value: string | number, { name }: Parameter): string | number =>
  typeof value === 'string' && value.includes('?')
    ? (new URLSearchParams(value.replace(/^[^?]*\?/, '')).get(name) ?? value)
    : value
