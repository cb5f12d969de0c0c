import { answerWords, outcomeOf } from '../outcome.ts'
import { valueAt } from '../pointer.ts'
import type { Probe } from '../probe.ts'
import type { Run } from '../run.ts'
import { itemIn, listOf } from './lists.ts'

const id = 'removed-is-gone'

/** What was removed is not listed and not opened any more, and nothing else went with it. */
export const removedIsGone: Probe = {
  id,
  title: 'What was removed is gone, and nothing else',
  async run(run) {
    await removeOpened(run)
    await removeAll(run)
  },
}

async function removeOpened(run: Run): Promise<void> {
  for (const { operation, value, proves } of run.having('removesOpened')) {
    const before = await listOf(run, value.list)
    const item = before.items[0]?.['id']
    if (item === undefined) {
      run.skip(id, operation, `${value.list} lists nothing that could be removed`)
      continue
    }
    await run.ask(value.by, { id: item })
    const done = await run.ask(operation, {})
    const refutes = proves['removes'] === undefined ? [] : [proves['removes']]
    if (outcomeOf(done) !== 'success') {
      const message = `answers ${answerWords(done)} after an item was opened, instead of success`
      run.report(id, operation, { message, refutes }, done)
      continue
    }
    const after = await listOf(run, value.list)
    const opened = await run.ask(value.by, { id: item })
    const gone = before.items.filter((one) => itemIn(after.items, one['id']) === undefined)
    if (itemIn(after.items, item) !== undefined || outcomeOf(opened) === 'success') {
      const where =
        outcomeOf(opened) === 'success'
          ? `${value.by} still opens it`
          : `${value.list} still lists it`
      run.report(
        id,
        operation,
        { message: `removes the item that was opened, and ${where}`, refutes },
        done,
      )
    } else if (gone.length !== 1) {
      run.report(
        id,
        operation,
        { message: `removes ${gone.length} items instead of the one that was opened` },
        done,
      )
    } else run.held(proves['removes'])
    const again = await run.ask(operation, {})
    if (outcomeOf(again) === 'already') run.held(proves['again'])
    else {
      const message = `answers ${answerWords(again)} when the opened item is gone already`
      const marks = proves['again'] === undefined ? [] : [proves['again']]
      run.report(id, operation, { message, refutes: marks }, again)
    }
  }
}

async function removeAll(run: Run): Promise<void> {
  for (const { operation, value: list } of run.having('removesAll')) {
    const before = await listOf(run, list)
    const done = await run.ask(operation, {})
    if (outcomeOf(done) !== 'success') continue
    const after = await listOf(run, list)
    const there = typeof before.total === 'number' ? before.total : before.items.length
    if (there === 0) run.skip(id, operation, `${list} lists nothing`)
    if (after.items.length > 0 || (typeof after.total === 'number' && after.total !== 0)) {
      run.report(
        id,
        operation,
        { message: `answers success, and ${list} still lists ${after.items.length}` },
        after.answer,
      )
    }
    const counted = valueAt(done.json, '/count')
    if (counted !== there) {
      run.report(
        id,
        operation,
        {
          message: `answers a count of ${String(counted)}, and ${there} were listed`,
          pointer: '/count',
        },
        done,
      )
    }
    const [first] = before.items
    const opens = run.having('opens').find(({ value }) => value.list === list)
    if (first === undefined || opens === undefined) continue
    const opened = await run.ask(opens.operation, { id: first['id'] })
    if (outcomeOf(opened) === 'success') {
      run.report(
        id,
        operation,
        { message: `removes all items, and ${opens.operation.id} still opens one` },
        opened,
      )
    }
  }
}
