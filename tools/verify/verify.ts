import type { Assumptions } from '#contract'
import { isNothingThere, NOTHING_THERE } from './run/absence.ts'
import { leftWords, nothingChanged, PUT_BACK_MS } from './changes/ledger.ts'
import type { Changed } from './changes/ledger.ts'
import { putBack } from './changes/put-back.ts'
import { gatherEvidence, assumptionTable } from './assumptions/table.ts'
import type { Evidence, ApiCall, Operation } from './contract/model.ts'
import { CannotVerify, OutOfTime, Unavailable } from './contract/model.ts'
import { probes } from './run/probes.ts'
import { errorWithoutSecrets, withoutSecrets } from './report/without-secrets.ts'
import { beginRun } from './run/begin-run.ts'
import type { Run, Settings } from './run/run.ts'
import { wholeBook } from './run/run-state.ts'
import type { Absence } from './run/run-state.ts'
import { planFor, runPlan } from './run/schedule.ts'
import { earlyEnds, sessionLasts } from './run/session-keeper.ts'
import { MANY_OPERATIONS, withSystematic } from './report/systematic.ts'
import { startSession } from './login/foreign-login.ts'
import { assertReached, signInOperation } from './run/sign-in.ts'
import { isOfUse, reportMissing, survey } from './run/survey.ts'
import type { Ended, Verdict, SignInByHand } from './report/verdict.ts'
import { sessionRoute } from './hop/backend-hop.ts'
import { partsOf } from './answers/outcome.ts'

export async function verify(settings: Settings, assumptions: Assumptions): Promise<Verdict> {
  const evidence = gatherEvidence(assumptions)
  const run = beginRun(settings, evidence)
  const started = settings.clock()
  try {
    const atEnd = await endedAndPutBack(run)
    reportSessions(run)
    reportMissing(run)
    const verdict = verdictOf(run, evidence, assumptions, atEnd, settings.clock() - started)
    return withoutSecrets(verdict, passwordsOf(settings))
  } catch (error) {
    throw errorWithoutSecrets(error, run.calls, passwordsOf(settings))
  }
}

/** Checks recorded calls; sends nothing, so only faults in single answers are found. */
export function verifyRecorded(
  settings: Omit<Settings, 'transport' | 'sleep'>,
  assumptions: Assumptions,
  recorded: readonly ApiCall[],
): Verdict {
  const evidence = gatherEvidence(assumptions)
  const nothing = () => Promise.reject(new CannotVerify('Recorded traffic cannot answer requests.'))
  const run = beginRun({ ...settings, transport: nothing, sleep: nothing }, evidence)
  for (const call of recorded) nameRecorded(run, call)
  for (const operation of run.operations) {
    const own = recorded.filter(
      ({ sent }) => sent.method === 'POST' && sent.path.endsWith(operation.path),
    )
    if (own.length > 0) inspectRecorded(run, operation, own)
  }
  reportMissing(run)
  const isEmpty = run.calls.length === 0
  const words = 'None of the recorded calls is one of the contract.'
  const ended = isEmpty ? { words, isFailure: true } : null
  return withoutSecrets(
    verdictOf(run, evidence, assumptions, { ended, changed: nothingChanged }, 0),
    passwordsOf(settings),
  )
}

const passwordsOf = ({ member, other }: Pick<Settings, 'member' | 'other'>): readonly string[] =>
  [member, other].flatMap((one) => (one === undefined ? [] : [one.password]))

/** An operation whose recorded answers are all 404, 405 or 501 is missing, as in a run. */
function inspectRecorded(run: Run, operation: Operation, calls: readonly ApiCall[]): void {
  const [first] = calls
  const answered = calls.filter(({ received }) => received !== null)
  if (first === undefined || !answered.some((call) => !isNothingThere(operation, call))) {
    const call = answered[0]
    if (call?.received) {
      const words = `is not implemented: it answers HTTP ${call.received.status} to every recorded request`
      run.state.absent.set(operation.id, { kind: 'not implemented', words, call })
      run.state.calls.push(...calls)
      return
    }
  }
  for (const call of calls) run.inspectRecorded(operation, call)
}

/** Recorded tokens are real, so reports mask them. */
function nameRecorded({ state }: Run, { sent }: ApiCall): void {
  const credential = sent.headers['authorization']?.split(' ')[1]
  if (credential !== undefined) state.sessions.set(credential, 'TOKEN')
}

function verdictOf(
  run: Run,
  evidence: Evidence,
  assumptions: Assumptions,
  { ended, changed }: AtEnd,
  milliseconds: number,
): Verdict {
  const { contract, operations, state } = run
  const { findings: found, skipped } = wholeBook(state)
  const there = found.filter((one) => isOfUse(state, one))
  const findings = withSystematic(there, operations.length - state.absent.size)
  for (const { refutes = [], operation, message, systematic } of findings)
    evidence.refuted(
      refutes,
      systematic === undefined ? operation : MANY_OPERATIONS,
      systematic ?? message,
    )
  const { planned } = state.progress
  return {
    findings,
    skipped,
    assumptions: assumptionTable(assumptions, evidence, contract, run.effects),
    calls: state.calls,
    operations,
    statuses: state.statuses,
    keywords: state.keywords,
    secrets: () => new Set(),
    sessions: state.sessions,
    signIn: signInByHand(run),
    isOfRoutes: run.hop.behind !== undefined,
    ended,
    changed,
    missing: absentIn(run, 'not implemented'),
    unusable: [...absentIn(run, 'unusable'), ...absentIn(run, 'silent')],
    unaskable: unaskableIn(run),
    checks: planned === 0 ? null : { planned, unreached: state.unreached },
    milliseconds,
  }
}

const absentIn = ({ operations, state }: Run, kind: Absence['kind']): readonly string[] =>
  operations.map(({ id }) => id).filter((id) => state.absent.get(id)?.kind === kind)

type AtEnd = { readonly ended: Ended | null; readonly changed: Changed }

const unaskableIn = ({ operations, state }: Run): readonly string[] =>
  state.member.id === '' && state.progress.requests > 0
    ? operations.filter(({ isForMembers }) => isForMembers).map(({ id }) => id)
    : []

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

function reportSessions(run: Run): void {
  const fault = earlyEnds(run.state)
  const operation = signInOperation(run)
  if (fault !== null && operation !== undefined) run.reportAs(sessionLasts.id, operation, fault)
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

/** Null: no member. */
export function signInByHand(run: Run): SignInByHand | null {
  const operation = signInOperation(run)
  if (operation === undefined || run.member === undefined || run.tokenFor !== undefined) return null
  if (run.state.member.id === '' || run.isMapped === true) return null
  const isOfRoutes = run.hop.behind !== undefined
  const places = Object.entries(run.effects.values[operation.request] ?? {})
  const names = new Map(places.map(([pointer, place]) => [place, partsOf(pointer).at(-1)]))
  return {
    path: operation.path,
    bodyFor: (user, password) =>
      JSON.stringify({
        [names.get('$user') ?? 'id']: user,
        [names.get('$password') ?? 'pw']: password,
      }),
    tokenName: isOfRoutes ? 'token' : (partsOf(run.effect(operation).signsIn ?? '').at(-1) ?? ''),
    sessionPath: isOfRoutes ? sessionRoute(run)?.path : undefined,
    origin: run.hop.origin,
    user: run.member.id,
    otherUser: run.other?.id,
  }
}
