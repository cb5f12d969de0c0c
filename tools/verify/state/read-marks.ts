import { isRecord } from '#site/lib/json.ts'
import { describeAnswer, operationOf, outcomeOf, valueAt } from '../contract/outcome.ts'
import { idsOf } from '../contract/model.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { skipIfUnavailable, jobsHaving, readUntil } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { fetchValue } from '../run/values.ts'
import { checkCount, differingProperty, fetchPage, isSameValue, itemIn } from './lists.ts'
import type { Item, ListPage } from './lists.ts'

export const readIsMarked: Probe = {
  id: 'read-is-marked',
  title: 'Read items are marked, and the counts follow',
  isInTurn: true,
  jobs: (run) => [
    ...jobsHaving(run, 'opens', checkCountFollows),
    ...jobsHaving(run, 'opens', checkOpenOne),
    ...jobsHaving(run, 'opensAll', checkOpenAll),
  ],
}

type MarkRule = { readonly marks: string; readonly once?: string | undefined }

const isUnread = (item: Item, { marks, once }: MarkRule): boolean =>
  item[marks] === null && (once === undefined || item[once] !== null)

const isCompleteList = ({ total, items }: ListPage): boolean =>
  typeof total !== 'number' || total === items.length

type CountedList = MarkRule & { readonly list: string; readonly counts: string }

/** A list with its unread items, and the figure that counts them, once they are right. */
async function readListAndCount(
  run: Run,
  value: CountedList,
  isExpected: (listed: ListPage, count: unknown, unread: readonly Item[]) => boolean = () => true,
) {
  const figure = run.effects.figures[value.counts]?.[0] ?? ''
  const readBoth = async () => {
    const [listed, count] = await Promise.all([fetchPage(run, value.list), fetchValue(run, figure)])
    return { listed, count, unread: listed.items.filter((item) => isUnread(item, value)) }
  }
  return readUntil(run, readBoth, ({ listed, count, unread }) => isExpected(listed, count, unread))
}

async function checkCountFollows(run: Run, { operation, value, proves }: Having<'opens'>) {
  const { listed, count, unread } = await readListAndCount(
    run,
    value,
    (_, counted, { length }) => typeof counted !== 'number' || counted === length,
  )
  if (!isCompleteList(listed) || typeof count !== 'number') return
  if (count === unread.length) return run.confirm(proves['counts'], operation)
  const place = operationOf(run.effects.figures[value.counts]?.[0] ?? operation.id)
  const message = `tells ${count} as ${value.counts}, and ${value.list} lists ${unread.length} unread`
  const refutes = idsOf(proves['counts'])
  run.report(run.contract.operation(place), { message, refutes }, listed.answer)
}

async function checkOpenOne(
  run: Run,
  { operation, value, proves }: Having<'opens'>,
): Promise<void> {
  const { list, counts, marks } = value
  const { listed: listBefore, count, unread } = await readListAndCount(run, value)
  const item = unread[0] ?? listBefore.items[0]
  if (item === undefined) return run.skip(operation, `${list} lists nothing that could be opened`)
  const openAnswer = await run.ask(operation, { id: item['id'] })
  if (outcomeOf(openAnswer) !== 'success') {
    const message = `answers ${describeAnswer(openAnswer)} to an item that ${list} lists`
    return run.report(operation, message, openAnswer)
  }
  checkOpenedItem(run, operation, value, item, openAnswer)
  if (unread.length === 0) return run.skip(operation, `${list} lists nothing unread`)
  const isCounted = (countAfter: unknown) => typeof count !== 'number' || countAfter === count - 1
  const { listed, count: countAfter } = await readListAndCount(
    run,
    value,
    ({ items }, now) => itemIn(items, item['id'])?.[marks] !== null && isCounted(now),
  )
  const after = itemIn(listed.items, item['id'])
  if (after === undefined || after[marks] === null) {
    const fault = after === undefined ? 'lists it no more' : 'lists it as unread'
    run.report(operation, `opens an item, and ${list} ${fault}`, openAnswer)
  }
  if (!isCounted(countAfter)) {
    const message = `opens an unread item, and ${counts} goes from ${String(count)} to ${String(countAfter)}`
    run.report(operation, { message, refutes: idsOf(proves['counts']) }, openAnswer)
  }
  if (after !== undefined && after[marks] !== null) await checkOtherLists(run, value, after)
  await checkOpenAgain(run, operation, value, { id: item['id'], opened: openAnswer })
}

type OpensRule = Having<'opens'>['value']

/** An opened item must equal the listed one, except for its mark. */
function checkOpenedItem(
  run: Run,
  operation: Operation,
  { list, item: pointer, marks }: OpensRule,
  listed: Item,
  opened: ApiCall,
): void {
  const item = valueAt(opened.json, pointer)
  const differingName = differingProperty(run, listed, item, new Set([marks]))
  if (differingName === undefined || !isRecord(item)) return
  const message = `opens an item whose ${differingName} is ${JSON.stringify(item[differingName])}, and ${list} lists ${JSON.stringify(listed[differingName])}`
  run.report(operation, { message, pointer: `${pointer}/${differingName}` }, opened)
}

/** An item that is opened again must keep its first mark. */
async function checkOpenAgain(
  run: Run,
  operation: Operation,
  { item: pointer, marks }: OpensRule,
  { id, opened }: { readonly id: unknown; readonly opened: ApiCall },
): Promise<void> {
  const reopened = await run.ask(operation, { id })
  const [firstMark, secondMark] = [opened, reopened].map((call) =>
    valueAt(call.json, `${pointer}/${marks}`),
  )
  if (firstMark !== null && firstMark !== undefined && !isSameValue(secondMark, firstMark))
    run.report(operation, `returns another ${marks} when it is opened again`, reopened)
}

/** Other lists of the same items must mark an opened one, too. */
async function checkOtherLists(run: Run, { list, marks }: OpensRule, item: Item) {
  const { contract } = run
  const itemsOf = (operation: Operation) => {
    const success = contract.resolve(operation.outcomes.get('success') ?? '')
    return success.properties?.['list']?.items?.$ref
  }
  const itemSchema = itemsOf(contract.operation(list))
  const otherLists = run
    .operationsHaving('list')
    .filter(({ operation }) => operation.id !== list && itemsOf(operation) === itemSchema)
  const isMarked = ({ items }: ListPage) => itemIn(items, item['id'])?.[marks] !== null
  for (const { operation } of otherLists)
    await skipIfUnavailable(run, operation, async () => {
      const listed = await readUntil(run, () => fetchPage(run, operation.id), isMarked)
      if (isMarked(listed)) return
      const message = `lists an opened item as unread, and ${list} as read`
      run.report(operation, message, listed.answer)
    })
}

async function checkOpenAll(run: Run, { operation, value }: Having<'opensAll'>): Promise<void> {
  const { listed: listBefore, unread: unreadBefore } = await readListAndCount(run, value)
  if (unreadBefore.length === 0) run.skip(operation, `${value.list} lists nothing unread`)
  const answer = await run.ask(operation, {})
  if (outcomeOf(answer) !== 'success') return
  if (isCompleteList(listBefore))
    checkCount(run, operation, answer, { items: unreadBefore.length, state: 'unread' })
  const { count, unread } = await readListAndCount(
    run,
    value,
    (_, now, { length }) => length === 0 && (typeof now !== 'number' || now === 0),
  )
  const refutes = [run.effects.successProves]
  if (unread.length > 0) {
    const message = `answers success, and ${value.list} still lists ${unread.length} unread`
    run.report(operation, { message, refutes }, answer)
  }
  if (typeof count !== 'number' || count === 0) return
  const message = `answers success, and ${value.counts} is still ${count}`
  run.report(operation, { message, refutes }, answer)
}

export const removedIsGone: Probe = {
  id: 'removed-is-gone',
  title: 'A removed item is gone, and no other item',
  isInTurn: true,
  jobs: (run) => [
    ...jobsHaving(run, 'removesOpened', checkRemoveOpened),
    ...jobsHaving(run, 'removesAll', checkRemoveAll),
  ],
}

async function checkRemoveOpened(
  run: Run,
  { operation, value, proves }: Having<'removesOpened'>,
): Promise<void> {
  const listBefore = await fetchPage(run, value.list)
  const item = listBefore.items[0]?.['id']
  if (item === undefined)
    return run.skip(operation, `${value.list} lists nothing that could be removed`)
  const answer = await run.ask(value.by, { id: item })
  const removal = await run.ask(operation, {})
  const refusedMessage = `answers ${describeAnswer(removal)} after an item was opened, instead of success`
  const refutes = idsOf(proves['removes'])
  if (outcomeOf(removal) !== 'success')
    return run.report(operation, { message: refusedMessage, refutes }, removal)
  const isUnchangedIn = ({ items }: ListPage, itemBefore: Item) => {
    const listed = itemIn(items, itemBefore['id'])
    return listed !== undefined && differingProperty(run, itemBefore, listed) === undefined
  }
  const missingFrom = (list: ListPage) =>
    listBefore.items.filter((itemBefore) => !isUnchangedIn(list, itemBefore))
  const after = await readUntil(
    run,
    () => fetchPage(run, value.list),
    (list) => missingFrom(list).length === 1,
  )
  const opened = await run.ask(value.by, { id: item })
  const missingItems = missingFrom(after)
  const itemPointer = run.effects.operations[value.by]?.opens?.item ?? ''
  // Another item may have got the id.
  const isStillOpened =
    outcomeOf(opened) === 'success' &&
    differingProperty(run, valueAt(answer.json, itemPointer), valueAt(opened.json, itemPointer)) ===
      undefined
  if (!missingItems.some((missingItem) => missingItem['id'] === item) || isStillOpened) {
    const problem = isStillOpened ? `${value.by} still opens it` : `${value.list} still lists it`
    const message = `removes the item that was opened, and ${problem}`
    run.report(operation, { message, refutes }, removal)
  } else if (missingItems.length !== 1) {
    const message = `removes ${missingItems.length} items instead of the one that was opened`
    run.report(operation, message, removal)
  } else run.confirm(proves['removes'], operation)
  const secondRemoval = await run.ask(operation, {})
  const message = `answers ${describeAnswer(secondRemoval)} when the opened item is gone already`
  run.judge(
    outcomeOf(secondRemoval) === 'already',
    operation,
    message,
    secondRemoval,
    proves['again'],
  )
}

async function checkRemoveAll(run: Run, { operation, value: list }: Having<'removesAll'>) {
  const listBefore = await fetchPage(run, list)
  const removal = await run.ask(operation, {})
  if (outcomeOf(removal) !== 'success') return
  const isEmpty = ({ items, total }: ListPage) =>
    items.length === 0 && (typeof total !== 'number' || total === 0)
  const after = await readUntil(run, () => fetchPage(run, list), isEmpty)
  const refutes = [run.effects.successProves]
  const countBefore =
    typeof listBefore.total === 'number' ? listBefore.total : listBefore.items.length
  if (countBefore === 0) run.skip(operation, `${list} lists nothing`)
  if (!isEmpty(after)) {
    const message = `answers success, and ${list} still lists ${after.items.length}`
    run.report(operation, { message, refutes }, after.answer)
  }
  checkCount(run, operation, removal, { items: countBefore, state: 'listed' })
  const [first] = listBefore.items
  const opening = run.operationsHaving('opens').find(({ value }) => value.list === list)
  if (first === undefined || opening === undefined) return
  const opened = await run.ask(opening.operation, { id: first['id'] })
  if (outcomeOf(opened) !== 'success') return
  const message = `removes all items, and ${opening.operation.id} still opens one`
  run.report(operation, { message, refutes }, opened)
}
