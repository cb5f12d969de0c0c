import { isDeepStrictEqual } from 'node:util'
import { Unavailable } from '../core/model.ts'
import type { ApiCall, Operation } from '../core/model.ts'
import { answerWords, recordsIn } from '../core/outcome.ts'
import { valueAt } from '../core/pointer.ts'
import type { Run, AskOptions } from '../core/run.ts'

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
export async function listOf(
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

const MOST_PAGES = 10

/** All items of a list, up to its total. */
export async function allOf(
  run: Run,
  listId: string,
  options: AskOptions = {},
): Promise<readonly Item[]> {
  const first = await listOf(run, listId, {}, options)
  const items = [...first.items]
  if (!hasPages(run, run.contract.operation(listId))) return items
  for (let page = 2; page <= MOST_PAGES && items.length < Number(first.total); page += 1) {
    const next = await listOf(run, listId, { page }, options)
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
export async function wholeOf(
  run: Run,
  operation: Operation,
  request: object = {},
): Promise<Whole> {
  const first = await listOf(run, operation.id, request)
  const size = mostRows(run, operation)
  const items = [...first.items]
  let page = 1
  while (size !== undefined && items.length === page * size && page < MOST_PAGES) {
    page += 1
    const next = await listOf(run, operation.id, { ...request, page })
    if (next.items.some((item) => itemIn(items, item['id']) !== undefined)) break
    items.push(...next.items)
  }
  return { ...first, items, first, isWhole: size === undefined || items.length < MOST_PAGES * size }
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
