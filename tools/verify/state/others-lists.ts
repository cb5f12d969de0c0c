import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../contract/model.ts'
import type { Run, Having } from '../run/run.ts'
import type { Member } from '../run/run-state.ts'
import { fetchAll, hasPages, itemIn, fetchPage, hasFault, meaningOf, differentIn } from './lists.ts'
import type { Item } from './lists.ts'
import { isRecord } from '#site/lib/json.ts'
import { outcomeOf, valueAt } from '../answers/outcome.ts'
import { undo, ifThere } from '../run/probe.ts'
import { bodyFor } from '../run/values.ts'
import { markedItem, spellingsOf, tellsApart } from './others-items.ts'

/** Page sizes to try besides the largest: the default, and small ones. */
const PAGES: readonly object[] = [
  {},
  { page: 2 },
  { pageSize: 1 },
  { page: 2, pageSize: 1 },
  { page: 3, pageSize: 1 },
  { page: 2, pageSize: 2 },
]

/** All rows that a member sees with any page size. */
async function rowsShown(run: Run, operation: Operation, as: Member): Promise<readonly Item[]> {
  const pages = hasPages(run, operation) ? PAGES : []
  const [whole, ...parts] = await Promise.all([
    fetchAll(run, operation.id, { as }),
    ...pages.map(async (page) => {
      const query = { pageSize: undefined, ...page }
      return (await fetchPage(run, operation.id, query, { as })).items
    }),
  ])
  return [...whole, ...parts.flat()]
}

/**
 * How many rows both members list with one id and the same content. Ids that begin with 1 for each member prove
 * nothing, nor do texts, which an operator may write to all.
 */
async function sharedRows(
  run: Run,
  operation: Operation,
  theirs: readonly Item[],
): Promise<number> {
  const own = await fetchAll(run, operation.id)
  const isWritten = own.some((row) => 'title' in row)
  if (isWritten || isNumberedFromOne(own)) return 0
  return own.filter((row) => {
    if (row['id'] === undefined) return false
    const other = itemIn(theirs, row['id'])
    return other !== undefined && isDeepStrictEqual(row, other)
  }).length
}

/** Whether ids are small consecutive numbers, which every member may have. */
const isNumberedFromOne = (rows: readonly Item[]): boolean => {
  const ids = rows.map((row) => Number(row['id'])).toSorted((one, other) => one - other)
  return ids[0] === 1 && ids.every((one, index) => one === index + 1)
}

/**
 * Whether a list contains another member's item, proven by one that appears or changes when the first member acts.
 */
export async function listsOthers(run: Run, as: Member): Promise<void> {
  await cancelsOthers(run, as)
  for (const { operation } of run.having('list')) {
    if (operation.isForMembers && !hasFault(run, run.check, operation))
      await ifThere(run, operation, () => listsOther(run, operation, as))
  }
}

async function listsOther(run: Run, operation: Operation, as: Member): Promise<void> {
  const marked = await markedItem(run, operation.id)
  const theirs = await rowsShown(run, operation, as)
  const hasMarker = marked !== null && JSON.stringify(theirs).includes(marked.marker)
  const words = hasMarker
    ? 'it has the text that the first member wrote'
    : ((marked === null ? await changesWithFirst(run, operation, as, theirs) : null) ??
      (await sharesRows(run, operation, theirs)))
  if (words !== null) run.report(operation, `lists another member's item: ${words}`)
}

async function sharesRows(
  run: Run,
  operation: Operation,
  theirs: readonly Item[],
): Promise<string | null> {
  const count = await sharedRows(run, operation, theirs)
  return count === 0 ? null : `${count} rows of the first, with their ids, are listed for the other`
}

/** An item opened by the first member is listed as opened for the other. */
async function changesWithFirst(
  run: Run,
  list: Operation,
  as: Member,
  theirs: readonly Item[],
): Promise<string | null> {
  const opening = run.having('opens').find(({ value }) => value.list === list.id)
  if (opening === undefined) return null
  const { operation, value } = opening
  const shared = (await fetchAll(run, list.id)).find(
    (item) => item[value.marks] === null && itemIn(theirs, item['id'])?.[value.marks] === null,
  )
  if (shared === undefined) return null
  await run.ask(operation, { id: shared['id'] })
  const after = itemIn(await rowsShown(run, list, as), shared['id'])
  return after !== undefined && after[value.marks] !== null
    ? 'an item that one member opens is listed as opened for the other'
    : null
}

const isListed = (run: Run, items: readonly Item[], created: unknown): boolean =>
  isRecord(created) &&
  items.some(
    (item) => itemIn([item], created['id']) && differentIn(run, created, item) === undefined,
  )

async function cancelsOthers(run: Run, as: Member): Promise<void> {
  for (const having of run.having('cancels'))
    await ifThere(run, having.operation, () => cancelsOther(run, having, as))
}

async function cancelsOther(
  run: Run,
  { operation, value }: Having<'cancels'>,
  as: Member,
): Promise<void> {
  const creates = run.contract.operation(value.by)
  const list = run.contract.operation(value.list)
  const before = await rowsShown(run, list, as)
  const created = await run.ask(creates, await bodyFor(run, creates))
  const item = valueAt(created.json, run.effect(creates).creates?.item ?? '')
  if (outcomeOf(created) !== 'success' || !isRecord(item)) return
  const after = await rowsShown(run, list, as)
  if (isListed(run, after, item) && !isListed(run, before, item)) {
    const message = "lists another member's item: it appears when the first member creates it"
    run.report(list, message)
  }
  // An item with the same id may be the other member's own and must not be cancelled.
  if (itemIn(before, item['id']) === undefined) {
    for (const spelt of spellingsOf(item['id'])) {
      const cancelled = await run.ask(operation, { id: spelt }, { as })
      if (outcomeOf(cancelled) !== 'success') {
        if (spelt === item['id'])
          await tellsApart(run, operation, { theirs: before, id: spelt, call: cancelled, as })
        continue
      }
      const own = itemIn(await fetchAll(run, value.list), item['id'])
      if (meaningOf(run, own?.['status']) === 'cancelled') {
        run.report(operation, "cancels another member's request", cancelled)
        break
      }
    }
  }
  await undo(run, creates, created)
}
