import type { Operation, JsonSchema, ApiCall } from '../contract/model.ts'
import type { Run, AskOptions } from '../run/run.ts'
import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#site/lib/json.ts'
import { Unavailable } from '../contract/model.ts'
import { answerWords, recordsIn, valueAt } from '../answers/outcome.ts'
import { nameMarksAt } from '../assumptions/marks.ts'

/** Whether a check found something at an operation already, from which the same would follow again. */
export const hasFault = ({ state }: Run, check: string, { id }: Pick<Operation, 'id'>): boolean =>
  [...state.books.values()].some(({ findings }) =>
    findings.some((one) => one.check === check && one.operation === id),
  )

/** Backends store times in milliseconds or seconds, with any offset. */
const PRECISION_MS = 1_000
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A time in milliseconds; undefined: not a time. */
const instantOf = (value: unknown): number | undefined =>
  typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : undefined

/** Whether two answers are equal, with times compared by value. */
export function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [instantOf(one), instantOf(other)]
  if (first === undefined || second === undefined) return isDeepStrictEqual(one, other)
  return Math.abs(first - second) < PRECISION_MS
}

/** Whether one time is earlier by more than the precision. */
export const isEarlier = (one: unknown, other: unknown): boolean =>
  (instantOf(one) ?? 0) <= (instantOf(other) ?? 0) - PRECISION_MS

function isLive(run: Run, property: JsonSchema): boolean {
  const { type, format, 'x-meaning': meaning } = run.contract.resolve(property)
  return meaning !== undefined || (format === 'date-time' && [type].flat().includes('null'))
}

function liveNames(run: Run): ReadonlySet<string> {
  const { schemas } = run.contract.document.components
  const names = Object.keys(schemas).flatMap((name) =>
    Object.entries(run.contract.resolve(name).properties ?? {})
      .filter(([, property]) => isLive(run, property))
      .map(([property]) => property),
  )
  return new Set(names)
}

export function differentIn(
  run: Run,
  one: unknown,
  other: unknown,
  left: ReadonlySet<string> = new Set(),
): string | undefined {
  if (!isRecord(one) || !isRecord(other)) return undefined
  const live = liveNames(run)
  return Object.keys(one).find(
    (name) =>
      name in other && !live.has(name) && !left.has(name) && !isSame(one[name], other[name]),
  )
}

const PAUSE_MS = 300
const TRIES = 4

/** Repeats a read for up to a second until it is right, because backends may read from a delayed replica. */
export async function soon<Value>(
  run: Run,
  read: () => Promise<Value>,
  isRight: (value: Value) => boolean,
): Promise<Value> {
  let value = await read()
  for (let tries = 1; tries < TRIES && !isRight(value); tries += 1) {
    await run.sleep(PAUSE_MS)
    value = await read()
  }
  return value
}

export type Item = Readonly<Record<string, unknown>>
export type Listed = {
  readonly answer: ApiCall
  readonly items: readonly Item[]
  readonly total: unknown
}

export const hasPages = (run: Run, operation: Operation): boolean =>
  run.contract.resolve(operation.request).properties?.['page'] !== undefined

/**
 * The first page of a list with the maximum size, unless the request differs.
 * @throws Unavailable when it fails
 */
export async function fetchPage(
  run: Run,
  listId: string,
  request: object = {},
  options: AskOptions = {},
): Promise<Listed> {
  const operation = run.contract.operation(listId)
  const most = run.contract.resolve(operation.request).properties?.['pageSize']
  const page = most === undefined ? {} : { pageSize: run.contract.resolve(most).maximum ?? 100 }
  const answer = await run.ask(operation, { ...page, ...request }, options)
  // Otherwise a failure would look like an empty list.
  if ((answer.received?.status ?? 500) >= 500)
    throw new Unavailable(`it needs ${listId}, which answers ${answerWords(answer)}`)
  const at = run.effects.operations[listId]?.list ?? '/list'
  const listed = valueAt(answer.json, at)
  if (!Array.isArray(listed)) throw new Unavailable(`it needs ${listId}, whose answer has no ${at}`)
  return {
    answer,
    items: recordsIn(listed),
    total: valueAt(answer.json, '/total'),
  }
}

const MAX_PAGES = 10

/** All items of a list, up to its total. */
export async function fetchAll(
  run: Run,
  listId: string,
  options: AskOptions = {},
): Promise<readonly Item[]> {
  const first = await fetchPage(run, listId, {}, options)
  const items = [...first.items]
  if (!hasPages(run, run.contract.operation(listId))) return items
  for (let page = 2; page <= MAX_PAGES && items.length < Number(first.total); page += 1) {
    const next = await fetchPage(run, listId, { page }, options)
    if (next.items.length === 0) break
    items.push(...next.items)
  }
  return items
}

/** Maximum page size; undefined: the list has no pages. */
export const mostRows = (run: Run, { request }: Operation): number | undefined => {
  const size = run.contract.resolve(request).properties?.['pageSize']
  return size === undefined ? undefined : run.contract.resolve(size).maximum
}

/** All rows of a list, read page by page regardless of its total, with the first page. */
export type Whole = Listed & {
  readonly first: Listed
  /** Whether the last row was read. */
  readonly isWhole: boolean
}

/** Reads full pages of the maximum size until one is not full or repeats a row. */
export async function fetchWholeList(
  run: Run,
  operation: Operation,
  request: object = {},
): Promise<Whole> {
  const first = await fetchPage(run, operation.id, request)
  const size = mostRows(run, operation)
  const items = [...first.items]
  let page = 1
  while (size !== undefined && items.length === page * size && page < MAX_PAGES) {
    page += 1
    const next = await fetchPage(run, operation.id, { ...request, page })
    if (next.items.some((item) => itemIn(items, item['id']) !== undefined)) break
    items.push(...next.items)
  }
  return { ...first, items, first, isWhole: size === undefined || items.length < MAX_PAGES * size }
}

export const itemIn = (items: readonly Item[], id: unknown): Item | undefined =>
  items.find((item) => isDeepStrictEqual(item['id'], id))

/** Meaning of an item's `status`, such as `cancelled`. */
export function meaningOf(run: Run, status: unknown): string | undefined {
  const schemas = Object.keys(run.contract.document.components.schemas)
  const meanings = schemas.flatMap((name) => {
    const { 'x-meaning': meaning, enum: values } = run.contract.resolve(name)
    return values === undefined && meaning !== undefined ? [meaning] : []
  })
  return meanings.map((one) => one[String(status)]).find((one) => one !== undefined)
}

const pointer = '/count'

/** Reports an answered number of changed items that differs from the listed one; a missing one is a fault of the form. */
export function checkCount(
  run: Run,
  operation: Operation,
  done: ApiCall,
  { items, words }: { readonly items: number; readonly words: string },
): void {
  const counted = valueAt(done.json, pointer)
  if (counted === undefined || Number(counted) === items) return
  const message = `answers a count of ${String(counted)}, and ${items} were ${words}`
  const refutes = nameMarksAt(run.contract, operation.outcomes.get('success') ?? '', pointer)
  run.report(operation, { message, pointer, refutes }, done)
}
