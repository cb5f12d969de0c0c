import { answerChecks } from '../answers/list.ts'
import type { AssumptionRow } from '../assumptions/table.ts'
import type { CleanUpReport } from '../changes/change-log.ts'
import type { ApiCall, Finding, Operation } from '../contract/model.ts'
import { signsInCheck } from '../login/foreign-login.ts'
import { hopProbes, probes } from '../runner/probes.ts'
import type { Skipped, Unreached } from '../run/run-state.ts'
import { sessionLasts } from '../runner/session-keeper.ts'
import { implementedCheck } from '../runner/survey.ts'

export type ManualSignIn = {
  readonly path: string
  readonly bodyFor: (user: string, password: string) => string
  readonly tokenName: string
  readonly sessionPath: string | undefined
  readonly origin: string | undefined
  readonly user: string
  readonly otherUser: string | undefined
}

export type RunEnd = {
  readonly words: string
  readonly isFailure: boolean
  /** More time would have helped. */
  readonly isTimeOver?: boolean
}

export type RunOutcome = { readonly ended: RunEnd | null; readonly cleanUp: CleanUpReport }

/** The result of a run, a recording or a log, without secrets; every report is made from it. */
export type Verdict = RunOutcome & {
  readonly findings: readonly Finding[]
  readonly skipped: readonly Skipped[]
  readonly assumptions: readonly AssumptionRow[]
  readonly calls: readonly ApiCall[]
  readonly operations: readonly Operation[]
  /** Operation, HTTP status and outcome → number of answers. */
  readonly statuses: ReadonlyMap<string, number>
  /** Variables that replace sessions in curl lines. */
  readonly sessions: readonly string[]
  /** How to start a session by hand; null: not needed. */
  readonly signIn: ManualSignIn | null
  readonly isOfRoutes: boolean
  readonly missing: readonly string[]
  /** Operations that answer every request with the same failure, or none. */
  readonly unusable: readonly string[]
  readonly unaskable: readonly string[]
  /** Checks per operation; null: the run ended before its checks. */
  readonly checks: { readonly planned: number; readonly unreached: readonly Unreached[] } | null
  readonly milliseconds: number
}

type Check = { readonly id: string; readonly title: string }

const CHECKS_OF_EVERY_HOP: readonly Check[] = [
  { id: 'answers-at-all', title: 'No request is redirected' },
  implementedCheck,
  signsInCheck,
  sessionLasts,
  ...answerChecks,
  ...probes,
]

/** The checks of a run with their requirements. */
export const checksOf = ({ isOfRoutes }: Pick<Verdict, 'isOfRoutes'>): readonly Check[] =>
  [...CHECKS_OF_EVERY_HOP, ...(isOfRoutes ? hopProbes : [])].map(({ id, title }) => ({ id, title }))
