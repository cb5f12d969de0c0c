import { isDeepStrictEqual } from 'node:util'
import { answerWords, outcomeOf } from '../core/outcome.ts'
import type { Probe, Run } from '../core/run.ts'
import { isOtherRefusal, otherRefusal } from '../core/refusal.ts'
import { undo } from '../core/probe.ts'
import { balancesOf, differenceOf, movedBy } from '../core/balances.ts'
import { listOf, soon } from './lists.ts'
import { affordable, moneyJobs, takeBack } from './money-calls.ts'
import type { MoneyCall } from './money-calls.ts'

const id = 'keys-move-once'

export const keysMoveOnce: Probe = {
  id,
  title: 'An idempotency key moves money once',
  isInTurn: true,
  jobs: (run) => moneyJobs(run, tryOne),
}

const keyHeader = (run: Run) => ({ 'idempotency-key': `verify-again-${run.runId}-${run.count()}` })

async function tryOne(run: Run, call: MoneyCall): Promise<void> {
  const { operation, moves } = call
  const { keys } = run.effects
  const [able, countBefore] = await Promise.all([affordable(run, call), countOf(run, operation.id)])
  if (typeof able === 'string') return run.skip(id, operation, able)
  const headers = keyHeader(run)
  const first = await run.ask(operation, able.body, { headers })
  if (outcomeOf(first) !== 'success')
    return run.skip(id, operation, `it answers ${answerWords(first)}`)
  const again = await run.ask(operation, able.body, { headers })
  const expected = movedBy(able.before, moves, able.amount)
  const [after, countAfter] = await soon(
    run,
    () => Promise.all([balancesOf(run), countOf(run, operation.id)]),
    ([balances]) => balances === null || differenceOf(expected, balances) === null,
  )
  const difference = after === null ? null : differenceOf(expected, after)
  const added = countAfter - countBefore
  if (difference !== null || added > 1) {
    const what = difference ?? `${added} requests are listed`
    const message = `takes effect again when its Idempotency-Key is repeated: ${what}`
    const isSame = isDeepStrictEqual(first.json, again.json)
    const refutes = [keys.once, ...(isSame ? [] : [keys.again])]
    run.report(id, operation, { message, refutes }, again)
    await undo(run, operation, again)
    return void (await takeBack(run, call, first, able.amount))
  }
  run.held(keys.once, operation)
  if (isDeepStrictEqual(first.json, again.json)) run.held(keys.again, operation)
  else {
    const message = `answers ${answerWords(again)} to a repeated Idempotency-Key instead of the first answer again`
    run.report(id, operation, { message, refutes: [keys.again] }, again)
  }
  await reused(run, call, able.body, headers)
  await takeBack(run, call, first, able.amount)
  await undo(run, operation, again)
}

/** The same key with another body must be refused. */
async function reused(
  run: Run,
  { operation }: MoneyCall,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { keys } = run.effects
  const other = await run.ask(
    operation,
    { ...body, amount: Number(body['amount']) + 1 },
    { headers },
  )
  if (other.received?.status === 422) return run.held(keys.reused, operation)
  if (isOtherRefusal(operation, other, 422)) {
    const what = 'a key of another request'
    const fault = otherRefusal(operation, other, { what, documented: 422 })
    return run.report(id, operation, { ...fault, refutes: [keys.reused] }, other)
  }
  const message = `answers ${answerWords(other)} to an Idempotency-Key of another request, instead of 422`
  run.report(id, operation, { message, refutes: [keys.reused] }, other)
  if (outcomeOf(other) === 'success') await undo(run, operation, other)
}

/** Number of items in the list that the operation adds to; 0: none. */
async function countOf(run: Run, operationId: string): Promise<number> {
  const list = run.effects.operations[operationId]?.creates?.list
  if (list === undefined) return 0
  const { total, items } = await listOf(run, list)
  return typeof total === 'number' ? total : items.length
}
