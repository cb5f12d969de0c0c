import { answerWords, outcomeOf } from '../outcome.ts'
import type { Operation } from '../model.ts'
import { valueAt } from '../pointer.ts'
import type { Probe } from '../probe.ts'
import type { Run } from '../run.ts'
import { bodyFor } from '../values.ts'
import { balancesOf, differenceOf } from './balances.ts'
import { itemIn, listOf, meaningOf } from './lists.ts'

const id = 'cancelled-stays-cancelled'

/** A cancelled request is listed as cancelled and stays so, its money is back, and it cannot be cancelled again. */
export const cancelledStaysCancelled: Probe = {
  id,
  title: 'What was cancelled stays cancelled, and its money is back',
  async run(run) {
    for (const { operation: cancels, value, proves } of run.having('cancels')) {
      const creates = run.contract.operation(value.by)
      const before = await balancesOf(run)
      const created = await run.ask(creates, await bodyFor(run, creates))
      const item = valueAt(created.json, `${run.effect(creates).creates?.item ?? ''}/id`)
      if (outcomeOf(created) !== 'success' || item === undefined) {
        run.skip(id, cancels, `${creates.id} answers ${answerWords(created)}`)
        continue
      }
      const listed = await stateOf(run, value.list, item)
      if (listed.meaning !== 'waiting') {
        const message = `creates a request whose status is ${listed.status}, which does not mean waiting`
        run.report(id, creates, { message }, created)
      }
      const done = await run.ask(cancels, { id: item })
      if (outcomeOf(done) !== 'success') {
        const message = `does not cancel a request that waits: ${answerWords(done)}`
        run.report(id, cancels, { message, refutes: idsOf(proves['cancels']) }, done)
        continue
      }
      await holdsCancelled(run, cancels, value.list, item, proves)
      const again = await run.ask(cancels, { id: item })
      if (outcomeOf(again) === 'already') run.held(proves['again'])
      else {
        const message = `answers ${answerWords(again)} to a request that was cancelled before, instead of already`
        run.report(id, cancels, { message, refutes: idsOf(proves['again']) }, again)
      }
      await holdsCancelled(run, cancels, value.list, item, proves)
      const after = await balancesOf(run)
      const difference = before && after ? differenceOf(before, after) : null
      if (difference === null) run.held(proves['returns'])
      else {
        const message = `leaves other balances than before the request: ${difference}`
        run.report(id, cancels, { message, refutes: idsOf(proves['returns']) }, done)
      }
    }
  },
}

const idsOf = (mark: string | undefined): readonly string[] => (mark === undefined ? [] : [mark])

async function stateOf(run: Run, list: string, item: unknown) {
  const { items, answer } = await listOf(run, list)
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
  const { found, answer, status, meaning } = await stateOf(run, list, item)
  if (found === undefined) {
    const message = `takes the cancelled request out of ${list}`
    run.report(id, cancels, { message, refutes: idsOf(proves['stays']) }, answer)
  } else if (meaning !== 'cancelled') {
    const message = `answers success, and ${list} lists the request with the status ${status}`
    run.report(id, cancels, { message, refutes: idsOf(proves['cancels']) }, answer)
  } else if (found['settledAt'] === null) {
    const message = `cancels a request, and ${list} lists no instant at which it was settled`
    run.report(id, cancels, { message, pointer: '/settledAt' }, answer)
  } else {
    run.held(proves['cancels'])
    run.held(proves['stays'])
  }
}
