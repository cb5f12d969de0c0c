import { isRecord, readTextProperty } from '../../../src/lib/json.ts'
import { answerChecks } from '../answers/list.ts'
import { noInnerWorkings } from '../answers/no-inner-workings.ts'
import { noSecret } from '../answers/no-secret.ts'
import { noServerError } from '../answers/no-server-error.ts'
import { Unavailable } from '../core/model.ts'
import type { ApiCall, Finding, Operation } from '../core/model.ts'
import type { RunState } from '../core/run-state.ts'
import { isFree } from '../requests/fitting-requests.ts'
import type { Run } from '../core/run.ts'
import { bodyFor, harmless } from '../core/values.ts'

export const implemented = {
  id: 'implemented',
  title: 'Every operation is implemented',
} as const

/** Finds missing operations before anything changes that needs them for restoring. */
export async function survey(run: Run): Promise<void> {
  const asked = run.operations.filter((one) => one.isForMembers || isFree(run, one))
  await run.all(asked, askOnce)
}

async function askOnce(run: Run, operation: Operation): Promise<void> {
  try {
    const fitting = operation.isForMembers
      ? (operation.examples[0] ?? {})
      : await harmless(run, await bodyFor(run, operation), run.effect(operation))
    const answer = await run.ask(operation, fitting, {
      token: null,
      ...(operation.isForMembers ? { refusedWith: 401 } : {}),
    })
    await noteAlike(run, operation, answer)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
  }
}

/**
 * An operation that answers success and the same to a request without a session and to one that is no JSON does not look
 * at requests at all: that is one fault, and its other checks would say it again.
 */
async function noteAlike(run: Run, operation: Operation, answer: ApiCall): Promise<void> {
  const { received, json } = answer
  const outcome = readTextProperty(json, 'status')
  if (received?.status !== 200 || outcome === null) return
  if (operation.isForMembers && run.token() === null) return
  const broken = await run.ask(operation, undefined, { text: '{"a": ', isForeign: true })
  if (broken.received?.status !== 200 || broken.received.text !== received.text) return
  // Lists for guests may be told to anybody, in any way.
  if (!operation.isForMembers && operation.outcomes.has(outcome) && isOfContents(json)) return
  const words = `answers the status ${outcome} to every request, also to one that is not JSON${operation.isForMembers ? ' or has no session' : ''}`
  run.state.absent.set(operation.id, { kind: 'unusable', words, call: answer })
}

const isOfContents = (json: unknown): boolean =>
  isRecord(json) && Object.values(json).some((value) => typeof value === 'object')

/** Reports missing and unusable operations, each as one finding. */
export function reportMissing(run: Run): void {
  for (const operation of run.operations) {
    const absence = run.state.absent.get(operation.id)
    if (absence === undefined || absence.kind === 'silent') continue
    const { words: message, call, kind } = absence
    const hasFailed = (call.received?.status ?? 0) >= 500
    const unusable = hasFailed ? noServerError.id : 'answers-at-all'
    const check = kind === 'unusable' ? unusable : implemented.id
    const isWarning = kind === 'not implemented' && run.isPartial === true
    run.report(check, operation, { message, isWarning }, call)
  }
}

const LEAKS: readonly string[] = [noSecret.id, noInnerWorkings.id]

/** Whether a finding at an operation counts, even if the operation turns out to be of no use. */
export function isOfUse({ absent }: RunState, { check, operation, message }: Finding): boolean {
  const absence = absent.get(operation)
  if (absence === undefined) return true
  const { kind, words } = absence
  if (kind === 'not implemented') return check === implemented.id || LEAKS.includes(check)
  if (kind === 'silent')
    return answerChecks.some(({ id }) => id === check) || check === 'answers-at-all'
  return message === words || LEAKS.includes(check)
}
