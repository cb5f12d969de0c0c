import { jobsHaving } from '../run/probe.ts'
import { idsOf } from '../contract/model.ts'
import { answerWords, outcomeOf, valueAt } from '../answers/outcome.ts'
import type { Operation } from '../contract/model.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { drawnBody } from './money-calls.ts'
import { readBalances, differenceOf } from './balances.ts'
import type { Balances } from '../run/run-state.ts'
import { itemIn, fetchPage, meaningOf, soon } from './lists.ts'

export const cancelledStaysCancelled: Probe = {
  id: 'cancelled-stays-cancelled',
  title: 'A cancelled request stays cancelled and its money is returned',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'cancels', cancelTwice),
}

async function cancelTwice(
  run: Run,
  { operation: cancels, value, proves }: Having<'cancels'>,
): Promise<void> {
  const creates = run.contract.operation(value.by)
  const before = await readBalances(run)
  const created = await run.ask(creates, await drawnBody(run, creates))
  const item = valueAt(created.json, `${run.effect(creates).creates?.item ?? ''}/id`)
  if (outcomeOf(created) !== 'success' || item === undefined) {
    run.skip(cancels, `${creates.id} answers ${answerWords(created)}`)
    return
  }
  const isListed = ({ found }: State) => found !== undefined
  const listed = await soon(run, () => fetchState(run, value.list, item), isListed)
  // An operator may have settled it at once.
  if (listed.meaning === 'completed') {
    return run.skip(cancels, `${creates.id} completes its request at once`)
  }
  if (listed.meaning !== 'waiting') {
    const message = `creates a request whose status is ${listed.status}, which does not mean waiting`
    const isWarning = listed.found !== undefined && listed.meaning === undefined
    run.report(creates, { message, isWarning }, created)
  }
  const done = await run.ask(cancels, { id: item })
  if (outcomeOf(done) !== 'success') {
    const { meaning } = await fetchState(run, value.list, item)
    if (meaning === 'completed') {
      return run.skip(cancels, `${creates.id} completes its request meanwhile`)
    }
    const message = `does not cancel a pending request: ${answerWords(done)}`
    run.report(cancels, { message, refutes: idsOf(proves['cancels']) }, done)
    return
  }
  await holdsCancelled(run, cancels, value.list, item, proves)
  const again = await run.ask(cancels, { id: item })
  if (outcomeOf(again) === 'already') run.held(proves['again'], cancels)
  else {
    const message = `answers ${answerWords(again)} to a request that was cancelled before, instead of already`
    run.report(cancels, { message, refutes: idsOf(proves['again']) }, again)
  }
  await holdsCancelled(run, cancels, value.list, item, proves)
  const differs = (after: Balances | null) => (before && after ? differenceOf(before, after) : null)
  const after = await soon(
    run,
    () => readBalances(run),
    (one) => differs(one) === null,
  )
  const difference = differs(after)
  if (difference === null) run.held(proves['returns'], cancels)
  else {
    const message = `leaves other balances than before the request: ${difference}`
    run.report(cancels, { message, refutes: idsOf(proves['returns']) }, done)
  }
}

type State = Awaited<ReturnType<typeof fetchState>>

async function fetchState(run: Run, list: string, item: unknown) {
  const { items, answer } = await fetchPage(run, list)
  const found = itemIn(items, item)
  const status = String(found?.['status'])
  return { found, answer, status, meaning: meaningOf(run, status) }
}

async function holdsCancelled(
  run: Run,
  cancels: Operation,
  list: string,
  item: unknown,
  proves: Readonly<Record<string, string>>,
) {
  const isCancelled = (state: State) => state.meaning === 'cancelled'
  const { found, answer, status, meaning } = await soon(
    run,
    () => fetchState(run, list, item),
    isCancelled,
  )
  if (found === undefined) {
    const message = `removes the cancelled request from ${list}`
    run.report(cancels, { message, refutes: idsOf(proves['stays']) }, answer)
  } else if (meaning !== 'cancelled') {
    const message = `answers success, and ${list} lists the request with the status ${status}`
    run.report(cancels, { message, refutes: idsOf(proves['cancels']) }, answer)
  } else if (found['settledAt'] === null) {
    const message = `cancels a request, and ${list} lists no instant at which it was settled`
    run.report(cancels, { message, pointer: '/settledAt' }, answer)
  } else {
    run.held(proves['cancels'], cancels)
    run.held(proves['stays'], cancels)
  }
}
