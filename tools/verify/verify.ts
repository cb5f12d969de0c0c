import type { Assumptions } from '#contract'
import { createEvidence } from './assumptions/table.ts'
import { describeLeftover, nothingToCleanUp, CLEAN_UP_MS } from './changes/change-log.ts'
import { restoreChanges } from './changes/restore-changes.ts'
import { CannotVerifyError, RunStoppedError, UnavailableError } from './contract/model.ts'
import type { Operation } from './contract/model.ts'
import { startSession } from './login/foreign-login.ts'
import { makeVerdict } from './report/make-verdict.ts'
import type { RunOutcome, RunEnd, Verdict } from './report/verdict.ts'
import { errorWithoutSecrets } from './report/without-secrets.ts'
import { ABSENT_STATUSES } from './runner/absence.ts'
import { beginRun } from './runner/begin-run.ts'
import { hopProbes, probes } from './runner/probes.ts'
import type { Run, Settings } from './run/run.ts'
import { planFor, runPlan } from './runner/schedule.ts'
import { earlyEndFault, sessionLasts } from './runner/session-keeper.ts'
import { assertReached, signInOperation } from './run/sign-in.ts'
import { reportMissing, surveyOperations } from './runner/survey.ts'

export async function verify(settings: Settings, assumptions: Assumptions): Promise<Verdict> {
  const run = beginRun(settings, createEvidence(assumptions))
  const startMs = settings.clock()
  try {
    const outcome = await runAndRestore(run)
    const fault = earlyEndFault(run.state)
    const operation = signInOperation(run)
    if (fault !== null && operation !== undefined) run.reportAs(sessionLasts.id, operation, fault)
    reportMissing(run)
    return makeVerdict(run, assumptions, outcome, settings.clock() - startMs)
  } catch (error) {
    throw errorWithoutSecrets(error, run)
  }
}

/**
 * Restores changes however the run ends.
 * @throws unexpected errors, with the remaining changes
 */
async function runAndRestore(run: Run): Promise<RunOutcome> {
  const restoreLate = () =>
    run.state.hasStopped
      ? Promise.resolve(nothingToCleanUp)
      : restoreChanges(run.inOvertime(CLEAN_UP_MS))
  try {
    const ended = await runAll(run)
    return { ended, cleanUp: await restoreLate() }
  } catch (error) {
    const { leftovers } = await restoreLate()
    if (error instanceof Error && leftovers.length > 0)
      error.message += `\nNot put back:\n${leftovers.map(describeLeftover).join('\n')}`
    throw error
  }
}

async function runAll(run: Run): Promise<RunEnd | null> {
  try {
    if (run.member === undefined) await makeContact(run)
    const isSignedIn = run.member === undefined || (await startSession(run))
    const sessionRun = isSignedIn ? run : run.asGuest()
    await surveyOperations(sessionRun)
    await assertAnyOperation(sessionRun)
    const ownProbes = run.hop.backendSide === undefined ? [] : hopProbes
    await runPlan(sessionRun, planFor(sessionRun, [...probes, ...ownProbes]))
    return null
  } catch (error) {
    if (error instanceof RunStoppedError) {
      const { message: words, isFailure, isTimeOver } = error
      return { words, isFailure, isTimeOver }
    }
    if (error instanceof UnavailableError) return { words: `${error.message}.`, isFailure: true }
    if (error instanceof CannotVerifyError) return { words: error.message, isFailure: true }
    throw error
  }
}

/** Common base paths; the last one replaces that of the contract. */
const BASE_PATHS = ['/api', '/api/v1', '/v1', '']

/** @throws CannotVerifyError when no operation exists, as at a wrong address */
async function assertAnyOperation({ operations, state, settings }: Run): Promise<void> {
  const [first] = operations
  const isMissing = ({ id }: Operation) =>
    state.absentOperations.get(id)?.kind === 'not implemented'
  if (first === undefined || !operations.every(isMissing)) return
  const message = `None of the operations is there, such as ${first.path}: `
  for (const base of BASE_PATHS) {
    const path = base === '' ? first.path.replace(/^\/public/, '') : `${base}${first.path}`
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', path, headers, text: '{}', isRepeatable: true }
    const received = await settings.transport(sent).catch(() => null)
    if (received === null || ABSENT_STATUSES.includes(received.status)) continue
    throw new CannotVerifyError(
      base === ''
        ? `${message}${path} answers HTTP ${received.status}. In the backend map: request: { prefix: "" }`
        : `${message}${path} answers HTTP ${received.status}. Add ${base} to the address of --backend.`,
    )
  }
  throw new CannotVerifyError(
    `${message}check the path of the address, such as https://example.com/api; another prefix than /public is written in the backend map: request: { prefix: /api }.`,
  )
}

/**
 * The first call of a run without a member.
 * @throws CannotVerifyError when nobody answers
 */
async function makeContact(run: Run): Promise<void> {
  const operation = run.operations.find(({ isForMembers }) => !isForMembers)
  if (operation === undefined) {
    throw new CannotVerifyError('All these operations are for members: give --user and --password.')
  }
  assertReached(await run.ask(operation, operation.examples[0]))
}
