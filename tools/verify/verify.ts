import type { Assumptions } from '#contract'
import { gatherEvidence } from './assumptions/table.ts'
import { leftWords, nothingChanged, PUT_BACK_MS } from './changes/ledger.ts'
import { putBack } from './changes/put-back.ts'
import { CannotVerify, OutOfTime, Unavailable } from './contract/model.ts'
import type { Operation } from './contract/model.ts'
import { startSession } from './login/foreign-login.ts'
import { verdictOf } from './report/make-verdict.ts'
import type { AtEnd, Ended, Verdict } from './report/verdict.ts'
import { errorWithoutSecrets } from './report/without-secrets.ts'
import { NOTHING_THERE } from './runner/absence.ts'
import { beginRun } from './runner/begin-run.ts'
import { probes } from './runner/probes.ts'
import type { Run, Settings } from './run/run.ts'
import { planFor, runPlan } from './runner/schedule.ts'
import { earlyEnds, sessionLasts } from './runner/session-keeper.ts'
import { assertReached, signInOperation } from './run/sign-in.ts'
import { reportMissing, survey } from './runner/survey.ts'

export async function verify(settings: Settings, assumptions: Assumptions): Promise<Verdict> {
  const run = beginRun(settings, gatherEvidence(assumptions))
  const started = settings.clock()
  try {
    const atEnd = await endedAndPutBack(run)
    const fault = earlyEnds(run.state)
    const operation = signInOperation(run)
    if (fault !== null && operation !== undefined) run.reportAs(sessionLasts.id, operation, fault)
    reportMissing(run)
    return verdictOf(run, assumptions, atEnd, settings.clock() - started)
  } catch (error) {
    throw errorWithoutSecrets(error, run)
  }
}

/**
 * Restores changes however the run ends.
 * @throws unexpected errors, with the remaining changes
 */
async function endedAndPutBack(run: Run): Promise<AtEnd> {
  const late = () =>
    run.state.hasStopped ? Promise.resolve(nothingChanged) : putBack(run.inOvertime(PUT_BACK_MS))
  try {
    const ended = await runAll(run)
    return { ended, changed: await late() }
  } catch (error) {
    const { left } = await late()
    if (error instanceof Error && left.length > 0)
      error.message += `\nNot put back:\n${left.map(leftWords).join('\n')}`
    throw error
  }
}

async function runAll(run: Run): Promise<Ended | null> {
  try {
    if (run.member === undefined) await contact(run)
    const isSignedIn = run.member === undefined || (await startSession(run))
    const going = isSignedIn ? run : run.asGuest()
    await survey(going)
    await assertAnyThere(going)
    await runPlan(going, planFor(going, [...probes, ...(going.more ?? [])]))
    return null
  } catch (error) {
    if (error instanceof OutOfTime) {
      const { message: words, isFailure, isTimeOver } = error
      return { words, isFailure, isTimeOver }
    }
    if (error instanceof Unavailable) return { words: `${error.message}.`, isFailure: true }
    if (error instanceof CannotVerify) return { words: error.message, isFailure: true }
    throw error
  }
}

/** Common base paths; the last: without that of the contract. */
const BASES = ['/api', '/api/v1', '/v1', '']

/** @throws CannotVerify when no operation exists, as at a wrong address */
async function assertAnyThere({ operations, state, settings }: Run): Promise<void> {
  const [first] = operations
  const isGone = ({ id }: Operation) => state.absent.get(id)?.kind === 'not implemented'
  if (first === undefined || !operations.every(isGone)) return
  const none = `None of the operations is there, such as ${first.path}: `
  for (const base of BASES) {
    const path = base === '' ? first.path.replace(/^\/public/, '') : `${base}${first.path}`
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', path, headers, text: '{}', isRepeatable: true }
    const received = await settings.transport(sent).catch(() => null)
    if (received === null || NOTHING_THERE.includes(received.status)) continue
    throw new CannotVerify(
      base === ''
        ? `${none}${path} answers HTTP ${received.status}. In the backend map: request: { prefix: "" }`
        : `${none}${path} answers HTTP ${received.status}. Add ${base} to the address of --backend.`,
    )
  }
  throw new CannotVerify(
    `${none}check the path of the address, such as https://example.com/api; another prefix than /public is written in the backend map: request: { prefix: /api }.`,
  )
}

/**
 * The first call of a run without a member.
 * @throws CannotVerify when nobody answers
 */
async function contact(run: Run): Promise<void> {
  const operation = run.operations.find(({ isForMembers }) => !isForMembers)
  if (operation === undefined) {
    throw new CannotVerify('All these operations are for members: give --user and --password.')
  }
  assertReached(await run.ask(operation, operation.examples[0]))
}
