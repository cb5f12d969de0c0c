import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#site/lib/json.ts'
import { describeAnswer, recordsIn, valueAt } from '../contract/outcome.ts'
import { nameMarksAt } from '../contract/marks.ts'
import { UnavailableError } from '../contract/model.ts'
import type { ApiCall, JsonSchema, Operation } from '../contract/model.ts'
import type { AskOptions, Run } from '../run/run.ts'

/** Backends store times in milliseconds or seconds, with any offset. */
const PRECISION_MS = 1_000
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A time in milliseconds; undefined: not a time. */
const instantOf = (value: unknown): number | undefined =>
  typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : undefined

/** Whether two answers are equal, with times compared by value. */
export function isSameValue(a: unknown, b: unknown): boolean {
  const [first, second] = [instantOf(a), instantOf(b)]
  if (first === undefined || second === undefined) return isDeepStrictEqual(a, b)
  return Math.abs(first - second) < PRECISION_MS
}

/** Whether one time is earlier by more than the precision. */
export const isEarlier = (a: unknown, b: unknown): boolean =>
  (instantOf(a) ?? 0) <= (instantOf(b) ?? 0) - PRECISION_MS

/** Names of properties that change by themselves, such as a status. */
function liveNames({ contract }: Run): ReadonlySet<string> {
  const isLive = (property: JsonSchema) => {
    const { type, format, 'x-meaning': meaning } = contract.resolve(property)
    return meaning !== undefined || (format === 'date-time' && [type].flat().includes('null'))
  }
  const properties = Object.keys(contract.document.components.schemas).flatMap((name) =>
    Object.entries(contract.resolve(name).properties ?? {}),
  )
  return new Set(properties.flatMap(([name, property]) => (isLive(property) ? [name] : [])))
}

/** The first common property that differs and does not change by itself; undefined: none. */
export function differingProperty(
  run: Run,
  before: unknown,
  after: unknown,
  ignored: ReadonlySet<string> = new Set(),
): string | undefined {
  if (!isRecord(before) || !isRecord(after)) return undefined
  const liveProperties = liveNames(run)
  return Object.keys(before).find(
    (name) =>
      name in after &&
      !liveProperties.has(name) &&
      !ignored.has(name) &&
      !isSameValue(before[name], after[name]),
  )
}

export type Item = Readonly<Record<string, unknown>>
export type ListPage = {
  readonly answer: ApiCall
  readonly items: readonly Item[]
  readonly total: unknown
}

export const hasPages = (run: Run, operation: Operation): boolean =>
  run.contract.resolve(operation.request).properties?.['page'] !== undefined

/** Maximum page size; undefined: the list has no pages. */
export const maxRows = (run: Run, { request }: Operation): number | undefined => {
  const size = run.contract.resolve(request).properties?.['pageSize']
  return size === undefined ? undefined : (run.contract.resolve(size).maximum ?? 100)
}

/**
 * The first page of a list with the maximum size, unless the request differs.
 * @throws UnavailableError when it fails
 */
export async function fetchPage(
  run: Run,
  listId: string,
  request: object = {},
  options: AskOptions = {},
): Promise<ListPage> {
  const operation = run.contract.operation(listId)
  const pageSize = maxRows(run, operation)
  const page = pageSize === undefined ? {} : { pageSize }
  const answer = await run.ask(operation, { ...page, ...request }, options)
  // Otherwise a failure would look like an empty list.
  if ((answer.received?.status ?? 500) >= 500)
    throw new UnavailableError(`it needs ${listId}, which answers ${describeAnswer(answer)}`)
  const listPointer = run.effects.operations[listId]?.list ?? '/list'
  const rows = valueAt(answer.json, listPointer)
  if (!Array.isArray(rows))
    throw new UnavailableError(`it needs ${listId}, whose answer has no ${listPointer}`)
  return { answer, items: recordsIn(rows), total: valueAt(answer.json, '/total') }
}

const MAX_PAGES = 10

/** All rows of a list, with the first page. */
export type WholeList = ListPage & {
  readonly first: ListPage
  /** Whether the last row was read. */
  readonly isComplete: boolean
}

type ReadOptions = AskOptions & { readonly byTotal?: boolean }

/**
 * Reads pages of the maximum size until one repeats a row or has none.
 * @param reading `byTotal`: up to the list's total; otherwise up to a page that is not full, whatever the total says
 */
export async function fetchAllPages(
  run: Run,
  operation: Operation,
  request: object = {},
  { byTotal = false, ...options }: ReadOptions = {},
): Promise<WholeList> {
  const first = await fetchPage(run, operation.id, request, options)
  const size = maxRows(run, operation)
  const items = [...first.items]
  const hasMore = (page: number) =>
    byTotal ? items.length < Number(first.total) : items.length === page * (size ?? 0)
  for (let page = 1; size !== undefined && page < MAX_PAGES && hasMore(page); page += 1) {
    const next = await fetchPage(run, operation.id, { ...request, page: page + 1 }, options)
    const isRepeated = next.items.some((item) => itemIn(items, item['id']) !== undefined)
    if (isRepeated || next.items.length === 0) break
    items.push(...next.items)
  }
  return {
    ...first,
    items,
    first,
    isComplete: size === undefined || items.length < MAX_PAGES * size,
  }
}

/** All items of a list, up to its total. */
export const fetchAll = async (
  run: Run,
  listId: string,
  options: AskOptions = {},
): Promise<readonly Item[]> =>
  (await fetchAllPages(run, run.contract.operation(listId), {}, { ...options, byTotal: true }))
    .items

export const itemIn = (items: readonly Item[], id: unknown): Item | undefined =>
  items.find((item) => isDeepStrictEqual(item['id'], id))

/** Meaning of an item's `status`, such as `cancelled`. */
export const meaningOf = ({ contract }: Run, status: unknown): string | undefined =>
  Object.keys(contract.document.components.schemas)
    .map((name) => contract.resolve(name))
    .filter((schema) => schema.enum === undefined)
    .flatMap((schema) => schema['x-meaning']?.[String(status)] ?? [])[0]

const pointer = '/count'

/** Reports an answered number of changed items that differs from the listed one; a missing one is a fault of the form. */
export function checkCount(
  run: Run,
  operation: Operation,
  answer: ApiCall,
  { items, state }: { readonly items: number; readonly state: string },
): void {
  const count = valueAt(answer.json, pointer)
  if (count === undefined || Number(count) === items) return
  const message = `answers a count of ${String(count)}, and ${items} were ${state}`
  const refutes = nameMarksAt(run.contract, operation.outcomes.get('success') ?? '', pointer)
  run.report(operation, { message, pointer, refutes }, answer)
}
