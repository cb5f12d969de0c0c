import type { Ended, Verdict } from '../report/verdict.ts'
import { nothingChanged } from '../changes/notes.ts'
import type { Changed } from '../changes/notes.ts'
import { CannotVerify, OutOfTime } from '../core/model.ts'
import type { Operation } from '../core/model.ts'
import { withSystematic } from '../core/systematic.ts'
import { errorWithoutSecrets, withoutSecrets } from '../report/without-secrets.ts'
import { assertLoginWasAccepted } from './run/login-in-force.ts'
import { startSessions } from './login/start-sessions.ts'
import { inspectAnswer } from './checks/answer-checks.ts'
import { generalChecks, generalProbes } from './checks/probes.ts'
import type { GeneralOperation } from './contract/general.model.ts'
import { beginGeneralRun } from './run/begin-run.ts'
import type { GeneralJob, GeneralRun, GeneralSettings } from './run/general-run.ts'
import { noteItems } from './run/items.ts'
import { removeItems } from './run/remove-items.ts'

type Plan = { readonly check: string; readonly title: string; readonly job: GeneralJob }

/**
 * Verifies a backend against any OpenAPI contract.
 * @param contractFile named in reports
 */
export async function verifyGeneral(
  settings: GeneralSettings,
  contractFile: string,
): Promise<Verdict> {
  const run = beginGeneralRun(settings, (own, asked) => {
    inspectAnswer(own, asked)
    noteItems(own, asked)
  })
  const started = settings.clock()
  const { first, second } = settings.profile.identities ?? {}
  const passwords = [first, second].flatMap((one) => one?.password ?? [])
  try {
    const unreached: Plan[] = []
    const ended = await endOf(run, unreached)
    const changed = settings.isReadOnly ? nothingChanged : await orNothing(() => removeItems(run))
    reportUnusable(run)
    const verdict = verdictOf(run, { contractFile, ended, changed, unreached, started })
    return withoutSecrets(verdict, passwords)
  } catch (error) {
    throw errorWithoutSecrets(error, run.state.calls, passwords)
  }
}

/** The summary names the items that cannot be deleted because the backend stopped responding. */
async function orNothing(work: () => Promise<Changed>): Promise<Changed> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotVerify) return nothingChanged
    throw error
  }
}

async function endOf(run: GeneralRun, unreached: Plan[]): Promise<Ended | null> {
  try {
    await startSessions(run)
    await runPlan(run, unreached)
    assertLoginWasAccepted(run)
    return null
  } catch (error) {
    if (error instanceof OutOfTime) {
      const { message: words, isFailure, isTimeOver } = error
      return { words, isFailure, isTimeOver }
    }
    if (error instanceof CannotVerify) return { words: error.message, isFailure: true }
    throw error
  }
}

async function runPlan(run: GeneralRun, unreached: Plan[]): Promise<void> {
  const { progress } = run.state
  const plan = generalProbes
    .filter(({ id }) => run.profile.off?.[id] === undefined)
    .flatMap(({ id, title, jobs }) => jobs(run).map((job): Plan => ({ check: id, title, job })))
  if (plan.length === 0)
    throw new CannotVerify('None of the operations may be called, so that nothing was verified.')
  progress.planned = plan.length
  unreached.push(...plan)
  for (const one of plan) {
    progress.stage = one.title
    const isFirst = one.check === generalProbes[0]?.id
    if (!isFirst) assertAnyThere(run)
    if (run.whyNot(one.job.operation) === null) await one.job.work()
    unreached.shift()
    progress.done += 1
  }
  assertAnyThere(run)
}

/** @throws CannotVerify when the first answers are all 404, as at a wrong address */
function assertAnyThere({ state }: GeneralRun): void {
  const answered = state.calls.filter(({ received }) => received !== null)
  const [first] = answered
  if (first === undefined || !answered.every(({ received }) => received?.status === 404)) return
  throw new CannotVerify(
    `None of the operations is there: each answers HTTP 404, such as ${first.sent.method} ${first.sent.path}. Check the path of --backend, or give --base-path.`,
  )
}

function reportUnusable(run: GeneralRun): void {
  const [operation] = run.operations
  if (operation === undefined) return
  for (const why of new Set(run.contract.unusable.values()))
    run.report('contract-is-usable', operation, {
      message: `the contract has a schema that cannot be used: ${why}`,
      isWarning: true,
    })
}

type End = {
  readonly contractFile: string
  readonly ended: Ended | null
  readonly changed: Changed
  readonly unreached: readonly Plan[]
  readonly started: number
}

const LEAST_404 = 2

function verdictOf(run: GeneralRun, end: End): Verdict {
  const { operations, state, settings } = run
  const missing = operations.filter((one) => isMissing(run, one)).map(({ id }) => id)
  const { planned } = state.progress
  const left = leftOut(run)
  const unaccepted = neverAccepted(run, missing)
  return {
    findings: withSystematic(state.findings, operations.length),
    skipped: [...left, ...unaccepted, ...state.skipped],
    assumptions: [],
    calls: state.calls,
    operations: operations.map(shownAs),
    statuses: state.statuses,
    keywords: state.keywords,
    answerKeywords: { met: new Set(), all: () => new Set() },
    secrets: () => new Set(),
    sessions: state.sessions,
    signIn: null,
    isOfRoutes: false,
    ended: end.ended,
    missing,
    unusable: [],
    unaskable: state.has.first
      ? []
      : operations.filter((one) => needsLogin(run, one)).map(({ id }) => id),
    checks:
      planned === 0
        ? null
        : {
            planned,
            unreached: end.unreached.map(({ check, job }) => ({
              check,
              operation: job.operation.id,
            })),
          },
    milliseconds: settings.clock() - end.started,
    changed: end.changed,
    general: {
      contractFile: end.contractFile,
      checks: generalChecks,
      unaccepted: [...left, ...unaccepted].map(({ operation }) => operation),
    },
  }
}

const leftOut = (run: GeneralRun): Verdict['skipped'] =>
  run.operations.flatMap((operation) => {
    const why = run.whyNot(operation)
    return why === null ? [] : [{ check: FITTING, operation: operation.id, why }]
  })

const FITTING = 'fitting-is-accepted'

/** Operations of which nothing but refusals is known. */
function neverAccepted(run: GeneralRun, missing: readonly string[]): Verdict['skipped'] {
  const { state } = run
  const isTold = (id: string) =>
    missing.includes(id) ||
    state.findings.some(({ check, operation }) => check === FITTING && operation === id)
  return run.operations.flatMap((operation) => {
    const { id } = operation
    if (state.successes.has(id) || isTold(id) || run.whyNot(operation) !== null) return []
    const answered = [...state.statuses]
      .filter(([place]) => place.startsWith(`${id} `))
      .toSorted(([, one], [, other]) => other - one)
      .map(([place]) => place.slice(id.length + 1))
    if (answered.length === 0) return []
    const why = `no request was accepted: HTTP ${answered.slice(0, 3).join(', ')}`
    return [{ check: FITTING, operation: id, why }]
  })
}

/** Whether an operation without path parameters answered only 404 or 501. */
function isMissing({ state }: GeneralRun, { id, path }: GeneralOperation): boolean {
  const own = [...state.statuses].filter(([place]) => place.startsWith(`${id} `))
  const count = own.reduce((sum, [, times]) => sum + times, 0)
  const isGone = own.every(([place]) => / (404|501)$/.test(place))
  return !path.includes('{') && count >= LEAST_404 && isGone
}

const needsLogin = ({ state }: GeneralRun, { id, security }: GeneralOperation): boolean =>
  security.length > 0 && !state.successes.has(id)

/** The operation as reports show it. */
const shownAs = ({ id, method, path, security, answers }: GeneralOperation): Operation => ({
  id,
  path: `${method} ${path}`,
  isForMembers: security.length > 0,
  request: '',
  requests: [],
  needsBody: false,
  examples: [],
  headers: [],
  answers: new Map(
    [...answers.keys()]
      .filter((status) => /^\d+$/.test(status))
      .map((status) => [
        Number(status),
        { mediaType: '', schema: '', headers: [], assumptions: [] },
      ]),
  ),
  outcomes: new Map(),
  assumptions: [],
})
