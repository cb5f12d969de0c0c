import { describeAnswer, outcomeOf, valueAt } from '../contract/outcome.ts'
import { idsOf } from '../contract/model.ts'
import { jobsHaving, readUntil } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { fetchPage, itemIn, meaningOf } from './lists.ts'
import { fetchDifference, drawBody, readBalances } from './money-calls.ts'

export const cancelledStaysCancelled: Probe = {
  id: 'cancelled-stays-cancelled',
  title: 'A cancelled request stays cancelled and its money is returned',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'cancels', checkCancelTwice),
}

type CancelOperation = Having<'cancels'>

async function checkCancelTwice(run: Run, having: CancelOperation): Promise<void> {
  const { operation: cancels, value, proves } = having
  const createOperation = run.contract.operation(value.by)
  const balancesBefore = await readBalances(run)
  const creation = await run.ask(createOperation, await drawBody(run, createOperation))
  const id = valueAt(creation.json, `${run.effect(createOperation).creates?.item ?? ''}/id`)
  if (outcomeOf(creation) !== 'success' || id === undefined)
    return run.skip(cancels, `${createOperation.id} answers ${describeAnswer(creation)}`)
  const listedState = await awaitState(run, having, id, ({ found }) => found !== undefined)
  // An operator may have settled it at once.
  if (listedState.meaning === 'completed')
    return run.skip(cancels, `${createOperation.id} completes its request at once`)
  if (listedState.meaning !== 'waiting') {
    const message = `creates a request whose status is ${listedState.status}, which does not mean waiting`
    const isWarning = listedState.found !== undefined && listedState.meaning === undefined
    run.report(createOperation, { message, isWarning }, creation)
  }
  const cancellation = await run.ask(cancels, { id })
  if (outcomeOf(cancellation) !== 'success') {
    const { meaning } = await awaitState(run, having, id, () => true)
    if (meaning === 'completed')
      return run.skip(cancels, `${createOperation.id} completes its request meanwhile`)
    const message = `does not cancel a pending request: ${describeAnswer(cancellation)}`
    return run.report(cancels, { message, refutes: idsOf(proves['cancels']) }, cancellation)
  }
  await checkStaysCancelled(run, having, id)
  const secondCancel = await run.ask(cancels, { id })
  const repeatedMessage = `answers ${describeAnswer(secondCancel)} to a request that was cancelled before, instead of already`
  run.judge(
    outcomeOf(secondCancel) === 'already',
    cancels,
    repeatedMessage,
    secondCancel,
    proves['again'],
  )
  await checkStaysCancelled(run, having, id)
  const difference = await fetchDifference(run, balancesBefore)
  const message = `leaves other balances than before the request: ${difference}`
  run.judge(difference === null, cancels, message, cancellation, proves['returns'])
}

type State = Awaited<ReturnType<typeof fetchState>>

async function fetchState(run: Run, list: string, id: unknown) {
  const { items, answer } = await fetchPage(run, list)
  const item = itemIn(items, id)
  const status = String(item?.['status'])
  return { found: item, answer, status, meaning: meaningOf(run, status) }
}

const awaitState = (
  run: Run,
  { value }: CancelOperation,
  id: unknown,
  isRight: (state: State) => boolean,
) => readUntil(run, () => fetchState(run, value.list, id), isRight)

async function checkStaysCancelled(run: Run, having: CancelOperation, id: unknown): Promise<void> {
  const { operation: cancels, value, proves } = having
  const state = await awaitState(run, having, id, ({ meaning }) => meaning === 'cancelled')
  const { found, answer, status, meaning } = state
  const removedMessage = `removes the cancelled request from ${value.list}`
  if (!run.judge(found !== undefined, cancels, removedMessage, answer, proves['stays'])) return
  const otherMessage = `answers success, and ${value.list} lists the request with the status ${status}`
  if (!run.judge(meaning === 'cancelled', cancels, otherMessage, answer, proves['cancels'])) return
  if (found?.['settledAt'] !== null) return
  const message = `cancels a request, and ${value.list} lists no instant at which it was settled`
  run.report(cancels, { message, pointer: '/settledAt' }, answer)
}
