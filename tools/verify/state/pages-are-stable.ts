import { outcomeOf, valueAt } from '../contract/outcome.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { ifThere, jobsHaving, undo } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { bodyFor } from '../run/values.ts'
import { fetchPage, fetchWhole, hasPages, itemIn, mostRows } from './lists.ts'
import type { Item, Whole } from './lists.ts'

const MAX_PAGES = 8
/** Fewer rows do not show how pages are divided. */
const MIN_ROWS = 3

type PageFault = {
  /** Only the first fault of a kind is reported; others follow from it. */
  readonly kind: 'rows' | 'total' | 'beyond'
  readonly message: string
  readonly answer: ApiCall
}

const key = (item: Item | undefined): string => JSON.stringify(item?.['id'])

/** Sizes for three pages, six pages and single rows, and the default size. */
function sizesFor(rows: number, most = rows): readonly (number | undefined)[] {
  const sizes = [Math.ceil(rows / 3), Math.ceil(rows / 6), 1]
    .map((size) => Math.min(size, most))
    .filter((size) => size > 0)
  return [...new Set(sizes), undefined]
}

async function walk(
  run: Run,
  operation: Operation,
  { items: rows, total, isWhole }: Whole,
  size: number | undefined,
): Promise<readonly PageFault[]> {
  const { pageSize } = run.contract.resolve(operation.request).properties ?? {}
  const length = size ?? Number(pageSize?.default)
  if (Number.isNaN(length)) return []
  const behindLast = Math.ceil(rows.length / length) + (isWhole ? 1 : 0)
  // At least three pages are read.
  const count = Math.min(Math.max(behindLast, 3), MAX_PAGES)
  const faults: PageFault[] = []
  for (let page = 1; page <= count; page += 1) {
    const found = await fetchPage(run, operation.id, { page, pageSize: size })
    const expected = rows.slice((page - 1) * length, page * length)
    if (!isWhole && page * length > rows.length) break
    const { answer } = found
    const name = size === undefined ? `page ${page}` : `page ${page} of ${size} a page`
    const message = faultOf(found.items, expected, name, rows)
    if (message !== null)
      faults.push({ kind: expected.length === 0 ? 'beyond' : 'rows', message, answer })
    const other = `returns a total of ${String(found.total)} on ${name}, and ${String(total)} on the complete list`
    if (found.total !== total) faults.push({ kind: 'total', message: other, answer })
  }
  return faults
}

function faultOf(
  items: readonly Item[],
  expected: readonly Item[],
  name: string,
  rows: readonly Item[],
): string | null {
  if (!items.every((item) => rows.some((row) => key(row) === key(item))))
    return `lists an item on ${name} that is not in the complete list`
  if (items.length !== expected.length) {
    const place = expected.length === 0 ? ', which is beyond the last' : ''
    return `lists ${items.length} items on ${name}${place}, and ${expected.length} belong there`
  }
  return items.every((item, index) => key(item) === key(expected[index]))
    ? null
    : `lists other items on ${name} than the complete list`
}

/** Faults in a list's pages. Repeated once, because something may have been added meanwhile. */
async function pageFaults(
  run: Run,
  operation: Operation,
  tries = 2,
): Promise<readonly PageFault[]> {
  const whole = await fetchWhole(run, operation)
  const { items, total, answer, isWhole, first } = whole
  const faults: PageFault[] = []
  for (const size of sizesFor(items.length, mostRows(run, operation)))
    faults.push(...(await walk(run, operation, whole, size)))
  const far = await fetchPage(run, operation.id, { page: 9_999 })
  if (far.items.length > 0) {
    const message = `answers ${far.items.length} items on a page beyond the last`
    faults.push({ kind: 'beyond', message, answer: far.answer })
  }
  if (typeof total === 'number' && isWhole && total !== items.length) {
    const message = `returns a total of ${total}, and lists ${items.length}`
    faults.push({ kind: 'total', message, answer })
  }
  if (faults.length === 0 || tries === 1) return faults
  const again = await fetchPage(run, operation.id)
  const isChanged = again.items.map(key).join() !== first.items.map(key).join()
  return isChanged ? pageFaults(run, operation, tries - 1) : faults
}

async function makeRows(run: Run, operation: Operation): Promise<void> {
  const maker = run
    .having('creates')
    .find(({ value }) => value.list === operation.id && value.cancelled !== undefined)
  if (maker === undefined || run.token() === null) return
  let { length } = (await fetchPage(run, operation.id)).items
  for (let count = 0; count < MIN_ROWS && length < MIN_ROWS; count += 1) {
    const created = await run.ask(maker.operation, await bodyFor(run, maker.operation))
    if (outcomeOf(created) !== 'success') return
    if (valueAt(created.json, `${maker.value.item}/id`) === undefined) return
    await undo(run, maker.operation, created)
    length += 1
  }
}

export const pagesAreStable: Probe = {
  id: 'pages-are-stable',
  title: 'Order and pages of lists are stable',
  jobs: (run) => jobsHaving(run, 'list', (own, { operation }) => inOrder(own, operation)),
}

async function inOrder(run: Run, operation: Operation): Promise<void> {
  const isPaged = hasPages(run, operation)
  if (isPaged) await ifThere(run, operation, () => makeRows(run, operation))
  const whole = await fetchWhole(run, operation)
  const { answer, first } = whole
  const { newest: by = '' } = run.effect(operation)
  const times = first.items.map((item) => Date.parse(String(item[by])))
  const wrong = times.findIndex((time, index) => time > (times[index - 1] ?? time))
  if (wrong !== -1) {
    const message = `lists an item that is newer by ${by} than the one before it`
    run.report(operation, { message, pointer: `/list/${wrong}/${by}` }, answer)
  }
  if (whole.items.length < (isPaged ? MIN_ROWS : 2))
    run.skip(operation, `it lists ${whole.items.length}, which is not enough to judge`)
  if (new Set(first.items.map(key)).size < first.items.length)
    run.report(operation, 'lists two items with one id', answer)
  if (isPaged) {
    const faults = Map.groupBy(await pageFaults(run, operation), ({ kind }) => kind)
    for (const [fault] of faults.values())
      if (fault !== undefined) run.report(operation, fault.message, fault.answer)
  }
  await filters(run, operation, whole)
}

/** Filters: each item matches, and no matching item is missing. */
async function filters(run: Run, operation: Operation, { items: all, total, isWhole }: Whole) {
  const { filters: filterRules, proves } = run.effect(operation)
  if (filterRules === undefined || all.length < 2) return
  const isCertain = all.length < (mostRows(run, operation) ?? Infinity) || total === all.length
  if (!isWhole || !isCertain)
    return run.skip(operation, 'not all of its items could be listed, to judge its filters')
  for (const [property, by] of Object.entries(filterRules)) {
    const middle = all[Math.floor(all.length / 2)]?.[by]
    for (const value of valuesFor(run, operation, property, middle)) {
      // A value in another form is the list's fault, not the filter's.
      const request = { [property]: value }
      if (run.contract.faultsOf(operation.request, request).length > 0) continue
      const { items, answer } = await fetchWhole(run, operation, request)
      const expected = all.filter((item) => isWanted(item[by], property, value))
      const isRight =
        items.length === expected.length &&
        expected.every((item) => itemIn(items, item['id']) !== undefined)
      const message = `lists ${items.length} items by ${property} ${String(value)}, and ${expected.length} of all fit`
      const fault = { message, pointer: `/${property}` }
      run.judge(isRight, operation, fault, answer, proves[property])
    }
  }
}

/** A value that matches some items, and one that matches none. */
function valuesFor(
  { contract }: Run,
  { request }: Operation,
  property: string,
  middle: unknown,
): readonly unknown[] {
  const written = contract.resolve(request).properties?.[property] ?? {}
  const none = property === 'from' ? '2098-01-01T00:00:00Z' : '1991-01-01T00:00:00Z'
  return contract.resolve(written).enum ?? [middle, none]
}

function isWanted(found: unknown, property: string, value: unknown): boolean {
  const [at, limit] = [Date.parse(String(found)), Date.parse(String(value))]
  if (property === 'from') return at >= limit
  return property === 'before' ? at < limit : found === value
}
