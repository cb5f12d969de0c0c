import { describeAnswer, outcomeOf, valueAt } from '../contract/outcome.ts'
import { idsOf } from '../contract/model.ts'
import type { ApiCall } from '../contract/model.ts'
import { jobsHaving, readUntil } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { checkCount, differingProperty, fetchPage, itemIn } from './lists.ts'
import type { Item, ListPage } from './lists.ts'

export const removedIsGone: Probe = {
  id: 'removed-is-gone',
  title: 'A removed item is gone, and no other item',
  runsAlone: true,
  jobs: (run) => [
    ...jobsHaving(run, 'removesOpened', checkRemoveOpened),
    ...jobsHaving(run, 'removesAll', checkRemoveAll),
  ],
}

type RemovesOpened = Having<'removesOpened'>

async function checkRemoveOpened(run: Run, having: RemovesOpened): Promise<void> {
  const { operation, value, proves } = having
  const pageBefore = await fetchPage(run, value.list)
  const itemId = pageBefore.items[0]?.['id']
  if (itemId === undefined)
    return run.skip(operation, `${value.list} lists nothing that could be removed`)
  const openAnswer = await run.ask(value.by, { id: itemId })
  const removalAnswer = await run.ask(operation, {})
  if (outcomeOf(removalAnswer) !== 'success') {
    const message = `answers ${describeAnswer(removalAnswer)} after an item was opened, instead of success`
    return run.report(operation, { message, refutes: idsOf(proves['removes']) }, removalAnswer)
  }
  const missingIds = await readMissingIds(run, value.list, pageBefore)
  const isStillOpened = await isOpenedAgain(run, having, itemId, openAnswer)
  if (!missingIds.includes(itemId) || isStillOpened) {
    const problem = isStillOpened ? `${value.by} still opens it` : `${value.list} still lists it`
    const message = `removes the item that was opened, and ${problem}`
    run.report(operation, { message, refutes: idsOf(proves['removes']) }, removalAnswer)
  } else if (missingIds.length !== 1) {
    const message = `removes ${missingIds.length} items instead of the one that was opened`
    run.report(operation, message, removalAnswer)
  } else run.confirm(proves['removes'], operation)
  await checkRemoveAgain(run, having)
}

/** Ids of the items that a list no longer has, or has with another content. */
async function readMissingIds(
  run: Run,
  listId: string,
  pageBefore: ListPage,
): Promise<readonly unknown[]> {
  const isUnchangedIn = ({ items }: ListPage, itemBefore: Item) => {
    const listedItem = itemIn(items, itemBefore['id'])
    return listedItem !== undefined && differingProperty(run, itemBefore, listedItem) === undefined
  }
  const readMissing = async () => {
    const page = await fetchPage(run, listId)
    return pageBefore.items.filter((itemBefore) => !isUnchangedIn(page, itemBefore))
  }
  const missingItems = await readUntil(run, readMissing, ({ length }) => length === 1)
  return missingItems.map((item) => item['id'])
}

/** Whether the same item can be opened again; another item may have got its id. */
async function isOpenedAgain(
  run: Run,
  { value }: RemovesOpened,
  itemId: unknown,
  openAnswer: ApiCall,
): Promise<boolean> {
  const reopenAnswer = await run.ask(value.by, { id: itemId })
  const pointer = run.effects.operations[value.by]?.opens?.item ?? ''
  const [item, reopenedItem] = [openAnswer, reopenAnswer].map(({ json }) => valueAt(json, pointer))
  return (
    outcomeOf(reopenAnswer) === 'success' &&
    differingProperty(run, item, reopenedItem) === undefined
  )
}

async function checkRemoveAgain(run: Run, { operation, proves }: RemovesOpened): Promise<void> {
  const answer = await run.ask(operation, {})
  const message = `answers ${describeAnswer(answer)} when the opened item is gone already`
  run.judge(outcomeOf(answer) === 'already', operation, message, answer, proves['again'])
}

async function checkRemoveAll(run: Run, { operation, value: list }: Having<'removesAll'>) {
  const pageBefore = await fetchPage(run, list)
  const removalAnswer = await run.ask(operation, {})
  if (outcomeOf(removalAnswer) !== 'success') return
  const isEmpty = ({ items, total }: ListPage) =>
    items.length === 0 && (typeof total !== 'number' || total === 0)
  const pageAfter = await readUntil(run, () => fetchPage(run, list), isEmpty)
  const refutes = [run.effects.successProves]
  const countBefore =
    typeof pageBefore.total === 'number' ? pageBefore.total : pageBefore.items.length
  if (countBefore === 0) run.skip(operation, `${list} lists nothing`)
  if (!isEmpty(pageAfter)) {
    const message = `answers success, and ${list} still lists ${pageAfter.items.length}`
    run.report(operation, { message, refutes }, pageAfter.answer)
  }
  checkCount(run, operation, removalAnswer, { items: countBefore, state: 'listed' })
  const [firstItem] = pageBefore.items
  const opening = run.operationsHaving('opens').find(({ value }) => value.list === list)
  if (firstItem === undefined || opening === undefined) return
  const openAnswer = await run.ask(opening.operation, { id: firstItem['id'] })
  if (outcomeOf(openAnswer) !== 'success') return
  const message = `removes all items, and ${opening.operation.id} still opens one`
  run.report(operation, { message, refutes }, openAnswer)
}
