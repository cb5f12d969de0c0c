import { isRecord } from '#site/lib/json.ts'
import { ifThere, jobsHaving } from '../run/probe.ts'
import { idsOf } from '../contract/model.ts'
import type { Operation } from '../contract/model.ts'
import { answerWords, outcomeOf, valueAt } from '../answers/outcome.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { fetchValue } from '../run/values.ts'
import { checkCount, itemIn, fetchPage, differentIn, isSame, soon } from './lists.ts'
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

const countedBy = (run: Run, figure: string): Promise<unknown> =>
  fetchValue(run, run.effects.figures[figure]?.[0] ?? '')

const isUnread = (item: Item, { marks, once }: { marks: string; once?: string | undefined }) =>
  item[marks] === null && (once === undefined || item[once] !== null)

async function countFollows(
  run: Run,
  { operation, value, proves }: Having<'opens'>,
): Promise<void> {
  const unreadIn = ({ items }: Listed) => items.filter((item) => isUnread(item, value)).length
  const [listed, counted] = await soon(
    run,
    () => Promise.all([fetchPage(run, value.list), countedBy(run, value.counts)]),
    ([list, count]) => typeof count !== 'number' || count === unreadIn(list),
  )
  const isWhole = typeof listed.total !== 'number' || listed.total === listed.items.length
  if (!isWhole) return
  const unread = unreadIn(listed)
  if (typeof counted !== 'number') return
  if (counted === unread) {
    run.held(proves['counts'], operation)
    return
  }
  const place = run.effects.figures[value.counts]?.[0]?.split('#')[0] ?? operation.id
  const message = `tells ${counted} as ${value.counts}, and ${value.list} lists ${unread} unread`
  run.report(
    run.contract.operation(place),
    { message, refutes: idsOf(proves['counts']) },
    listed.answer,
  )
}

async function openOne(run: Run, { operation, value, proves }: Having<'opens'>): Promise<void> {
  const before = await fetchPage(run, value.list)
  const unread = before.items.find((item) => isUnread(item, value))
  const item = unread ?? before.items[0]
  if (item === undefined) {
    run.skip(operation, `${value.list} lists nothing that could be opened`)
    return
  }
  const counted = await countedBy(run, value.counts)
  const opened = await run.ask(operation, { id: item['id'] })
  if (outcomeOf(opened) !== 'success') {
    const message = `answers ${answerWords(opened)} to an item that ${value.list} lists`
    run.report(operation, message, opened)
    return
  }
  const text = valueAt(opened.json, value.item)
  const wrong = differentIn(run, item, text, new Set([value.marks]))
  if (wrong !== undefined && isRecord(text)) {
    const message = `opens an item whose ${wrong} is ${JSON.stringify(text[wrong])}, and ${value.list} lists ${JSON.stringify(item[wrong])}`
    run.report(operation, { message, pointer: `${value.item}/${wrong}` }, opened)
  }
  if (unread === undefined) {
    run.skip(operation, `${value.list} lists nothing unread`)
    return
  }
  const markOf = ({ items }: Listed) => itemIn(items, item['id'])?.[value.marks]
  const [listed, left] = await soon(
    run,
    () => Promise.all([fetchPage(run, value.list), countedBy(run, value.counts)]),
    ([list, count]) =>
      markOf(list) !== null && (typeof counted !== 'number' || count === counted - 1),
  )
  const after = itemIn(listed.items, item['id'])
  if (after?.[value.marks] === null || after === undefined) {
    const what = after === undefined ? 'lists it no more' : 'lists it as unread'
    run.report(operation, `opens an item, and ${value.list} ${what}`, opened)
  }
  if (typeof counted === 'number' && left !== counted - 1) {
    const message = `opens an unread item, and ${value.counts} goes from ${counted} to ${String(left)}`
    run.report(operation, { message, refutes: idsOf(proves['counts']) }, opened)
  }
  if (after !== undefined && after[value.marks] !== null) await othersFollow(run, value, after)
  const again = await run.ask(operation, { id: item['id'] })
  const firstMark = valueAt(opened.json, `${value.item}/${value.marks}`)
  const isKnown = firstMark !== null && firstMark !== undefined
  if (isKnown && !isSame(valueAt(again.json, `${value.item}/${value.marks}`), firstMark)) {
    const message = `returns another ${value.marks} when it is opened again`
    run.report(operation, { message }, again)
  }
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
  for (const { operation } of others)
    await ifThere(run, operation, async () => {
      const listed = await soon(
        run,
        () => fetchPage(run, operation.id),
        ({ items }) => itemIn(items, item['id'])?.[marks] !== null,
      )
      if (itemIn(listed.items, item['id'])?.[marks] !== null) return
      const message = `lists an opened item as unread, and ${list} as read`
      run.report(operation, message, listed.answer)
    })
}

async function openAll(run: Run, { operation, value }: Having<'opensAll'>): Promise<void> {
  const before = await fetchPage(run, value.list)
  const isWhole = typeof before.total !== 'number' || before.total === before.items.length
  const unread = before.items.filter((item) => isUnread(item, value)).length
  if (unread === 0) run.skip(operation, `${value.list} lists nothing unread`)
  const done = await run.ask(operation, {})
  if (outcomeOf(done) !== 'success') return
  const refutes = [run.effects.successProves]
  if (isWhole) checkCount(run, operation, done, { items: unread, words: 'unread' })
  const [listed, figure] = await soon(
    run,
    () => Promise.all([fetchPage(run, value.list), countedBy(run, value.counts)]),
    ([list, count]) =>
      !list.items.some((item) => isUnread(item, value)) &&
      (typeof count !== 'number' || count === 0),
  )
  const left = listed.items.filter((item) => isUnread(item, value)).length
  if (left > 0) {
    const message = `answers success, and ${value.list} still lists ${left} unread`
    run.report(operation, { message, refutes }, done)
  }
  if (typeof figure === 'number' && figure !== 0) {
    const message = `answers success, and ${value.counts} is still ${figure}`
    run.report(operation, { message, refutes }, done)
  }
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
  if (item === undefined) {
    run.skip(operation, `${value.list} lists nothing that could be removed`)
    return
  }
  const answer = await run.ask(value.by, { id: item })
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
    () => fetchPage(run, value.list),
    (list) => goneFrom(list).length === 1,
  )
  const opened = await run.ask(value.by, { id: item })
  const gone = goneFrom(after)
  const isStillOpened =
    outcomeOf(opened) === 'success' && isSameContent(run, value.by, answer.json, opened.json)
  if (!gone.some((one) => one['id'] === item) || isStillOpened) {
    const where = isStillOpened ? `${value.by} still opens it` : `${value.list} still lists it`
    const message = `removes the item that was opened, and ${where}`
    run.report(operation, { message, refutes }, done)
  } else if (gone.length !== 1) {
    const message = `removes ${gone.length} items instead of the one that was opened`
    run.report(operation, { message }, done)
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
  if (outcomeOf(opened) === 'success') {
    const message = `removes all items, and ${opens.operation.id} still opens one`
    run.report(operation, { message, refutes }, opened)
  }
}
