import { isRecord } from '../../../src/lib/json.ts'
import { answerWords, outcomeOf } from '../outcome.ts'
import { valueAt } from '../pointer.ts'
import type { Probe } from '../probe.ts'
import type { Run } from '../run.ts'
import { valueOf } from '../values.ts'
import { itemIn, listOf } from './lists.ts'
import type { Item } from './lists.ts'

const id = 'read-is-marked'

/** What was opened is listed as read, once and for all, and the count of the unread follows. */
export const readIsMarked: Probe = {
  id,
  title: 'What was read is marked as read, and the counts follow',
  async run(run) {
    await countsFollow(run)
    await openOne(run)
    await openAll(run)
  },
}

const countedBy = (run: Run, figure: string): Promise<unknown> =>
  valueOf(run, run.effects.figures[figure]?.[0] ?? '')

const isUnread = (item: Item, { marks, once }: { marks: string; once?: string | undefined }) =>
  item[marks] === null && (once === undefined || item[once] !== null)

const idsOf = (mark: string | undefined) => (mark === undefined ? [] : [mark])

async function countsFollow(run: Run): Promise<void> {
  for (const { operation, value, proves } of run.having('opens')) {
    const listed = await listOf(run, value.list)
    const isWhole = typeof listed.total !== 'number' || listed.total === listed.items.length
    if (!isWhole) continue
    const unread = listed.items.filter((item) => isUnread(item, value)).length
    const counted = await countedBy(run, value.counts)
    if (typeof counted !== 'number') continue
    if (counted === unread) {
      run.held(proves['counts'])
      continue
    }
    const place = run.effects.figures[value.counts]?.[0]?.split('#')[0] ?? operation.id
    const message = `tells ${counted} as ${value.counts}, and ${value.list} lists ${unread} unread`
    run.report(
      id,
      run.contract.operation(place),
      { message, refutes: idsOf(proves['counts']) },
      listed.answer,
    )
  }
}

async function openOne(run: Run): Promise<void> {
  for (const { operation, value, proves } of run.having('opens')) {
    const before = await listOf(run, value.list)
    const unread = before.items.find((item) => isUnread(item, value))
    const item = unread ?? before.items[0]
    if (item === undefined) {
      run.skip(id, operation, `${value.list} lists nothing that could be opened`)
      continue
    }
    const counted = await countedBy(run, value.counts)
    const opened = await run.ask(operation, { id: item['id'] })
    if (outcomeOf(opened) !== 'success') {
      const message = `answers ${answerWords(opened)} to an item that ${value.list} lists`
      run.report(id, operation, { message }, opened)
      continue
    }
    const text = valueAt(opened.json, value.item)
    const wrong = isRecord(text)
      ? Object.keys(item).find(
          (name) =>
            name !== value.marks &&
            name in text &&
            JSON.stringify(text[name]) !== JSON.stringify(item[name]),
        )
      : undefined
    if (wrong !== undefined && isRecord(text)) {
      const message = `opens an item whose ${wrong} is ${JSON.stringify(text[wrong])}, and ${value.list} lists ${JSON.stringify(item[wrong])}`
      run.report(id, operation, { message, pointer: `${value.item}/${wrong}` }, opened)
    }
    if (unread === undefined) {
      run.skip(id, operation, `${value.list} lists nothing unread`)
      continue
    }
    const after = itemIn((await listOf(run, value.list)).items, item['id'])
    if (after?.[value.marks] === null || after === undefined) {
      const what = after === undefined ? 'lists it no more' : 'lists it as unread'
      run.report(id, operation, { message: `opens an item, and ${value.list} ${what}` }, opened)
    }
    const left = await countedBy(run, value.counts)
    if (typeof counted === 'number' && left !== counted - 1) {
      const message = `opens an unread item, and ${value.counts} goes from ${counted} to ${String(left)}`
      run.report(id, operation, { message, refutes: idsOf(proves['counts']) }, opened)
    }
    const again = await run.ask(operation, { id: item['id'] })
    const firstMark = valueAt(opened.json, `${value.item}/${value.marks}`)
    if (valueAt(again.json, `${value.item}/${value.marks}`) !== firstMark) {
      run.report(
        id,
        operation,
        { message: `tells another ${value.marks} when it is opened again` },
        again,
      )
    }
  }
}

async function openAll(run: Run): Promise<void> {
  for (const { operation, value } of run.having('opensAll')) {
    const before = await listOf(run, value.list)
    const isWhole = typeof before.total !== 'number' || before.total === before.items.length
    const unread = before.items.filter((item) => isUnread(item, value)).length
    if (unread === 0) run.skip(id, operation, `${value.list} lists nothing unread`)
    const done = await run.ask(operation, {})
    if (outcomeOf(done) !== 'success') continue
    const counted = valueAt(done.json, '/count')
    if (isWhole && counted !== unread) {
      run.report(
        id,
        operation,
        {
          message: `answers a count of ${String(counted)}, and ${unread} were unread`,
          pointer: '/count',
        },
        done,
      )
    }
    const left = (await listOf(run, value.list)).items.filter((item) =>
      isUnread(item, value),
    ).length
    if (left > 0) {
      run.report(
        id,
        operation,
        { message: `answers success, and ${value.list} still lists ${left} unread` },
        done,
      )
    }
    const figure = await countedBy(run, value.counts)
    if (typeof figure === 'number' && figure !== 0) {
      run.report(
        id,
        operation,
        { message: `answers success, and ${value.counts} is still ${figure}` },
        done,
      )
    }
  }
}
