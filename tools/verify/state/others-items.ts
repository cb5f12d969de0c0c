import { isRecord } from '#site/lib/json.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { answerWords, outcomeOf, valueAt } from '../answers/outcome.ts'
import { isSlowed } from '../answers/refusal.ts'
import type { Having, Run } from '../run/run.ts'
import type { Member, RunState } from '../run/run-state.ts'
import { bodyFor } from '../run/values.ts'
import { ifThere } from '../run/probe.ts'
import { fetchAll, itemIn, differentIn } from './lists.ts'
import type { Item } from './lists.ts'
import { freeTextsOf } from './created-is-listed.ts'

const MAX_OPENED = 3

type Opening = Having<'opens'>

/**
 * Whether another member can open the first one's items. Equal ids prove nothing, because each member's may start at
 * 1; only opened content, or changes to the first member's items, do.
 */
export async function opensOthers(run: Run, as: Member): Promise<void> {
  for (const opening of run.having('opens')) {
    const { operation } = opening
    await ifThere(run, operation, async () => {
      const proof = (await opensMarked(run, opening, as)) ?? (await opensListed(run, opening, as))
      if (proof === null) return
      const message = `opens another member's item: ${proof.words}`
      run.report(operation, message, proof.call)
    })
  }
}

type Proof = { readonly words: string; readonly call: Awaited<ReturnType<Run['ask']>> }

/** Tries an item with an unguessable text, where members can create one. */
async function opensMarked(
  run: Run,
  { operation, value }: Opening,
  as: Member,
): Promise<Proof | null> {
  const marked = await markedItem(run, value.list)
  if (marked === null) return null
  for (const item of spellingsOf(marked.item)) {
    const call = await run.ask(operation, { id: item }, { as })
    if (call.received?.text.includes(marked.marker) === true)
      return { words: 'it answers the text that the first member wrote', call }
  }
  return null
}

/** Creates an item with a unique text; null: impossible now. */
export async function markedItem(run: Run, listId: string): Promise<Marked | null> {
  const maker = run.having('creates').find(({ value }) => value.list === listId && value.opened)
  if (maker === undefined) return null
  // One is enough, because the number of waiting requests is limited.
  const cached = markedIn.get(run.state)?.get(listId)
  if (cached !== undefined) return cached
  const { operation, value } = maker
  const marker = `verify ${run.runId} ${run.count()}`
  const body = await bodyFor(run, operation)
  const texts = freeTextsOf(run, operation).map((name) => [name, marker])
  const created = await run.ask(operation, { ...body, ...Object.fromEntries(texts) })
  const item = valueAt(created.json, `${value.item}/id`)
  if (outcomeOf(created) !== 'success' || item === undefined || texts.length === 0) return null
  const marked = { item, marker }
  markedIn.set(run.state, new Map([...(markedIn.get(run.state) ?? []), [listId, marked]]))
  return marked
}

type Marked = { readonly item: unknown; readonly marker: string }
const markedIn = new WeakMap<RunState, ReadonlyMap<string, Marked>>()

/** Tries existing items, first those whose id the other member does not list. */
async function opensListed(
  run: Run,
  { operation, value }: Opening,
  as: Member,
): Promise<Proof | null> {
  const own = await fetchAll(run, value.list)
  const theirs = await fetchAll(run, value.list, { as })
  const isTheirs = (item: Item) => itemIn(theirs, item['id']) !== undefined
  const chosen = [...own].toSorted((a, b) => Number(isTheirs(a)) - Number(isTheirs(b)))
  const attempts = chosen
    .slice(0, MAX_OPENED)
    .flatMap((item) => spellingsOf(item['id']).map((spelt) => ({ item, spelt })))
  let isCompared = false
  for (const { item, spelt } of attempts) {
    const call = await run.ask(operation, { id: spelt }, { as })
    if (outcomeOf(call) !== 'success') {
      if (isCompared || spelt !== item['id']) continue
      isCompared = true
      await tellsApart(run, operation, { theirs, id: spelt, call, as })
      continue
    }
    const after = itemIn(await fetchAll(run, value.list), item['id'])
    if (item[value.marks] === null && after !== undefined && after[value.marks] !== null)
      return { words: "the first member's is marked as opened", call }
    const opened = valueAt(call.json, value.item)
    const listed = itemIn(theirs, item['id'])
    if (listed !== undefined && differentIn(run, listed, opened) === undefined) continue
    const mine = await run.ask(operation, { id: item['id'] })
    if (isContentOf(run, opened, valueAt(mine.json, value.item)))
      return { words: 'it answers the content of the first, which the other does not list', call }
  }
  return null
}

/** An id as returned, and as the other type (number or text). */
export const spellingsOf = (id: unknown): readonly unknown[] => {
  const other = typeof id === 'number' ? String(id) : Number(id)
  const isPlain = typeof id === 'number' || String(other) === id
  return isPlain ? [id, other] : [id]
}

const NOBODYS = 987_654_321_098

/** An unknown id in the format of a given one. */
const nobodysLike = (item: unknown): unknown => {
  if (typeof item === 'number') return NOBODYS
  return /^\d+$/.test(String(item)) ? String(NOBODYS) : '00000000-0000-4000-8000-000000000000'
}

/** Another member's id must be refused like an unknown one. */
export async function tellsApart(
  run: Run,
  operation: Operation,
  {
    theirs,
    id: item,
    call,
    as,
  }: {
    readonly theirs: readonly Item[]
    readonly id: unknown
    readonly call: ApiCall
    readonly as: Member
  },
): Promise<void> {
  if (itemIn(theirs, item) !== undefined) return
  const unknown = await run.ask(operation, { id: nobodysLike(item) }, { as })
  // Other refusals may be about the format of the id.
  if (outcomeOf(unknown) === null || answerWords(call) === answerWords(unknown)) return
  if (isSlowed(call) || (call.received?.status ?? 500) >= 500) return
  const message = `answers ${answerWords(call)} to another member's id and ${answerWords(unknown)} to an unknown one: guessing reveals which ids exist`
  run.report(operation, message, call)
}

/** Whether all common properties are equal and include a text. */
function isContentOf(run: Run, opened: unknown, mine: unknown): boolean {
  if (!isRecord(opened) || !isRecord(mine)) return false
  const hasText = Object.entries(mine).some(
    ([name, value]) => name !== 'id' && typeof value === 'string' && value !== '' && name in opened,
  )
  return hasText && differentIn(run, mine, opened) === undefined
}
