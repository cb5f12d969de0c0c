import { answerWords, outcomeOf, valueAt } from '../core/outcome.ts'
import { jobsHaving } from '../core/probe.ts'
import type { Having, Probe, Run } from '../core/run.ts'
import { checkCount, itemIn, listOf, differentIn, soon } from './lists.ts'
import type { Item, Listed } from './lists.ts'

export const removedIsGone: Probe = {
  id: 'removed-is-gone',
  title: 'A removed item is gone, and no other item',
  isInTurn: true,
  jobs: (run) => [
    ...jobsHaving(run, 'removesOpened', removeOpened),
    ...jobsHaving(run, 'removesAll', removeAll),
  ],
}

async function removeOpened(
  run: Run,
  { operation, value, proves }: Having<'removesOpened'>,
): Promise<void> {
  const before = await listOf(run, value.list)
  const item = before.items[0]?.['id']
  if (item === undefined) {
    run.skip(operation, `${value.list} lists nothing that could be removed`)
    return
  }
  const seen = await run.ask(value.by, { id: item })
  const done = await run.ask(operation, {})
  const refutes = proves['removes'] === undefined ? [] : [proves['removes']]
  if (outcomeOf(done) !== 'success') {
    const message = `answers ${answerWords(done)} after an item was opened, instead of success`
    run.report(operation, { message, refutes }, done)
    return
  }
  const isIn = ({ items }: Listed, one: Item) => {
    const found = itemIn(items, one['id'])
    return found !== undefined && differentIn(run, one, found) === undefined
  }
  const goneFrom = (list: Listed) => before.items.filter((one) => !isIn(list, one))
  const after = await soon(
    run,
    () => listOf(run, value.list),
    (list) => goneFrom(list).length === 1,
  )
  const opened = await run.ask(value.by, { id: item })
  const gone = goneFrom(after)
  const isStillOpened =
    outcomeOf(opened) === 'success' && isSameContent(run, value.by, seen.json, opened.json)
  if (!gone.some((one) => one['id'] === item) || isStillOpened) {
    const where = isStillOpened ? `${value.by} still opens it` : `${value.list} still lists it`
    run.report(
      operation,
      { message: `removes the item that was opened, and ${where}`, refutes },
      done,
    )
  } else if (gone.length !== 1) {
    run.report(
      operation,
      { message: `removes ${gone.length} items instead of the one that was opened` },
      done,
    )
  } else run.held(proves['removes'], operation)
  const again = await run.ask(operation, {})
  if (outcomeOf(again) === 'already') run.held(proves['again'], operation)
  else {
    const message = `answers ${answerWords(again)} when the opened item is gone already`
    const marks = proves['again'] === undefined ? [] : [proves['again']]
    run.report(operation, { message, refutes: marks }, again)
  }
}

/** Whether the same item was opened twice, not another one with its id. */
function isSameContent(run: Run, opens: string, one: unknown, other: unknown): boolean {
  const at = run.effects.operations[opens]?.opens?.item ?? ''
  return differentIn(run, valueAt(one, at), valueAt(other, at)) === undefined
}

async function removeAll(
  run: Run,
  { operation, value: list }: Having<'removesAll'>,
): Promise<void> {
  const before = await listOf(run, list)
  const done = await run.ask(operation, {})
  if (outcomeOf(done) !== 'success') return
  const isEmpty = ({ items, total }: Listed) =>
    items.length === 0 && (typeof total !== 'number' || total === 0)
  const after = await soon(run, () => listOf(run, list), isEmpty)
  const refutes = [run.effects.successProves]
  const there = typeof before.total === 'number' ? before.total : before.items.length
  if (there === 0) run.skip(operation, `${list} lists nothing`)
  if (!isEmpty(after)) {
    run.report(
      operation,
      { message: `answers success, and ${list} still lists ${after.items.length}`, refutes },
      after.answer,
    )
  }
  checkCount(run, operation, done, { items: there, words: 'listed' })
  const [first] = before.items
  const opens = run.having('opens').find(({ value }) => value.list === list)
  if (first === undefined || opens === undefined) return
  const opened = await run.ask(opens.operation, { id: first['id'] })
  if (outcomeOf(opened) === 'success') {
    run.report(
      operation,
      { message: `removes all items, and ${opens.operation.id} still opens one`, refutes },
      opened,
    )
  }
}
