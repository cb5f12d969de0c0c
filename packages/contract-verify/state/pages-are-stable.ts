import type { Operation } from '../core/model.ts'
import { jobsHaving } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import { ifThere } from '../core/if-there.ts'
import { hasPages, itemIn, mostRows, wholeOf } from './lists.ts'
import type { Item, Listed, Whole } from './lists.ts'
import { ENOUGH_ROWS, makeRows, pageFaults } from './page-walk.ts'

const id = 'pages-are-stable'

export const pagesAreStable: Probe = {
  id,
  title: 'Order and pages of lists are stable',
  jobs: (run) =>
    jobsHaving(run, 'list', async (own, { operation }) => {
      const { newest } = own.effect(operation)
      if (hasPages(own, operation))
        await ifThere(own, id, operation, () => makeRows(own, operation))
      const all = await wholeOf(own, operation)
      if (newest !== undefined) sorted(own, operation, all.first.items, newest, all.answer)
      if (all.items.length < (hasPages(own, operation) ? ENOUGH_ROWS : 2))
        own.skip(id, operation, `it lists ${all.items.length}, which is not enough to judge`)
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
  run.report(id, operation, { message, pointer: `/list/${wrong}/${by}` }, answer)
}

function double(run: Run, operation: Operation, items: readonly Item[], answer: Answer) {
  const ids = items.map((item) => JSON.stringify(item['id']))
  if (new Set(ids).size === ids.length) return
  run.report(id, operation, { message: 'lists two items with one id' }, answer)
}

async function pages(run: Run, operation: Operation) {
  const told = new Set<string>()
  for (const { kind, message, answer } of await pageFaults(run, operation)) {
    if (!told.has(kind)) run.report(id, operation, { message }, answer)
    told.add(kind)
  }
}

/** Filters: each item matches, and no matching item is missing. */
async function filters(run: Run, operation: Operation, whole: Whole) {
  const { items: all, total, isWhole } = whole
  const { filters: wanted, proves } = run.effect(operation)
  if (wanted === undefined || all.length < 2) return
  const isCertain = all.length < (mostRows(run, operation) ?? Infinity) || total === all.length
  if (!isWhole || !isCertain)
    return run.skip(id, operation, 'not all of its items could be listed, to judge its filters')
  for (const [property, by] of Object.entries(wanted)) {
    for (const value of valuesFor(
      run,
      operation,
      property,
      all[Math.floor(all.length / 2)]?.[by],
    )) {
      // A value in another form is the list's fault, not the filter's.
      const request = { [property]: value }
      if (run.contract.faultsOf(operation.request, request).length > 0) continue
      const found = await wholeOf(run, operation, request)
      const expected = all.filter((item) => isWanted(item[by], property, value))
      const isRight =
        found.items.length === expected.length &&
        expected.every((item) => itemIn(found.items, item['id']) !== undefined)
      const mark = proves[property]
      if (isRight) run.held(mark, operation)
      else {
        const message = `lists ${found.items.length} items by ${property} ${String(value)}, and ${expected.length} of all fit`
        const refutes = mark === undefined ? [] : [mark]
        run.report(id, operation, { message, pointer: `/${property}`, refutes }, found.answer)
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
  const { enum: known } = written === undefined ? {} : run.contract.resolve(written)
  if (known !== undefined) return known
  return [middle, property === 'from' ? '2098-01-01T00:00:00Z' : '1991-01-01T00:00:00Z']
}

function isWanted(found: unknown, property: string, value: unknown): boolean {
  const [at, limit] = [Date.parse(String(found)), Date.parse(String(value))]
  if (property === 'from') return at >= limit
  if (property === 'before') return at < limit
  return found === value
}
