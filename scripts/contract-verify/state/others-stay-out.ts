import { answerWords, outcomeOf } from '../outcome.ts'
import { valueAt } from '../pointer.ts'
import type { Probe } from '../probe.ts'
import type { Run } from '../run.ts'
import { tokenOf } from '../sign-in.ts'
import { undo } from '../undo.ts'
import { bodyFor } from '../values.ts'
import { balancesOf, differenceOf } from './balances.ts'
import { itemIn, listOf } from './lists.ts'
import { affordable, moneyCalls } from './money-calls.ts'

const id = 'others-stay-out'

/** Another member sees nothing of this one's and can change nothing of it. */
export const othersStayOut: Probe = {
  id,
  title: "Another member's data is never visible",
  async run(run) {
    const { other } = run
    if (other === undefined) {
      for (const operation of run.operations.filter((one) => one.isForMembers).slice(0, 1))
        run.skip(id, operation, 'a second member is needed: give --other-user and --other-password')
      return
    }
    const token = await tokenOf(run, other)
    await names(run, token)
    await items(run, token)
    await keys(run, token)
  },
}

/** What a member's own calls tell about the member. */
async function names(run: Run, token: string): Promise<void> {
  const places = run.effects.figures['userId'] ?? []
  for (const place of places) {
    const [operationId = '', pointer = ''] = place.split('#')
    if (!run.operations.some((one) => one.id === operationId)) continue
    const answer = await run.ask(operationId, {}, { token })
    const told = valueAt(answer.json, pointer)
    if (told === undefined || String(told).toLowerCase() === run.other?.id.toLowerCase()) continue
    const message = `tells ${String(told)} to the member ${run.other?.id}`
    run.report(id, run.contract.operation(operationId), { message, pointer }, answer)
  }
}

async function items(run: Run, token: string): Promise<void> {
  for (const { operation, value } of run.having('opens')) {
    const [own] = (await listOf(run, value.list)).items
    if (own === undefined) continue
    const opened = await run.ask(operation, { id: own['id'] }, { token })
    if (outcomeOf(opened) === 'success') {
      run.report(id, operation, { message: "opens another member's item" }, opened)
    }
  }
  for (const { operation, value } of run.having('list')) {
    if (!operation.isForMembers) continue
    const opens = run.having('opens').some((one) => one.value.list === operation.id)
    const creates = run.having('creates').filter((one) => one.value.list === operation.id)
    if (!opens && creates.length === 0) continue
    const own = await listOf(run, operation.id)
    const theirs = await listOf(run, operation.id, {}, { token })
    const shared = own.items.find((item) => itemIn(theirs.items, item['id']) !== undefined)
    if (shared === undefined) continue
    const message = `lists another member's item at ${value}`
    run.report(id, operation, { message }, theirs.answer)
  }
  for (const { operation, value } of run.having('cancels')) {
    const creates = run.contract.operation(value.by)
    const created = await run.ask(creates, await bodyFor(run, creates))
    const item = valueAt(created.json, `${run.effect(creates).creates?.item ?? ''}/id`)
    if (outcomeOf(created) !== 'success' || item === undefined) continue
    const cancelled = await run.ask(operation, { id: item }, { token })
    const listed = await listOf(run, value.list, {}, { token })
    if (itemIn(listed.items, item) !== undefined) {
      const message = "lists another member's item"
      run.report(id, run.contract.operation(value.list), { message }, listed.answer)
    }
    if (outcomeOf(cancelled) === 'success') {
      run.report(id, operation, { message: "cancels another member's request" }, cancelled)
    }
    await undo(run, creates, created)
  }
}

/** The key of one member names nothing of another's. */
async function keys(run: Run, token: string): Promise<void> {
  for (const call of moneyCalls(run)) {
    const { operation } = call
    const able = await affordable(run, call)
    const before = await balancesOf(run, token)
    if (typeof able === 'string' || before === null) continue
    if (call.source !== undefined && (before[call.source] ?? 0) < able.amount) continue
    const headers = { 'idempotency-key': `verify-others-${run.runId}-${run.count()}` }
    const own = await run.ask(operation, able.body, { headers })
    const theirs = await run.ask(operation, able.body, { headers, token })
    const after = await balancesOf(run, token)
    const isTold = own.received?.text === theirs.received?.text && outcomeOf(own) === 'success'
    const hasMoved = after !== null && differenceOf(before, after) !== null
    if (isTold && Object.keys(call.moves).length > 0 && !hasMoved) {
      const message = `gives another member the answer of this one's Idempotency-Key: ${answerWords(theirs)}`
      run.report(id, operation, { message }, theirs)
    }
    await undo(run, operation, own)
    const { creates } = run.effect(operation)
    const item = creates === undefined ? undefined : valueAt(theirs.json, `${creates.item}/id`)
    if (creates?.cancelled !== undefined && item !== undefined && outcomeOf(theirs) === 'success')
      await run.ask(creates.cancelled, { id: item }, { token })
  }
}
