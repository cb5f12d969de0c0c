import { isRecord } from '../../../src/lib/json.ts'
import type { Operation } from '../core/model.ts'
import { outcomeOf } from '../core/outcome.ts'
import { valueAt } from '../core/pointer.ts'
import type { Having, Run } from '../core/run.ts'
import type { Member } from '../core/run-state.ts'
import { undo } from '../core/undo.ts'
import { bodyFor } from '../core/values.ts'
import { ifThere } from './if-there.ts'
import { allOf, itemIn, meaningOf } from './lists.ts'
import type { Item } from './lists.ts'
import { differentIn } from './same-value.ts'
import { markedItem } from './others-items.ts'

const id = 'others-stay-out'

/**
 * Whether a list contains another member's item, proven by one that appears or changes when the first member acts.
 */
export async function listsOthers(run: Run, as: Member): Promise<void> {
  for (const { operation } of run.having('list')) {
    if (operation.isForMembers)
      await ifThere(run, id, operation, () => listsOther(run, operation, as))
  }
  await cancelsOthers(run, as)
}

async function listsOther(run: Run, operation: Operation, as: Member): Promise<void> {
  const marked = await markedItem(run, operation.id)
  const words =
    marked === null
      ? await changesWithFirst(run, operation.id, as)
      : JSON.stringify(await allOf(run, operation.id, { as })).includes(marked.marker)
        ? 'it has the text that the first member wrote'
        : null
  if (words !== null)
    run.report(id, operation, { message: `lists another member's item: ${words}` })
}

/** An item opened by the first member is listed as opened for the other. */
async function changesWithFirst(run: Run, listId: string, as: Member): Promise<string | null> {
  const opening = run.having('opens').find(({ value }) => value.list === listId)
  if (opening === undefined) return null
  const { operation, value } = opening
  const theirs = await allOf(run, listId, { as })
  const shared = (await allOf(run, listId)).find(
    (item) => item[value.marks] === null && itemIn(theirs, item['id'])?.[value.marks] === null,
  )
  if (shared === undefined) return null
  await run.ask(operation, { id: shared['id'] })
  const after = itemIn(await allOf(run, listId, { as }), shared['id'])
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
    await ifThere(run, id, having.operation, () => cancelsOther(run, having, as))
}

async function cancelsOther(
  run: Run,
  { operation, value }: Having<'cancels'>,
  as: Member,
): Promise<void> {
  const creates = run.contract.operation(value.by)
  const before = await allOf(run, value.list, { as })
  const created = await run.ask(creates, await bodyFor(run, creates))
  const item = valueAt(created.json, run.effect(creates).creates?.item ?? '')
  if (outcomeOf(created) !== 'success' || !isRecord(item)) return
  const after = await allOf(run, value.list, { as })
  if (isListed(run, after, item) && !isListed(run, before, item)) {
    const message = "lists another member's item: it comes when the first member makes it"
    run.report(id, run.contract.operation(value.list), { message })
  }
  // An item with the same id may be the other member's own and must not be cancelled.
  if (itemIn(before, item['id']) === undefined) {
    const cancelled = await run.ask(operation, { id: item['id'] }, { as })
    const own = itemIn(await allOf(run, value.list), item['id'])
    if (outcomeOf(cancelled) === 'success' && meaningOf(run, own?.['status']) === 'cancelled') {
      run.report(id, operation, { message: "cancels another member's request" }, cancelled)
    }
  }
  await undo(run, creates, created)
}
