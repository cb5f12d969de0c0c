import type { Operation } from '../contract/model.ts'
import { outcomeOf, valueAt } from '../answers/outcome.ts'
import type { Run, Probe } from '../run/run.ts'
import { undo, jobsHaving, ifThere } from '../run/probe.ts'
import { bodyFor } from '../run/values.ts'
import { fetchPage, mostRows, fetchWholeList, hasPages, itemIn } from './lists.ts'
import type { Item, Listed, Whole } from './lists.ts'

const MAX_PAGES = 8
/** Fewer rows do not show how pages are divided. */
const MIN_ROWS = 3

type PageFault = {
  /** Only the first fault of a kind is reported; others follow from it. */
  readonly kind: 'rows' | 'total' | 'beyond'
  readonly message: string
  readonly answer: Listed['answer']
}

const key = (item: Item | undefined): string => JSON.stringify(item?.['id'])

/** Sizes for three pages, six pages and single rows, and the default size. */
function sizesFor(rows: number, most = rows): readonly (number | undefined)[] {
  const sizes = [Math.ceil(rows / 3), Math.ceil(rows / 6), 1]
    .map((size) => Math.min(size, most))
    .filter((size) => size > 0)
  return [...new Set(sizes), undefined]
}

const defaultSize = (run: Run, { request }: Operation): number | undefined => {
  const size = run.contract.resolve(request).properties?.['pageSize']
  return size === undefined ? undefined : (size as { default?: number }).default
}

async function walk(
  run: Run,
  operation: Operation,
  whole: Whole,
  size: number | undefined,
): Promise<readonly PageFault[]> {
  const length = size ?? defaultSize(run, operation)
  if (length === undefined) return []
  const { items: rows, total, isWhole } = whole
  const behindLast = Math.ceil(rows.length / length) + (isWhole ? 1 : 0)
  // At least three pages are read.
  const count = Math.min(Math.max(behindLast, 3), MAX_PAGES)
  const faults: PageFault[] = []
  for (let page = 1; page <= count; page += 1) {
    const query = { page, pageSize: size }
    const { items, total: pageTotal, answer } = await fetchPage(run, operation.id, query)
    const expected = rows.slice((page - 1) * length, page * length)
    if (!isWhole && page * length > rows.length) break
    const name = size === undefined ? `page ${page}` : `page ${page} of ${size} a page`
    const message = faultOf(items, expected, name, rows)
    if (message !== null)
      faults.push({ kind: expected.length === 0 ? 'beyond' : 'rows', message, answer })
    if (pageTotal !== total)
      faults.push({
        kind: 'total',
        message: `returns a total of ${String(pageTotal)} on ${name}, and ${String(total)} on the complete list`,
        answer,
      })
  }
  return faults
}

function faultOf(
  items: readonly Item[],
  expected: readonly Item[],
  name: string,
  rows: readonly Item[],
): string | null {
  const unlisted = items.find((item) => !rows.some((row) => key(row) === key(item)))
  if (unlisted !== undefined) return `lists an item on ${name} that is not in the complete list`
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
  const whole = await fetchWholeList(run, operation)
  const faults: PageFault[] = []
  for (const size of sizesFor(whole.items.length, mostRows(run, operation)))
    faults.push(...(await walk(run, operation, whole, size)))
  const far = await fetchPage(run, operation.id, { page: 9_999 })
  if (far.items.length > 0)
    faults.push({
      kind: 'beyond',
      message: `answers ${far.items.length} items on a page beyond the last`,
      answer: far.answer,
    })
  const { items, total, answer, isWhole, first } = whole
  if (typeof total === 'number' && isWhole && total !== items.length)
    faults.push({
      kind: 'total',
      message: `returns a total of ${total}, and lists ${items.length}`,
      answer,
    })
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
  jobs: (run) =>
    jobsHaving(run, 'list', async (own, { operation }) => {
      const { newest } = own.effect(operation)
      if (hasPages(own, operation)) await ifThere(own, operation, () => makeRows(own, operation))
      const all = await fetchWholeList(own, operation)
      if (newest !== undefined) sorted(own, operation, all.first.items, newest, all.answer)
      if (all.items.length < (hasPages(own, operation) ? MIN_ROWS : 2))
        own.skip(operation, `it lists ${all.items.length}, which is not enough to judge`)
      double(own, operation, all.first.items, all.answer)
      if (hasPages(own, operation)) await pages(own, operation)
      await filters(own, operation, all)
    }),
}

type Answer = Listed['answer']

function sorted(
  run: Run,
  operation: Operation,
  items: readonly Item[],
  by: string,
  answer: Answer,
) {
  const times = items.map((item) => Date.parse(String(item[by])))
  const wrong = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time))
  if (wrong === -1) return
  const message = `lists an item that is newer by ${by} than the one before it`
  run.report(operation, { message, pointer: `/list/${wrong}/${by}` }, answer)
}

function double(run: Run, operation: Operation, items: readonly Item[], answer: Answer) {
  const ids = items.map((item) => JSON.stringify(item['id']))
  if (new Set(ids).size === ids.length) return
  run.report(operation, 'lists two items with one id', answer)
}

async function pages(run: Run, operation: Operation) {
  const reported = new Set<string>()
  for (const { kind, message, answer } of await pageFaults(run, operation)) {
    if (!reported.has(kind)) run.report(operation, message, answer)
    reported.add(kind)
  }
}

/** Filters: each item matches, and no matching item is missing. */
async function filters(run: Run, operation: Operation, whole: Whole) {
  const { items: all, total, isWhole } = whole
  const { filters: filterRules, proves } = run.effect(operation)
  if (filterRules === undefined || all.length < 2) return
  const isCertain = all.length < (mostRows(run, operation) ?? Infinity) || total === all.length
  if (!isWhole || !isCertain)
    return run.skip(operation, 'not all of its items could be listed, to judge its filters')
  for (const [property, by] of Object.entries(filterRules)) {
    for (const value of valuesFor(
      run,
      operation,
      property,
      all[Math.floor(all.length / 2)]?.[by],
    )) {
      // A value in another form is the list's fault, not the filter's.
      const request = { [property]: value }
      if (run.contract.faultsOf(operation.request, request).length > 0) continue
      const found = await fetchWholeList(run, operation, request)
      const expected = all.filter((item) => isWanted(item[by], property, value))
      const isRight =
        found.items.length === expected.length &&
        expected.every((item) => itemIn(found.items, item['id']) !== undefined)
      const mark = proves[property]
      if (isRight) run.held(mark, operation)
      else {
        const message = `lists ${found.items.length} items by ${property} ${String(value)}, and ${expected.length} of all fit`
        const refutes = mark === undefined ? [] : [mark]
        run.report(operation, { message, pointer: `/${property}`, refutes }, found.answer)
      }
    }
  }
}

/** A value that matches some items, and one that matches none. */
function valuesFor(
  run: Run,
  operation: Operation,
  property: string,
  middle: unknown,
): readonly unknown[] {
  const written = run.contract.resolve(operation.request).properties?.[property]
  const { enum: allowed } = written === undefined ? {} : run.contract.resolve(written)
  if (allowed !== undefined) return allowed
  return [middle, property === 'from' ? '2098-01-01T00:00:00Z' : '1991-01-01T00:00:00Z']
}

function isWanted(found: unknown, property: string, value: unknown): boolean {
  const [at, limit] = [Date.parse(String(found)), Date.parse(String(value))]
  if (property === 'from') return at >= limit
  if (property === 'before') return at < limit
  return found === value
}
