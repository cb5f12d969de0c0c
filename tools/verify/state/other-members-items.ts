import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#site/lib/json.ts'
import { describeAnswer, outcomeOf, valueAt } from '../contract/outcome.ts'
import { isRateLimited } from '../contract/refusal.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { hasFault, skipIfUnavailable, cancelCreated } from '../run/probe.ts'
import type { Having, Run } from '../run/run.ts'
import type { Member, RunState } from '../run/run-state.ts'
import { bodyFor } from '../run/values.ts'
import { freeTextsOf } from './created-is-listed.ts'
import { differingProperty, fetchAll, fetchPage, hasPages, itemIn, meaningOf } from './lists.ts'
import type { Item } from './lists.ts'

const MAX_OPENED = 3

type Opening = Having<'opens'>
type Proof = { readonly observation: string; readonly call: ApiCall }

/**
 * Whether another member can open the first one's items. Equal ids prove nothing, because each member's may start at
 * 1; only opened content, or changes to the first member's items, do.
 */
export async function checkOpensOthers(run: Run, as: Member): Promise<void> {
  for (const opening of run.operationsHaving('opens'))
    await skipIfUnavailable(run, opening.operation, async () => {
      const proof =
        (await findOpenedMarked(run, opening, as)) ?? (await findOpenedListed(run, opening, as))
      if (proof === null) return
      run.report(opening.operation, `opens another member's item: ${proof.observation}`, proof.call)
    })
}

/** Tries an item with an unguessable text, where members can create one. */
async function findOpenedMarked(run: Run, { operation, value }: Opening, as: Member) {
  const markedItem = await createMarkedItem(run, value.list)
  if (markedItem === null) return null
  for (const id of spellingsOf(markedItem.id)) {
    const call = await run.ask(operation, { id }, { as })
    if (call.received?.text.includes(markedItem.marker) === true)
      return { observation: 'it answers the text that the first member wrote', call }
  }
  return null
}

type MarkedItem = { readonly id: unknown; readonly marker: string }
const markedItems = new WeakMap<RunState, Map<string, MarkedItem>>()

/** Creates an item with a unique text; null: impossible now. */
async function createMarkedItem(run: Run, listId: string): Promise<MarkedItem | null> {
  const creator = run
    .operationsHaving('creates')
    .find(({ value }) => value.list === listId && value.opened)
  if (creator === undefined) return null
  // One is enough, because the number of waiting requests is limited.
  const cache = markedItems.get(run.state) ?? new Map<string, MarkedItem>()
  markedItems.set(run.state, cache)
  const cached = cache.get(listId)
  if (cached !== undefined) return cached
  const { operation, value } = creator
  const marker = `verify ${run.runId} ${run.count()}`
  const body = await bodyFor(run, operation)
  const texts = freeTextsOf(run, operation).map((name) => [name, marker])
  const created = await run.ask(operation, { ...body, ...Object.fromEntries(texts) })
  const id = valueAt(created.json, `${value.item}/id`)
  if (outcomeOf(created) !== 'success' || id === undefined || texts.length === 0) return null
  const markedItem = { id, marker }
  cache.set(listId, markedItem)
  return markedItem
}

/** Tries existing items, first those whose id the other member does not list. */
async function findOpenedListed(
  run: Run,
  { operation, value }: Opening,
  as: Member,
): Promise<Proof | null> {
  const ownItems = await fetchAll(run, value.list)
  const theirItems = await fetchAll(run, value.list, { as })
  const isTheirItem = (item: Item) => itemIn(theirItems, item['id']) !== undefined
  const attempts = [...ownItems]
    .toSorted((a, b) => Number(isTheirItem(a)) - Number(isTheirItem(b)))
    .slice(0, MAX_OPENED)
    .flatMap((item) => spellingsOf(item['id']).map((spelt) => ({ item, spelt })))
  let isCompared = false
  for (const { item, spelt } of attempts) {
    const call = await run.ask(operation, { id: spelt }, { as })
    if (outcomeOf(call) !== 'success') {
      if (isCompared || spelt !== item['id']) continue
      isCompared = true
      await checkTellsApart(run, operation, theirItems, spelt, call, as)
      continue
    }
    const after = itemIn(await fetchAll(run, value.list), item['id'])
    if (item[value.marks] === null && after !== undefined && after[value.marks] !== null)
      return { observation: "the first member's is marked as opened", call }
    const openedItem = valueAt(call.json, value.item)
    const listedItem = itemIn(theirItems, item['id'])
    if (listedItem !== undefined && differingProperty(run, listedItem, openedItem) === undefined)
      continue
    const ownAnswer = await run.ask(operation, { id: item['id'] })
    if (isContentOf(run, openedItem, valueAt(ownAnswer.json, value.item)))
      return {
        observation: 'it answers the content of the first, which the other does not list',
        call,
      }
  }
  return null
}

/** An id as returned, and as the other type (number or text). */
const spellingsOf = (id: unknown): readonly unknown[] => {
  const otherSpelling = typeof id === 'number' ? String(id) : Number(id)
  return typeof id === 'number' || String(otherSpelling) === id ? [id, otherSpelling] : [id]
}

const UNKNOWN_ID = 987_654_321_098

/** An unknown id in the format of another id. */
const unknownIdLike = (id: unknown): unknown => {
  if (typeof id === 'number') return UNKNOWN_ID
  return /^\d+$/.test(String(id)) ? String(UNKNOWN_ID) : '00000000-0000-4000-8000-000000000000'
}

/** Another member's id must be refused like an unknown one. */
async function checkTellsApart(
  run: Run,
  operation: Operation,
  theirItems: readonly Item[],
  id: unknown,
  call: ApiCall,
  as: Member,
): Promise<void> {
  if (itemIn(theirItems, id) !== undefined) return
  const unknownAnswer = await run.ask(operation, { id: unknownIdLike(id) }, { as })
  // Other refusals may be about the format of the id.
  if (outcomeOf(unknownAnswer) === null || describeAnswer(call) === describeAnswer(unknownAnswer))
    return
  if (isRateLimited(call) || (call.received?.status ?? 500) >= 500) return
  const message = `answers ${describeAnswer(call)} to another member's id and ${describeAnswer(unknownAnswer)} to an unknown one: guessing reveals which ids exist`
  run.report(operation, message, call)
}

/** Whether all common properties are equal and include a text. */
function isContentOf(run: Run, opened: unknown, ownItem: unknown): boolean {
  if (!isRecord(opened) || !isRecord(ownItem)) return false
  const hasText = Object.entries(ownItem).some(
    ([name, value]) => name !== 'id' && typeof value === 'string' && value !== '' && name in opened,
  )
  return hasText && differingProperty(run, ownItem, opened) === undefined
}

/** Page sizes to try besides the largest: the default, and small ones. */
const PAGE_REQUESTS: readonly object[] = [
  {},
  { page: 2 },
  { pageSize: 1 },
  { page: 2, pageSize: 1 },
  { page: 3, pageSize: 1 },
  { page: 2, pageSize: 2 },
]

/** All rows that a member sees with any page size. */
async function fetchShownRows(
  run: Run,
  operation: Operation,
  as: Member,
): Promise<readonly Item[]> {
  const rows = (hasPages(run, operation) ? PAGE_REQUESTS : []).map(async (page) => {
    const query = { pageSize: undefined, ...page }
    return (await fetchPage(run, operation.id, query, { as })).items
  })
  return (await Promise.all([fetchAll(run, operation.id, { as }), ...rows])).flat()
}

/**
 * Whether a list contains another member's item, proven by one that appears or changes when the first member acts.
 */
export async function checkListsOthers(run: Run, as: Member): Promise<void> {
  for (const having of run.operationsHaving('cancels'))
    await skipIfUnavailable(run, having.operation, () => checkCancelsOther(run, having, as))
  for (const { operation } of run.operationsHaving('list'))
    if (operation.isForMembers && !hasFault(run, run.check, operation))
      await skipIfUnavailable(run, operation, () => checkListsOther(run, operation, as))
}

async function checkListsOther(run: Run, operation: Operation, as: Member): Promise<void> {
  const markedItem = await createMarkedItem(run, operation.id)
  const theirItems = await fetchShownRows(run, operation, as)
  const observation =
    markedItem !== null && JSON.stringify(theirItems).includes(markedItem.marker)
      ? 'it has the text that the first member wrote'
      : ((markedItem === null ? await changesWithFirst(run, operation, as, theirItems) : null) ??
        (await sharesRows(run, operation, theirItems)))
  if (observation !== null) run.report(operation, `lists another member's item: ${observation}`)
}

/**
 * Rows that both members list with one id and the same content. Ids that begin with 1 for each member prove nothing,
 * nor do texts, which an operator may write to all.
 */
async function sharesRows(run: Run, operation: Operation, theirItems: readonly Item[]) {
  const rows = await fetchAll(run, operation.id)
  const ids = rows.map((row) => Number(row['id'])).toSorted((a, b) => a - b)
  const isFromOne = ids[0] === 1 && ids.every((id, index) => id === index + 1)
  if (isFromOne || rows.some((row) => 'title' in row)) return null
  const { length } = rows.filter(
    (row) => row['id'] !== undefined && isDeepStrictEqual(row, itemIn(theirItems, row['id'])),
  )
  return length === 0
    ? null
    : `${length} rows of the first, with their ids, are listed for the other`
}

/** An item opened by the first member is listed as opened for the other. */
async function changesWithFirst(
  run: Run,
  list: Operation,
  as: Member,
  theirItems: readonly Item[],
): Promise<string | null> {
  const opening = run.operationsHaving('opens').find(({ value }) => value.list === list.id)
  if (opening === undefined) return null
  const { marks } = opening.value
  const isUnread = (item: Item | undefined) => item?.[marks] === null
  const sharedItem = (await fetchAll(run, list.id)).find(
    (item) => isUnread(item) && isUnread(itemIn(theirItems, item['id'])),
  )
  if (sharedItem === undefined) return null
  await run.ask(opening.operation, { id: sharedItem['id'] })
  const after = itemIn(await fetchShownRows(run, list, as), sharedItem['id'])
  return after === undefined || isUnread(after)
    ? null
    : 'an item that one member opens is listed as opened for the other'
}

async function checkCancelsOther(run: Run, { operation, value }: Having<'cancels'>, as: Member) {
  const createOperation = run.contract.operation(value.by)
  const list = run.contract.operation(value.list)
  const rowsBefore = await fetchShownRows(run, list, as)
  const created = await run.ask(createOperation, await bodyFor(run, createOperation))
  const item = valueAt(created.json, run.effect(createOperation).creates?.item ?? '')
  if (outcomeOf(created) !== 'success' || !isRecord(item)) return
  const after = await fetchShownRows(run, list, as)
  const isListedIn = (items: readonly Item[]) =>
    items.some(
      (listedItem) =>
        itemIn([listedItem], item['id']) && differingProperty(run, item, listedItem) === undefined,
    )
  if (isListedIn(after) && !isListedIn(rowsBefore))
    run.report(list, "lists another member's item: it appears when the first member creates it")
  // An item with the same id may be the other member's own and must not be cancelled.
  const ids = itemIn(rowsBefore, item['id']) === undefined ? spellingsOf(item['id']) : []
  for (const id of ids) {
    const cancellation = await run.ask(operation, { id }, { as })
    if (outcomeOf(cancellation) !== 'success') {
      if (id === item['id']) await checkTellsApart(run, operation, rowsBefore, id, cancellation, as)
      continue
    }
    const ownItem = itemIn(await fetchAll(run, value.list), item['id'])
    if (meaningOf(run, ownItem?.['status']) !== 'cancelled') continue
    run.report(operation, "cancels another member's request", cancellation)
    break
  }
  await cancelCreated(run, createOperation, created)
}
