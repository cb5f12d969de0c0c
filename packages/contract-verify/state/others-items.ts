import { isRecord } from '../../../src/lib/json.ts'
import type { Operation } from '../core/model.ts'
import { outcomeOf } from '../core/outcome.ts'
import { valueAt } from '../core/pointer.ts'
import type { Having, Run } from '../core/run.ts'
import type { Member } from '../core/run-state.ts'
import { bodyFor } from '../core/values.ts'
import { ifThere } from './if-there.ts'
import { allOf, itemIn } from './lists.ts'
import type { Item } from './lists.ts'
import { differentIn } from './same-value.ts'

const id = 'others-stay-out'
const MOST_OPENED = 3

type Opening = Having<'opens'>

/**
 * Whether another member can open the first one's items. Equal ids prove nothing, because each member's may start at
 * 1; only opened content, or changes to the first member's items, do.
 */
export async function opensOthers(run: Run, as: Member): Promise<void> {
  for (const opening of run.having('opens')) {
    const { operation } = opening
    await ifThere(run, id, operation, async () => {
      const proof = (await opensMarked(run, opening, as)) ?? (await opensListed(run, opening, as))
      if (proof === null) return
      const message = `opens another member's item: ${proof.words}`
      run.report(id, operation, { message }, proof.call)
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
  const call = await run.ask(operation, { id: marked.item }, { as })
  return call.received?.text.includes(marked.marker) === true
    ? { words: 'it answers the text that the first member wrote', call }
    : null
}

/** Creates an item with a unique text; null: impossible now. */
export async function markedItem(
  run: Run,
  listId: string,
): Promise<{ readonly item: unknown; readonly marker: string } | null> {
  const maker = run.having('creates').find(({ value }) => value.list === listId && value.opened)
  if (maker === undefined) return null
  const { operation, value } = maker
  const marker = `verify ${run.runId} ${run.count()}`
  const body = await bodyFor(run, operation)
  const texts = freeTextsOf(run, operation).map((name) => [name, marker])
  const created = await run.ask(operation, { ...body, ...Object.fromEntries(texts) })
  const item = valueAt(created.json, `${value.item}/id`)
  return outcomeOf(created) === 'success' && item !== undefined && texts.length > 0
    ? { item, marker }
    : null
}

const freeTextsOf = (run: Run, { requests, request }: Operation): readonly string[] =>
  Object.entries(run.contract.resolve(requests[0] ?? request).properties ?? {})
    .filter(([, property]) => {
      const { type, enum: values, const: only } = run.contract.resolve(property)
      return type === 'string' && values === undefined && only === undefined
    })
    .map(([name]) => name)

/** Tries existing items, first those whose id the other member does not list. */
async function opensListed(
  run: Run,
  { operation, value }: Opening,
  as: Member,
): Promise<Proof | null> {
  const own = await allOf(run, value.list)
  const theirs = await allOf(run, value.list, { as })
  const isTheirs = (item: Item) => itemIn(theirs, item['id']) !== undefined
  const chosen = [...own].toSorted((a, b) => Number(isTheirs(a)) - Number(isTheirs(b)))
  for (const item of chosen.slice(0, MOST_OPENED)) {
    const call = await run.ask(operation, { id: item['id'] }, { as })
    if (outcomeOf(call) !== 'success') continue
    const after = itemIn(await allOf(run, value.list), item['id'])
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

/** Whether all common properties are equal and include a text. */
function isContentOf(run: Run, opened: unknown, mine: unknown): boolean {
  if (!isRecord(opened) || !isRecord(mine)) return false
  const hasText = Object.entries(mine).some(
    ([name, value]) => name !== 'id' && typeof value === 'string' && value !== '' && name in opened,
  )
  return hasText && differentIn(run, mine, opened) === undefined
}
