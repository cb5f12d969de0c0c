import { answerWords, outcomeOf, valueAt } from '../contract/outcome.ts'
import { idsOf } from '../contract/model.ts'
import { jobsHaving, soon } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import { fetchPage, itemIn, meaningOf } from './lists.ts'
import { differenceFrom, drawnBody, readBalances } from './money-calls.ts'

export const cancelledStaysCancelled: Probe = {
  id: 'cancelled-stays-cancelled',
  title: 'A cancelled request stays cancelled and its money is returned',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'cancels', cancelTwice),
}

type Cancels = Having<'cancels'>

async function cancelTwice(run: Run, having: Cancels): Promise<void> {
  const { operation: cancels, value, proves } = having
  const creates = run.contract.operation(value.by)
  const before = await readBalances(run)
  const created = await run.ask(creates, await drawnBody(run, creates))
  const id = valueAt(created.json, `${run.effect(creates).creates?.item ?? ''}/id`)
  if (outcomeOf(created) !== 'success' || id === undefined)
    return run.skip(cancels, `${creates.id} answers ${answerWords(created)}`)
  const listed = await stateOf(run, having, id, ({ found }) => found !== undefined)
  // An operator may have settled it at once.
  if (listed.meaning === 'completed')
    return run.skip(cancels, `${creates.id} completes its request at once`)
  if (listed.meaning !== 'waiting') {
    const message = `creates a request whose status is ${listed.status}, which does not mean waiting`
    const isWarning = listed.found !== undefined && listed.meaning === undefined
    run.report(creates, { message, isWarning }, created)
  }
  const done = await run.ask(cancels, { id })
  if (outcomeOf(done) !== 'success') {
    const { meaning } = await stateOf(run, having, id, () => true)
    if (meaning === 'completed')
      return run.skip(cancels, `${creates.id} completes its request meanwhile`)
    const message = `does not cancel a pending request: ${answerWords(done)}`
    return run.report(cancels, { message, refutes: idsOf(proves['cancels']) }, done)
  }
  await holdsCancelled(run, having, id)
  const again = await run.ask(cancels, { id })
  const words = `answers ${answerWords(again)} to a request that was cancelled before, instead of already`
  run.judge(outcomeOf(again) === 'already', cancels, words, again, proves['again'])
  await holdsCancelled(run, having, id)
  const difference = await differenceFrom(run, before)
  const message = `leaves other balances than before the request: ${difference}`
  run.judge(difference === null, cancels, message, done, proves['returns'])
}

type State = Awaited<ReturnType<typeof fetchState>>

async function fetchState(run: Run, list: string, id: unknown) {
  const { items, answer } = await fetchPage(run, list)
  const found = itemIn(items, id)
  const status = String(found?.['status'])
  return { found, answer, status, meaning: meaningOf(run, status) }
}

const stateOf = (run: Run, { value }: Cancels, id: unknown, isRight: (state: State) => boolean) =>
  soon(run, () => fetchState(run, value.list, id), isRight)

async function holdsCancelled(run: Run, having: Cancels, id: unknown): Promise<void> {
  const { operation: cancels, value, proves } = having
  const state = await stateOf(run, having, id, ({ meaning }) => meaning === 'cancelled')
  const { found, answer, status, meaning } = state
  const gone = `removes the cancelled request from ${value.list}`
  if (!run.judge(found !== undefined, cancels, gone, answer, proves['stays'])) return
  const other = `answers success, and ${value.list} lists the request with the status ${status}`
  if (!run.judge(meaning === 'cancelled', cancels, other, answer, proves['cancels'])) return
  if (found?.['settledAt'] !== null) return
  const message = `cancels a request, and ${value.list} lists no instant at which it was settled`
  run.report(cancels, { message, pointer: '/settledAt' }, answer)
}
