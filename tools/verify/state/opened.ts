import { isRecord } from '#site/lib/json.ts'
import { answerWords, operationOf, outcomeOf, valueAt } from '../contract/outcome.ts'
import { idsOf } from '../contract/model.ts'
import type { Operation } from '../contract/model.ts'
import { ifThere, jobsHaving, soon } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { fetchValue } from '../run/values.ts'
import { checkCount, differentIn, fetchPage, isSame, itemIn } from './lists.ts'
import type { Item, Listed } from './lists.ts'

export const readIsMarked: Probe = {
  id: 'read-is-marked',
  title: 'Read items are marked, and the counts follow',
  isInTurn: true,
  jobs: (run) => [
    ...jobsHaving(run, 'opens', countFollows),
    ...jobsHaving(run, 'opens', openOne),
    ...jobsHaving(run, 'opensAll', openAll),
  ],
}

type Marks = { readonly marks: string; readonly once?: string | undefined }

const isUnread = (item: Item, { marks, once }: Marks): boolean =>
  item[marks] === null && (once === undefined || item[once] !== null)

const isWhole = ({ total, items }: Listed): boolean =>
  typeof total !== 'number' || total === items.length

type Counted = Marks & { readonly list: string; readonly counts: string }

/** A list with its unread items, and the figure that counts them, once they are right. */
async function listAndCount(
  run: Run,
  value: Counted,
  isRight: (listed: Listed, count: unknown, unread: readonly Item[]) => boolean = () => true,
) {
  const figure = run.effects.figures[value.counts]?.[0] ?? ''
  const read = async () => {
    const [listed, count] = await Promise.all([fetchPage(run, value.list), fetchValue(run, figure)])
    return { listed, count, unread: listed.items.filter((item) => isUnread(item, value)) }
  }
  return soon(run, read, ({ listed, count, unread }) => isRight(listed, count, unread))
}

async function countFollows(run: Run, { operation, value, proves }: Having<'opens'>) {
  const { listed, count, unread } = await listAndCount(
    run,
    value,
    (_, counted, { length }) => typeof counted !== 'number' || counted === length,
  )
  if (!isWhole(listed) || typeof count !== 'number') return
  if (count === unread.length) return run.held(proves['counts'], operation)
  const place = operationOf(run.effects.figures[value.counts]?.[0] ?? operation.id)
  const message = `tells ${count} as ${value.counts}, and ${value.list} lists ${unread.length} unread`
  const refutes = idsOf(proves['counts'])
  run.report(run.contract.operation(place), { message, refutes }, listed.answer)
}

async function openOne(run: Run, { operation, value, proves }: Having<'opens'>): Promise<void> {
  const { list, counts, marks } = value
  const { listed: before, count, unread } = await listAndCount(run, value)
  const item = unread[0] ?? before.items[0]
  if (item === undefined) return run.skip(operation, `${list} lists nothing that could be opened`)
  const opened = await run.ask(operation, { id: item['id'] })
  if (outcomeOf(opened) !== 'success') {
    const message = `answers ${answerWords(opened)} to an item that ${list} lists`
    return run.report(operation, message, opened)
  }
  const text = valueAt(opened.json, value.item)
  const wrong = differentIn(run, item, text, new Set([marks]))
  if (wrong !== undefined && isRecord(text)) {
    const message = `opens an item whose ${wrong} is ${JSON.stringify(text[wrong])}, and ${list} lists ${JSON.stringify(item[wrong])}`
    run.report(operation, { message, pointer: `${value.item}/${wrong}` }, opened)
  }
  if (unread.length === 0) return run.skip(operation, `${list} lists nothing unread`)
  const isCounted = (left: unknown) => typeof count !== 'number' || left === count - 1
  const { listed, count: left } = await listAndCount(
    run,
    value,
    ({ items }, now) => itemIn(items, item['id'])?.[marks] !== null && isCounted(now),
  )
  const after = itemIn(listed.items, item['id'])
  if (after === undefined || after[marks] === null) {
    const what = after === undefined ? 'lists it no more' : 'lists it as unread'
    run.report(operation, `opens an item, and ${list} ${what}`, opened)
  }
  if (!isCounted(left)) {
    const message = `opens an unread item, and ${counts} goes from ${String(count)} to ${String(left)}`
    run.report(operation, { message, refutes: idsOf(proves['counts']) }, opened)
  }
  if (after !== undefined && after[marks] !== null) await othersFollow(run, value, after)
  const again = await run.ask(operation, { id: item['id'] })
  const [firstMark, secondMark] = [opened, again].map((one) =>
    valueAt(one.json, `${value.item}/${marks}`),
  )
  if (firstMark !== null && firstMark !== undefined && !isSame(secondMark, firstMark))
    run.report(operation, `returns another ${marks} when it is opened again`, again)
}

/** Other lists of the same items mark an opened one, too, if they have it. */
async function othersFollow(run: Run, { list, marks }: Having<'opens'>['value'], item: Item) {
  const { contract } = run
  const itemsOf = (operation: Operation) => {
    const success = contract.resolve(operation.outcomes.get('success') ?? '')
    return success.properties?.['list']?.items?.$ref
  }
  const same = itemsOf(contract.operation(list))
  const others = run
    .having('list')
    .filter(({ operation }) => operation.id !== list && itemsOf(operation) === same)
  const isMarked = ({ items }: Listed) => itemIn(items, item['id'])?.[marks] !== null
  for (const { operation } of others)
    await ifThere(run, operation, async () => {
      const listed = await soon(run, () => fetchPage(run, operation.id), isMarked)
      if (isMarked(listed)) return
      const message = `lists an opened item as unread, and ${list} as read`
      run.report(operation, message, listed.answer)
    })
}

async function openAll(run: Run, { operation, value }: Having<'opensAll'>): Promise<void> {
  const { listed: before, unread: earlier } = await listAndCount(run, value)
  if (earlier.length === 0) run.skip(operation, `${value.list} lists nothing unread`)
  const done = await run.ask(operation, {})
  if (outcomeOf(done) !== 'success') return
  if (isWhole(before)) checkCount(run, operation, done, { items: earlier.length, words: 'unread' })
  const { count, unread } = await listAndCount(
    run,
    value,
    (_, now, { length }) => length === 0 && (typeof now !== 'number' || now === 0),
  )
  const refutes = [run.effects.successProves]
  if (unread.length > 0) {
    const message = `answers success, and ${value.list} still lists ${unread.length} unread`
    run.report(operation, { message, refutes }, done)
  }
  if (typeof count !== 'number' || count === 0) return
  const message = `answers success, and ${value.counts} is still ${count}`
  run.report(operation, { message, refutes }, done)
}

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
  const before = await fetchPage(run, value.list)
  const item = before.items[0]?.['id']
  if (item === undefined)
    return run.skip(operation, `${value.list} lists nothing that could be removed`)
  const answer = await run.ask(value.by, { id: item })
  const done = await run.ask(operation, {})
  const refused = `answers ${answerWords(done)} after an item was opened, instead of success`
  const refutes = idsOf(proves['removes'])
  if (outcomeOf(done) !== 'success')
    return run.report(operation, { message: refused, refutes }, done)
  const isIn = ({ items }: Listed, one: Item) => {
    const found = itemIn(items, one['id'])
    return found !== undefined && differentIn(run, one, found) === undefined
  }
  const goneFrom = (list: Listed) => before.items.filter((one) => !isIn(list, one))
  const after = await soon(
    run,
    () => fetchPage(run, value.list),
    (list) => goneFrom(list).length === 1,
  )
  const opened = await run.ask(value.by, { id: item })
  const gone = goneFrom(after)
  const at = run.effects.operations[value.by]?.opens?.item ?? ''
  // Another item may have got the id.
  const isStillOpened =
    outcomeOf(opened) === 'success' &&
    differentIn(run, valueAt(answer.json, at), valueAt(opened.json, at)) === undefined
  if (!gone.some((one) => one['id'] === item) || isStillOpened) {
    const where = isStillOpened ? `${value.by} still opens it` : `${value.list} still lists it`
    const message = `removes the item that was opened, and ${where}`
    run.report(operation, { message, refutes }, done)
  } else if (gone.length !== 1) {
    const message = `removes ${gone.length} items instead of the one that was opened`
    run.report(operation, message, done)
  } else run.held(proves['removes'], operation)
  const again = await run.ask(operation, {})
  const message = `answers ${answerWords(again)} when the opened item is gone already`
  run.judge(outcomeOf(again) === 'already', operation, message, again, proves['again'])
}

async function removeAll(run: Run, { operation, value: list }: Having<'removesAll'>) {
  const before = await fetchPage(run, list)
  const done = await run.ask(operation, {})
  if (outcomeOf(done) !== 'success') return
  const isEmpty = ({ items, total }: Listed) =>
    items.length === 0 && (typeof total !== 'number' || total === 0)
  const after = await soon(run, () => fetchPage(run, list), isEmpty)
  const refutes = [run.effects.successProves]
  const there = typeof before.total === 'number' ? before.total : before.items.length
  if (there === 0) run.skip(operation, `${list} lists nothing`)
  if (!isEmpty(after)) {
    const message = `answers success, and ${list} still lists ${after.items.length}`
    run.report(operation, { message, refutes }, after.answer)
  }
  checkCount(run, operation, done, { items: there, words: 'listed' })
  const [first] = before.items
  const opens = run.having('opens').find(({ value }) => value.list === list)
  if (first === undefined || opens === undefined) return
  const opened = await run.ask(opens.operation, { id: first['id'] })
  if (outcomeOf(opened) !== 'success') return
  const message = `removes all items, and ${opens.operation.id} still opens one`
  run.report(operation, { message, refutes }, opened)
}
