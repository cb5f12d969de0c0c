import { outcomeOf, valueAt } from '../contract/outcome.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { skipIfUnavailable, jobsHaving, cancelCreated } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { bodyFor } from '../run/values.ts'
import { fetchPage, fetchAllPages, hasPages, itemIn, maxRows } from './lists.ts'
import type { Item, WholeList } from './lists.ts'

const MAX_PAGES = 8
/** Fewer rows do not show how pages are divided. */
const MIN_ROWS = 3

type PageFault = {
  /** Only the first fault of a kind is reported; others follow from it. */
  readonly kind: 'rows' | 'total' | 'beyond'
  readonly message: string
  readonly answer: ApiCall
}

const itemKey = (item: Item | undefined): string => JSON.stringify(item?.['id'])

/** Sizes for three pages, six pages and single rows, and the default size. */
function sizesFor(rows: number, maxSize = rows): readonly (number | undefined)[] {
  const sizes = [Math.ceil(rows / 3), Math.ceil(rows / 6), 1]
    .map((size) => Math.min(size, maxSize))
    .filter((size) => size > 0)
  return [...new Set(sizes), undefined]
}

async function findFaultsBySize(
  run: Run,
  operation: Operation,
  { items: rows, total, isComplete }: WholeList,
  size: number | undefined,
): Promise<readonly PageFault[]> {
  const { pageSize } = run.contract.resolve(operation.request).properties ?? {}
  const rowsPerPage = size ?? Number(pageSize?.default)
  if (Number.isNaN(rowsPerPage)) return []
  const lastPage = Math.ceil(rows.length / rowsPerPage) + (isComplete ? 1 : 0)
  // Reads at least three pages.
  const pageCount = Math.min(Math.max(lastPage, 3), MAX_PAGES)
  const faults: PageFault[] = []
  for (let page = 1; page <= pageCount; page += 1) {
    if (!isComplete && page * rowsPerPage > rows.length) break
    const listedPage = await fetchPage(run, operation.id, { page, pageSize: size })
    const expected = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)
    const { answer } = listedPage
    const pageLabel = size === undefined ? `page ${page}` : `page ${page} of ${size} a page`
    const message = pageFaultOf(listedPage.items, expected, pageLabel, rows)
    if (message !== null)
      faults.push({ kind: expected.length === 0 ? 'beyond' : 'rows', message, answer })
    const totalMessage = `returns a total of ${String(listedPage.total)} on ${pageLabel}, and ${String(total)} on the complete list`
    if (listedPage.total !== total) faults.push({ kind: 'total', message: totalMessage, answer })
  }
  return faults
}

function pageFaultOf(
  items: readonly Item[],
  expected: readonly Item[],
  pageLabel: string,
  rows: readonly Item[],
): string | null {
  if (!items.every((item) => rows.some((row) => itemKey(row) === itemKey(item))))
    return `lists an item on ${pageLabel} that is not in the complete list`
  if (items.length !== expected.length) {
    const hint = expected.length === 0 ? ', which is beyond the last' : ''
    return `lists ${items.length} items on ${pageLabel}${hint}, and ${expected.length} belong there`
  }
  return items.every((item, index) => itemKey(item) === itemKey(expected[index]))
    ? null
    : `lists other items on ${pageLabel} than the complete list`
}

/** Faults in a list's pages. Searches once more if the list changed meanwhile. */
async function findPageFaults(
  run: Run,
  operation: Operation,
  tries = 2,
): Promise<readonly PageFault[]> {
  const wholeList = await fetchAllPages(run, operation)
  const { items, total, answer, isComplete, first } = wholeList
  const faults: PageFault[] = []
  for (const size of sizesFor(items.length, maxRows(run, operation)))
    faults.push(...(await findFaultsBySize(run, operation, wholeList, size)))
  const pageBeyond = await fetchPage(run, operation.id, { page: 9_999 })
  if (pageBeyond.items.length > 0) {
    const message = `answers ${pageBeyond.items.length} items on a page beyond the last`
    faults.push({ kind: 'beyond', message, answer: pageBeyond.answer })
  }
  if (typeof total === 'number' && isComplete && total !== items.length) {
    const message = `returns a total of ${total}, and lists ${items.length}`
    faults.push({ kind: 'total', message, answer })
  }
  if (faults.length === 0 || tries === 1) return faults
  const secondPage = await fetchPage(run, operation.id)
  const isChanged = secondPage.items.map(itemKey).join() !== first.items.map(itemKey).join()
  return isChanged ? findPageFaults(run, operation, tries - 1) : faults
}

async function createRows(run: Run, operation: Operation): Promise<void> {
  const creator = run
    .operationsHaving('creates')
    .find(({ value }) => value.list === operation.id && value.cancelled !== undefined)
  if (creator === undefined || run.token() === null) return
  let { length } = (await fetchPage(run, operation.id)).items
  for (let count = 0; count < MIN_ROWS && length < MIN_ROWS; count += 1) {
    const created = await run.ask(creator.operation, await bodyFor(run, creator.operation))
    if (outcomeOf(created) !== 'success') return
    if (valueAt(created.json, `${creator.value.item}/id`) === undefined) return
    await cancelCreated(run, creator.operation, created)
    length += 1
  }
}

export const pagesAreStable: Probe = {
  id: 'pages-are-stable',
  title: 'Order and pages of lists are stable',
  jobs: (run) =>
    jobsHaving(run, 'list', (jobRun, { operation }) => checkOrderAndPages(jobRun, operation)),
}

async function checkOrderAndPages(run: Run, operation: Operation): Promise<void> {
  const isPaged = hasPages(run, operation)
  if (isPaged) await skipIfUnavailable(run, operation, () => createRows(run, operation))
  const wholeList = await fetchAllPages(run, operation)
  const { answer, first } = wholeList
  const { newest: timeProperty = '' } = run.effect(operation)
  const times = first.items.map((item) => Date.parse(String(item[timeProperty])))
  const unsortedIndex = times.findIndex((time, index) => time > (times[index - 1] ?? time))
  if (unsortedIndex !== -1) {
    const message = `lists an item that is newer by ${timeProperty} than the one before it`
    run.report(operation, { message, pointer: `/list/${unsortedIndex}/${timeProperty}` }, answer)
  }
  if (wholeList.items.length < (isPaged ? MIN_ROWS : 2))
    run.skip(operation, `it lists ${wholeList.items.length}, which is not enough to judge`)
  if (new Set(first.items.map(itemKey)).size < first.items.length)
    run.report(operation, 'lists two items with one id', answer)
  if (isPaged) {
    const faults = Map.groupBy(await findPageFaults(run, operation), ({ kind }) => kind)
    for (const [fault] of faults.values())
      if (fault !== undefined) run.report(operation, fault.message, fault.answer)
  }
  await checkFilters(run, operation, wholeList)
}

/** Filters: each item matches, and no matching item is missing. */
async function checkFilters(
  run: Run,
  operation: Operation,
  { items: allItems, total, isComplete }: WholeList,
) {
  const { filters: filterRules, proves } = run.effect(operation)
  if (filterRules === undefined || allItems.length < 2) return
  const isCertain =
    allItems.length < (maxRows(run, operation) ?? Infinity) || total === allItems.length
  if (!isComplete || !isCertain)
    return run.skip(operation, 'not all of its items could be listed, to judge its filters')
  for (const [property, filterProperty] of Object.entries(filterRules)) {
    const middle = allItems[Math.floor(allItems.length / 2)]?.[filterProperty]
    for (const value of valuesFor(run, operation, property, middle)) {
      // A value in another form is the list's fault, not the filter's.
      const request = { [property]: value }
      if (run.contract.faultsOf(operation.request, request).length > 0) continue
      const { items, answer } = await fetchAllPages(run, operation, request)
      const expected = allItems.filter((item) =>
        matchesFilter(item[filterProperty], property, value),
      )
      const isExpected =
        items.length === expected.length &&
        expected.every((item) => itemIn(items, item['id']) !== undefined)
      const message = `lists ${items.length} items by ${property} ${String(value)}, and ${expected.length} of all fit`
      const fault = { message, pointer: `/${property}` }
      run.judge(isExpected, operation, fault, answer, proves[property])
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
  const propertySchema = contract.resolve(request).properties?.[property] ?? {}
  const emptyValue = property === 'from' ? '2098-01-01T00:00:00Z' : '1991-01-01T00:00:00Z'
  return contract.resolve(propertySchema).enum ?? [middle, emptyValue]
}

function matchesFilter(itemValue: unknown, property: string, value: unknown): boolean {
  const [itemMs, limitMs] = [Date.parse(String(itemValue)), Date.parse(String(value))]
  if (property === 'from') return itemMs >= limitMs
  return property === 'before' ? itemMs < limitMs : itemValue === value
}
