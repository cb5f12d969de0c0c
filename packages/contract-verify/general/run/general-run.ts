import type { ApiCall, Fault, Finding, Transport } from '../../core/model.ts'
import type { Progress, Skipped } from '../../core/run-state.ts'
import type { Credentials, Who } from '../calls/identity.ts'
import type { RequestParts, Values } from '../calls/request.ts'
import type { GeneralContract, GeneralOperation } from '../contract/general.model.ts'
import type { Profile } from '../profile/profile.ts'
import type { Resource } from './resources.ts'

export type GeneralSettings = {
  readonly contract: GeneralContract
  readonly profile: Profile
  readonly transport: Transport
  readonly seed: number
  /** Most requests; undefined: as many as the checks need. */
  readonly maxRequests?: number | undefined
  /** By `clock`. */
  readonly deadline: number
  readonly clock: () => number
  readonly sleep: (ms: number) => Promise<void>
  /** Only GET and HEAD are sent. */
  readonly isReadOnly: boolean
  readonly isWanted: (operation: GeneralOperation) => boolean
  readonly signal?: AbortSignal | undefined
  /** Requests generated for each operation. */
  readonly generated: number
  readonly onStart?: (progress: Progress) => void
  /** Prefix of the texts that a run invents. */
  readonly runId: string
}

export type AskOptions = Partial<Omit<RequestParts, 'credentials'>> & {
  readonly who?: Who
  /** Instead of those of `who`. */
  readonly credentials?: Credentials
  /** Whether the contract allows the request; answers to others may have statuses that it does not list. */
  readonly isFitting?: boolean
  /** Whether the request is valid only because the contract sets no limit; its check reports a server error itself. */
  readonly isExtreme?: boolean
  /** Another method than the contract's: its answer is not described. */
  readonly isForeign?: boolean
}

/** An answer with its request. */
export type Asked = ApiCall & {
  readonly operation: GeneralOperation
  readonly isFitting: boolean
  readonly isExtreme: boolean
  readonly who: Who
  readonly values: Values
  /** The body before it was encoded. */
  readonly body: unknown
}

/** An item of a resource, with the values that name it and the items around it. */
export type Item = {
  readonly resource: Resource
  readonly id: string | number
  readonly values: Values
  readonly who: Who
  /** The body that created it; undefined: it existed before. */
  readonly sent: unknown
  /** The answer that created or listed it. */
  readonly asked: Asked
}

export type GeneralState = {
  readonly calls: ApiCall[]
  readonly findings: Finding[]
  readonly skipped: Skipped[]
  /** Operation and status → number of answers. */
  readonly statuses: Map<string, number>
  /** Tried constraints of requests → count. */
  readonly keywords: Map<string, number>
  /** Session in a request → variable in curl commands. */
  readonly sessions: Map<string, string>
  readonly credentials: Record<Who, Credentials>
  readonly has: Record<'first' | 'second', boolean>
  /** Whether the login of the first identity was accepted, and the 401 to fitting requests since then. */
  readonly login: { wasAccepted: boolean; refused: Asked[] }
  /** Operation → consecutive requests without an answer. */
  readonly silent: Map<string, number>
  /** Operation → a fitting request that succeeded. */
  readonly successes: Map<string, Asked>
  /** Operation → a fitting request that was refused as invalid. */
  readonly refusals: Map<string, Asked>
  /** Items by resource and identity. */
  readonly known: Map<string, Promise<Item | null>>
  /** Items that this run created and has not removed. */
  readonly created: Set<Item>
  readonly progress: Progress
  /** Deadline of requests; extended while the run removes its items. */
  limits: Pick<GeneralSettings, 'maxRequests' | 'deadline' | 'signal'>
}

export type GeneralRun = {
  readonly settings: GeneralSettings
  readonly contract: GeneralContract
  readonly profile: Profile
  readonly state: GeneralState
  readonly operations: readonly GeneralOperation[]
  readonly resources: readonly Resource[]
  readonly report: (
    check: string,
    operation: GeneralOperation,
    fault: Fault,
    call?: ApiCall | null,
  ) => void
  readonly skip: (check: string, operation: GeneralOperation, why: string) => void
  /** A text that is unique in this run. */
  readonly fresh: () => string
  /** Why an operation is not called; null: it may be. */
  readonly whyNot: (operation: GeneralOperation) => string | null
  /**
   * Sends a request of an operation and judges its answer.
   * @throws OutOfTime, Unavailable, CannotVerify when the backend is gone
   */
  readonly ask: (operation: GeneralOperation, options?: AskOptions) => Promise<Asked>
  /** Whether the answer reports success, by status or by the profile's member. */
  readonly isDone: (call: ApiCall) => boolean
  /** Whether the answer refuses the request as invalid, rather than as impossible now. */
  readonly isInvalid: (asked: Asked) => boolean
}

/** A check of every answer. */
export type Inspect = (run: GeneralRun, asked: Asked) => void

/** A check that sends requests of its own. */
export type GeneralProbe = {
  readonly id: string
  /** The requirement, as shown in reports. */
  readonly title: string
  /** Its parts, each for one operation. */
  readonly jobs: (run: GeneralRun) => readonly GeneralJob[]
}

export type GeneralJob = {
  readonly operation: GeneralOperation
  readonly work: () => Promise<void>
}
