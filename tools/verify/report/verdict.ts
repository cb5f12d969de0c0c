import type { AssumptionRow } from '../assumptions/table.ts'
import type { Changed } from '../changes/ledger.ts'
import type { ApiCall, Finding, Operation } from '../contract/model.ts'
import type { Skipped, Unreached } from '../run/run-state.ts'
import { answerChecks } from '../answers/list.ts'
import { hopProbes, probes } from '../run/probes.ts'
import { signsIn } from '../login/foreign-login.ts'
import { implemented } from '../run/survey.ts'
import { sessionLasts } from '../run/session-keeper.ts'

export type SignInByHand = {
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

export type Verdict = {
  readonly findings: readonly Finding[]
  readonly skipped: readonly Skipped[]
  readonly assumptions: readonly AssumptionRow[]
  readonly calls: readonly ApiCall[]
  readonly operations: readonly Operation[]
  /** Operation, HTTP status and outcome → number of answers. */
  readonly statuses: ReadonlyMap<string, number>
  readonly keywords: ReadonlyMap<string, number>
  readonly secrets: () => ReadonlySet<string>
  /** Session in headers → variable in curl commands. */
  readonly sessions: ReadonlyMap<string, string>
  /** How to start a session by hand; null: not needed. */
  readonly signIn: SignInByHand | null
  readonly isOfRoutes: boolean
  /** Why the run ended early; null: complete. */
  readonly ended: Ended | null
  readonly missing: readonly string[]
  /** Operations that answer every request with the same failure, or none. */
  readonly unusable: readonly string[]
  readonly unaskable: readonly string[]
  /** Checks per operation; null: the run ended before its checks. */
  readonly checks: { readonly planned: number; readonly unreached: readonly Unreached[] } | null
  readonly milliseconds: number
  readonly changed: Changed
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
