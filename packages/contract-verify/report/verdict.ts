import type { AssumptionRow } from '../assumptions/table.ts'
import type { Changed } from '../changes/notes.ts'
import type { ApiCall, Finding, Operation } from '../core/model.ts'
import type { Skipped, Unreached } from '../core/run-state.ts'

export type SignInByHand = {
  readonly path: string
  /** The login's body for a member, with a placeholder for the password. */
  readonly bodyFor: (user: string, password: string) => string
  /** Token property in the login's answer, or in that of `sessionPath`. */
  readonly tokenName: string
  /** The route with the page token; undefined at the backend. */
  readonly sessionPath: string | undefined
  /** The origin required by the site's routes; undefined at the backend. */
  readonly origin: string | undefined
  readonly user: string
  readonly otherUser: string | undefined
}

/** Why a run ended early; a failure unless requested. */
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
  /** Tested constraints of requests → count. */
  readonly keywords: ReadonlyMap<string, number>
  /** Keywords of answer schemas: checked ones, and all. */
  readonly answerKeywords: {
    readonly met: ReadonlySet<string>
    /** For reports only. */
    readonly all: () => ReadonlySet<string>
  }
  readonly secrets: () => ReadonlySet<string>
  /** Session in headers → variable in curl commands. */
  readonly sessions: ReadonlyMap<string, string>
  /** How to start a session by hand; null: not needed. */
  readonly signIn: SignInByHand | null
  readonly isOfRoutes: boolean
  /** Why the run ended early; null: complete. */
  readonly ended: Ended | null
  /** Operations that are not implemented. */
  readonly missing: readonly string[]
  /** Operations that answer every request with the same failure, or none. */
  readonly unusable: readonly string[]
  /** Members' operations in a run without a member. */
  readonly unaskable: readonly string[]
  /** Checks per operation; null: the run ended before its checks. */
  readonly checks: { readonly planned: number; readonly unreached: readonly Unreached[] } | null
  readonly milliseconds: number
  readonly changed: Changed
}
