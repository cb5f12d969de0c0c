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
  runsAlone: true,
  jobs: (run) => [
    ...jobsHaving(run, 'opens', checkCountFollows),
    ...jobsHaving(run, 'opens', checkOpenOne),
    ...jobsHaving(run, 'opensAll', checkOpenAll),
  ],
}

type MarkRule = {
  /** Property that is null until the item is read. */
  readonly marks: string
  /** Property that must have a value before the item counts as unread. */
  readonly once?: string | undefined
}

const isUnread = (item: Item, { marks, once }: MarkRule): boolean =>
  item[marks] === null && (once === undefined || item[once] !== null)

const isCompleteList = ({ total, items }: ListPage): boolean =>
  typeof total !== 'number' || total === items.length

type CountedList = MarkRule & { readonly list: string; readonly counts: string }

type ListAndCount = {
  readonly page: ListPage
  readonly count: unknown
  readonly unread: readonly Item[]
}

/** Reads a list and its unread count until `isExpected` holds. */
async function readListAndCount(
  run: Run,
  value: CountedList,
  isExpected: (reading: ListAndCount) => boolean = () => true,
): Promise<ListAndCount> {
  const figure = run.effects.figures[value.counts]?.[0] ?? ''
  const readBoth = async () => {
    const [page, count] = await Promise.all([fetchPage(run, value.list), fetchValue(run, figure)])
    return { page, count, unread: page.items.filter((item) => isUnread(item, value)) }
  }
  return readUntil(run, readBoth, isExpected)
}

async function checkCountFollows(run: Run, { operation, value, proves }: Having<'opens'>) {
  const { page, count, unread } = await readListAndCount(
    run,
    value,
    (reading) => typeof reading.count !== 'number' || reading.count === reading.unread.length,
  )
  if (!isCompleteList(page) || typeof count !== 'number') return
  if (count === unread.length) return run.confirm(proves['counts'], operation)
  const place = operationOf(run.effects.figures[value.counts]?.[0] ?? operation.id)
  const message = `tells ${count} as ${value.counts}, and ${value.list} lists ${unread.length} unread`
  const refutes = idsOf(proves['counts'])
  run.report(run.contract.operation(place), { message, refutes }, page.answer)
}

async function checkOpenOne(
  run: Run,
  { operation, value, proves }: Having<'opens'>,
): Promise<void> {
  const { list, counts, marks } = value
  const { page: pageBefore, count, unread } = await readListAndCount(run, value)
  const item = unread[0] ?? pageBefore.items[0]
  if (item === undefined) return run.skip(operation, `${list} lists nothing that could be opened`)
  const openAnswer = await run.ask(operation, { id: item['id'] })
  if (outcomeOf(openAnswer) !== 'success') {
    const message = `answers ${describeAnswer(openAnswer)} to an item that ${list} lists`
    return run.report(operation, message, openAnswer)
  }
  checkOpenedItem(run, operation, value, item, openAnswer)
  if (unread.length === 0) return run.skip(operation, `${list} lists nothing unread`)
  const isCounted = (countAfter: unknown) => typeof count !== 'number' || countAfter === count - 1
  const { page, count: countAfter } = await readListAndCount(
    run,
    value,
    (reading) =>
      itemIn(reading.page.items, item['id'])?.[marks] !== null && isCounted(reading.count),
  )
  const itemAfter = itemIn(page.items, item['id'])
  if (itemAfter === undefined || itemAfter[marks] === null) {
    const fault = itemAfter === undefined ? 'no longer lists it' : 'lists it as unread'
    run.report(operation, `opens an item, and ${list} ${fault}`, openAnswer)
  }
  if (!isCounted(countAfter)) {
    const message = `opens an unread item, and ${counts} goes from ${String(count)} to ${String(countAfter)}`
    run.report(operation, { message, refutes: idsOf(proves['counts']) }, openAnswer)
  }
  if (itemAfter !== undefined && itemAfter[marks] !== null)
    await checkOtherLists(run, value, itemAfter)
  await checkOpenAgain(run, operation, value, { id: item['id'], openAnswer })
}

type OpensRule = Having<'opens'>['value']

/** An opened item must equal the listed one, except for its mark. */
function checkOpenedItem(
  run: Run,
  operation: Operation,
  { list, item: pointer, marks }: OpensRule,
  listedItem: Item,
  openAnswer: ApiCall,
): void {
  const item = valueAt(openAnswer.json, pointer)
  const differingName = differingProperty(run, listedItem, item, new Set([marks]))
  if (differingName === undefined || !isRecord(item)) return
  const message = `opens an item whose ${differingName} is ${JSON.stringify(item[differingName])}, and ${list} lists ${JSON.stringify(listedItem[differingName])}`
  run.report(operation, { message, pointer: `${pointer}/${differingName}` }, openAnswer)
}

/** An item that is opened again must keep its first mark. */
async function checkOpenAgain(
  run: Run,
  operation: Operation,
  { item: pointer, marks }: OpensRule,
  { id, openAnswer }: { readonly id: unknown; readonly openAnswer: ApiCall },
): Promise<void> {
  const secondOpenAnswer = await run.ask(operation, { id })
  const [firstMark, secondMark] = [openAnswer, secondOpenAnswer].map((call) =>
    valueAt(call.json, `${pointer}/${marks}`),
  )
  if (firstMark !== null && firstMark !== undefined && !isSameValue(secondMark, firstMark))
    run.report(operation, `returns another ${marks} when it is opened again`, secondOpenAnswer)
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
      const page = await readUntil(run, () => fetchPage(run, operation.id), isMarked)
      if (isMarked(page)) return
      const message = `lists an opened item as unread, and ${list} as read`
      run.report(operation, message, page.answer)
    })
}

async function checkOpenAll(run: Run, { operation, value }: Having<'opensAll'>): Promise<void> {
  const { page: pageBefore, unread: unreadBefore } = await readListAndCount(run, value)
  if (unreadBefore.length === 0) run.skip(operation, `${value.list} lists nothing unread`)
  const answer = await run.ask(operation, {})
  if (outcomeOf(answer) !== 'success') return
  if (isCompleteList(pageBefore))
    checkCount(run, operation, answer, { items: unreadBefore.length, state: 'unread' })
  const { count, unread } = await readListAndCount(
    run,
    value,
    (reading) =>
      reading.unread.length === 0 && (typeof reading.count !== 'number' || reading.count === 0),
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
