import { answerChecks } from '../answers/list.ts'
import { partsOf } from '../answers/outcome.ts'
import { assumptionTable } from '../assumptions/table.ts'
import type { AssumptionRow } from '../assumptions/table.ts'
import type { Changed } from '../changes/ledger.ts'
import type { Assumptions } from '#contract'
import type { Effects } from '../contract/effects.ts'
import type { ApiCall, Finding, Operation } from '../contract/model.ts'
import { sessionRoute } from '../hop/backend-hop.ts'
import { signsIn } from '../login/foreign-login.ts'
import { hopProbes, probes } from '../run/probes.ts'
import type { Run } from '../run/run.ts'
import { wholeBook } from '../run/run-state.ts'
import type { Absence, Skipped, Unreached } from '../run/run-state.ts'
import { sessionLasts } from '../run/session-keeper.ts'
import { signInOperation } from '../run/sign-in.ts'
import { implemented, isOfUse } from '../run/survey.ts'
import { MANY_OPERATIONS, withSystematic } from './grouped.ts'
import { withoutSecrets } from './without-secrets.ts'

type SignInByHand = {
  readonly path: string
  readonly bodyFor: (user: string, password: string) => string
  readonly tokenName: string
  readonly sessionPath: string | undefined
  readonly origin: string | undefined
  readonly user: string
  readonly otherUser: string | undefined
}

export type Ended = {
  readonly words: string
  readonly isFailure: boolean
  /** More time would have helped. */
  readonly isTimeOver?: boolean
}

export type AtEnd = { readonly ended: Ended | null; readonly changed: Changed }

/** What a run, a recording or a log shows, without secrets; every report is made from it. */
export type Verdict = AtEnd & {
  readonly findings: readonly Finding[]
  readonly skipped: readonly Skipped[]
  readonly assumptions: readonly AssumptionRow[]
  readonly calls: readonly ApiCall[]
  readonly operations: readonly Operation[]
  /** Operation, HTTP status and outcome → number of answers. */
  readonly statuses: ReadonlyMap<string, number>
  readonly keywords: ReadonlyMap<string, number>
  /** Variables that stand for sessions in curl lines. */
  readonly sessions: readonly string[]
  /** How to start a session by hand; null: not needed. */
  readonly signIn: SignInByHand | null
  readonly isOfRoutes: boolean
  readonly missing: readonly string[]
  /** Operations that answer every request with the same failure, or none. */
  readonly unusable: readonly string[]
  readonly unaskable: readonly string[]
  /** Checks per operation; null: the run ended before its checks. */
  readonly checks: { readonly planned: number; readonly unreached: readonly Unreached[] } | null
  readonly milliseconds: number
}

/** @param effects null: single answers confirm all assumptions, as in a log */
export function verdictOf(
  run: Run,
  assumptions: Assumptions,
  atEnd: AtEnd,
  milliseconds = 0,
  effects: Effects | null = run.effects,
): Verdict {
  const { contract, evidence, operations, state } = run
  const { findings: found, skipped } = wholeBook(state)
  const there = found.filter((one) => isOfUse(state, one))
  const findings = withSystematic(there, operations.length - state.absent.size)
  for (const { refutes = [], operation, message, systematic } of findings) {
    const place = systematic === undefined ? operation : MANY_OPERATIONS
    evidence.refuted(refutes, place, systematic ?? message)
  }
  const { planned, requests } = state.progress
  const absent = (...kinds: readonly Absence['kind'][]) =>
    operations.flatMap(({ id }) => {
      const absence = state.absent.get(id)
      return absence !== undefined && kinds.includes(absence.kind) ? [id] : []
    })
  const isGuest = state.member.id === '' && requests > 0
  const verdict = {
    ...atEnd,
    findings,
    skipped,
    assumptions: assumptionTable(assumptions, evidence, contract, effects),
    calls: state.calls,
    operations,
    statuses: state.statuses,
    keywords: state.keywords,
    sessions: [...new Set(state.sessions.values())],
    signIn: signInByHand(run),
    isOfRoutes: run.hop.behind !== undefined,
    missing: absent('not implemented'),
    unusable: absent('unusable', 'silent'),
    unaskable: isGuest ? operations.flatMap((one) => (one.isForMembers ? [one.id] : [])) : [],
    checks: planned === 0 ? null : { planned, unreached: state.unreached },
    milliseconds,
  }
  return withoutSecrets(verdict, run)
}

/** Null: no member. */
function signInByHand(run: Run): SignInByHand | null {
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

type Check = { readonly id: string; readonly title: string }

const ofEveryHop: readonly Check[] = [
  { id: 'answers-at-all', title: 'No request is redirected' },
  implemented,
  signsIn,
  sessionLasts,
  ...answerChecks,
  ...probes,
]

/** The checks of a run with their requirements. */
export const checksOf = ({ isOfRoutes }: Pick<Verdict, 'isOfRoutes'>): readonly Check[] =>
  [...ofEveryHop, ...(isOfRoutes ? hopProbes : [])].map(({ id, title }) => ({ id, title }))
