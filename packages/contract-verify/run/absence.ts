import { readTextProperty } from '../../../src/lib/json.ts'
import type { ApiCall, Operation } from '../core/model.ts'
import type { RunState } from '../core/run-state.ts'
import type { AskOptions } from '../core/run.ts'

/** Statuses of a server for unknown paths and methods. */
export const NOTHING_THERE: readonly number[] = [404, 405, 501]

/** Whether an answer means that an operation does not exist. A documented status in the body counts as an answer. */
export const isNothingThere = (
  { outcomes, answers }: Pick<Operation, 'outcomes' | 'answers'>,
  { received, json }: ApiCall,
): boolean =>
  received !== null &&
  NOTHING_THERE.includes(received.status) &&
  !answers.has(received.status) &&
  !outcomes.has(readTextProperty(json, 'status') ?? '')

type Seen = {
  readonly operation: Operation
  readonly call: ApiCall
  readonly options: AskOptions
  /** The request went through the proxy. */
  readonly isBehind: boolean
}

/**
 * Whether an operation is not implemented: a valid request, an invalid one and one without a session all get 404, 405
 * or 501. A documented status in the body counts as an answer.
 */
export async function isMissing(
  state: RunState,
  { operation, call, options, isBehind }: Seen,
  again: (options: AskOptions) => Promise<ApiCall>,
): Promise<boolean> {
  const { isForeign = false, isSteered = state.isSteered, token } = options
  const { id, examples } = operation
  const isNothing = (one: ApiCall) => isNothingThere(operation, one)
  if (!isForeign && !isSteered && isBehind) noteBehind(state, operation, call)
  if (state.absent.has(id)) return true
  if (isForeign || isSteered || state.present.has(id) || call.received === null) return false
  if (!isNothing(call)) {
    // A gateway may require a session before it looks up the operation.
    if (token !== null || !operation.isForMembers) state.present.add(id)
    return false
  }
  const tries: readonly AskOptions[] = [
    { text: JSON.stringify(examples[0] ?? {}) },
    { text: '{"a": ' },
    { text: '{}', token: null },
  ]
  for (const one of tries) {
    if (!isNothing(await again(one))) {
      state.present.add(id)
      return false
    }
  }
  const words = `is not implemented: it answers HTTP ${call.received.status} to every request`
  state.absent.set(id, { kind: 'not implemented', words, call })
  return true
}

/** Number of invalid-answer errors of the site after which the operation behind counts as missing. */
const INVALID_AT_MOST = 2

/** Counts the site's error for requests that nothing behind it accepts. */
function noteBehind(state: RunState, { id }: Operation, call: ApiCall): void {
  const { received, json } = call
  if (received === null || received.status < 500) {
    if (received?.status === 200) state.behind.set(id, Number.NEGATIVE_INFINITY)
    return
  }
  const code = readTextProperty(json, 'code')
  if (received.status !== 502 || code !== 'backend_answer_invalid') return
  const count = (state.behind.get(id) ?? 0) + 1
  state.behind.set(id, count)
  if (count < INVALID_AT_MOST) return
  const words = `is not implemented behind the site, or not by the contract: each request that fits is answered with HTTP 502 (${code})`
  state.absent.set(id, { kind: 'not implemented', words, call })
}
