import { answerChecks } from '../answers/list.ts'
import { noInnerWorkings, noSecret } from '../answers/fields.ts'
import { noServerError } from '../answers/forms.ts'
import { UnavailableError } from '../contract/model.ts'
import type { ApiCall, Finding, Operation } from '../contract/model.ts'
import { outcomeOf } from '../contract/outcome.ts'
import type { RunState } from '../run/run-state.ts'
import { signsInCheck } from '../login/foreign-login.ts'
import type { Run } from '../run/run.ts'
import { bodyFor, harmlessVariant, isRepeatable } from '../run/values.ts'

export const implementedCheck = {
  id: 'implemented',
  title: 'Every operation is implemented',
} as const

/** A backend ignores requests if at least this many members' operations answer without a session. */
const MIN_ALIKE_ANSWERS = 5

/**
 * Finds missing operations before anything changes that needs them for restoring, and those of a backend that answers
 * without looking at requests.
 */
export async function surveyOperations(run: Run): Promise<void> {
  const isRead = (operation: Operation) =>
    run.effect(operation).reads === true || !operation.isForMembers
  const candidates = run.operations.filter(
    (operation) => operation.isForMembers || isRepeatable(run, operation),
  )
  const answeredOperations = await callAll(run, candidates.filter(isRead))
  const isAnswered = ({ id, isForMembers }: Operation) =>
    isForMembers && !run.state.absentOperations.has(id)
  // A backend that ignores authorization would execute the other calls, such as a change of the password.
  if (answeredOperations.filter(isAnswered).length < MIN_ALIKE_ANSWERS)
    await callAll(
      run,
      candidates.filter((candidate) => !isRead(candidate)),
    )
}

/** @returns operations that answer a call without a session */
async function callAll(run: Run, operations: readonly Operation[]): Promise<readonly Operation[]> {
  const answeredCalls = new Map<Operation, ApiCall>()
  await run.all(operations, async (itemRun, operation) => {
    const answer = await askOnce(itemRun, operation)
    if (answer !== null && operation.outcomes.has(outcomeOf(answer) ?? ''))
      answeredCalls.set(operation, answer)
  })
  const isForMembers = (operation: Operation) => operation.isForMembers
  const count = [...answeredCalls.keys()].filter(isForMembers).length
  const isException =
    count < MIN_ALIKE_ANSWERS || count * 2 < operations.filter(isForMembers).length
  if (!isException && run.token() !== null)
    await run.all([...answeredCalls], (itemRun, [operation, answer]) =>
      detectAlike(itemRun, operation, answer),
    )
  return [...answeredCalls.keys()]
}

async function askOnce(run: Run, operation: Operation): Promise<ApiCall | null> {
  try {
    const fitting = operation.isForMembers
      ? (operation.examples[0] ?? {})
      : await harmlessVariant(run, await bodyFor(run, operation), run.effect(operation))
    return await run.ask(operation, fitting, {
      token: null,
      ...(operation.isForMembers ? { refusedWith: 401 } : {}),
    })
  } catch (error) {
    if (error instanceof UnavailableError) return null
    throw error
  }
}

/**
 * Marks an operation that gives the same answer without a session and to invalid JSON, so that other checks do not
 * repeat the finding.
 */
async function detectAlike(run: Run, operation: Operation, answer: ApiCall): Promise<void> {
  if (run.state.absentOperations.has(operation.id)) return
  const invalidAnswer = await run.ask(operation, undefined, { text: '{', isForeign: true })
  if (outcomeOf(invalidAnswer) === null || invalidAnswer.received?.text !== answer.received?.text)
    return
  const sessionText = operation.isForMembers ? ' or has no session' : ''
  const text = `answers the status ${outcomeOf(answer)} to every request, also to one that is not JSON${sessionText}`
  run.state.absentOperations.set(operation.id, { kind: 'unusable', text, call: answer })
}

export function reportMissing(run: Run): void {
  for (const operation of run.operations) {
    const absence = run.state.absentOperations.get(operation.id)
    if (absence === undefined || absence.kind === 'silent' || absence.isReported) continue
    const { text: message, call, kind } = absence
    const hasFailed = (call?.received?.status ?? 0) >= 500
    const unusableCheck = hasFailed ? noServerError.id : 'answers-at-all'
    const check = kind === 'unusable' ? unusableCheck : implementedCheck.id
    const isWarning = kind === 'not implemented' && run.isPartial === true
    run.reportAs(check, operation, { message, isWarning }, call)
  }
}

const LEAK_CHECKS: readonly string[] = [noSecret.id, noInnerWorkings.id]

/** Whether a finding counts although its operation is missing or unusable. */
export function isRelevant(
  { absentOperations }: RunState,
  { check, operation, message }: Finding,
): boolean {
  const absence = absentOperations.get(operation)
  if (absence === undefined || check === signsInCheck.id) return true
  const { kind, text } = absence
  if (kind === 'not implemented')
    return check === implementedCheck.id || LEAK_CHECKS.includes(check)
  if (kind === 'silent')
    return answerChecks.some(({ id }) => id === check) || check === 'answers-at-all'
  return message === text || LEAK_CHECKS.includes(check)
}
