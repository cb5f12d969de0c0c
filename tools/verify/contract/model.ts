import type { Source } from '#contract'
import type { Origin } from '#proxy/backend-map/backend-port.ts'

/** A JSON Schema of the contract; `$ref` names one of its schemas. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly oneOf?: readonly JsonSchema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean
  readonly items?: JsonSchema
  readonly 'x-source'?: Source
  readonly 'x-expected'?: boolean
  readonly 'x-meaning'?: Readonly<Record<string, string>>
  readonly 'x-problems'?: Readonly<Record<string, { readonly status: number }>>
}

export type HeaderParameter = {
  readonly name: string
  readonly isRequired: boolean
  readonly schema: JsonSchema
  readonly example: string | undefined
  readonly assumptions: readonly string[]
}

export type DocumentedAnswer = {
  readonly mediaType: string
  /** Schema name; for 200 the union over all `status` values. */
  readonly schema: string
  readonly headers: readonly {
    readonly name: string
    readonly isRequired: boolean
    readonly schema: JsonSchema
  }[]
  readonly assumptions: readonly string[]
}

export type Operation = {
  readonly id: string
  readonly path: string
  readonly isForMembers: boolean
  readonly request: string
  /** Alternatives of a union request, or the request itself. */
  readonly requests: readonly string[]
  readonly needsBody: boolean
  readonly examples: readonly unknown[]
  readonly headers: readonly HeaderParameter[]
  /** HTTP status → documented answer. */
  readonly answers: ReadonlyMap<number, DocumentedAnswer>
  /** `status` of a 200 answer → schema. */
  readonly outcomes: ReadonlyMap<string, string>
  readonly assumptions: readonly string[]
}

export type RequestSent = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string | undefined
  /** Reads only: it may be sent again. */
  readonly isRepeatable?: boolean
}

export type ReceivedResponse = {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Faults of the bytes, and whether the text is known; missing for recorded text. */
  readonly bytes?: { readonly faults: readonly string[]; readonly isReadable: boolean }
  /** Through a backend map: the request that the backend got, and its own names. */
  readonly backendRequest?: RequestSent
  readonly origin?: Origin
}

export type Envelope = {
  /** Place of the content; `.`: the whole answer is the list. */
  readonly name: string
  /** The contract's property of a list that is elsewhere. */
  readonly list?: string
  readonly names: readonly string[]
}

export type ApiCall = {
  readonly sent: RequestSent
  readonly received: ReceivedResponse | null
  readonly failure: string | null
  readonly isUnreachable?: boolean
  /** The parsed JSON; undefined: not JSON. */
  readonly json: unknown
  readonly envelope?: Envelope
  /** Send time, by the run's clock. */
  readonly startedAt: number
  readonly milliseconds: number
  /** Whether no other request was in flight; unknown for recorded calls. */
  readonly isAlone?: boolean
}

/**
 * Sends one request.
 * @throws NoAnswerError
 */
export type Transport = (sent: RequestSent) => Promise<ReceivedResponse>

/** The backend sent no readable answer. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
  /** No connection could be made; other requests would fail, too. */
  readonly isUnreachable: boolean

  constructor(message: string, isUnreachable = false) {
    super(message)
    this.isUnreachable = isUnreachable
  }
}

/** The run cannot start or continue; the message says why and what to do. */
export class CannotVerifyError extends Error {
  override readonly name = 'CannotVerifyError'
}

/** The time limit is reached, or the searched finding was made. */
export class RunStoppedError extends Error {
  override readonly name = 'RunStoppedError'
  readonly isFailure: boolean
  /** Whether more time would help. */
  readonly isTimeOver: boolean

  constructor(
    message: string,
    { isFailure, isTimeOver }: { readonly isFailure: boolean; readonly isTimeOver: boolean },
  ) {
    super(message)
    this.isFailure = isFailure
    this.isTimeOver = isTimeOver
  }
}

/** A check needs an operation that is not called any more. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/** Says in one sentence why the first call was not answered. */
export const notReached = ({ sent, failure, isUnreachable }: ApiCall): CannotVerifyError => {
  const reason = failure ?? 'no answer'
  return new CannotVerifyError(
    isUnreachable === true
      ? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`
      : `${sent.path}: ${reason}.`,
  )
}

export type Fault = {
  /** The fault as a complete sentence. */
  readonly message: string
  /** JSON Pointer into the body. */
  readonly pointer?: string
  readonly refutes?: readonly string[]
  readonly isWarning?: boolean
  /** Groups the same deviation in many operations. */
  readonly everywhere?: {
    readonly kind: string
    readonly message: string
    readonly parts?: readonly string[]
  }
}

export type Finding = Fault & {
  readonly check: string
  readonly operation: string
  readonly path: string
  readonly systematic?: string
  /** The request that shows it; null: several together. */
  readonly call: ApiCall | null
  /** The command that repeats the verdict's request at an address, without secrets. Only verdicts have it. */
  readonly curl?: (backend: string) => string
}

export type AssumptionEvidence = {
  /** Operation → number of answers that confirm the assumption there. */
  readonly confirmedAt: ReadonlyMap<string, number>
  readonly refuted: readonly { readonly operation: string; readonly observation: string }[]
}

/** The ids of an assumption that an effect may lack. */
export const idsOf = (id: string | undefined): readonly string[] => (id === undefined ? [] : [id])

export type Evidence = {
  /** Notes that an answer confirms them; counts only for assumptions that a single call confirms. */
  readonly addObservation: (ids: readonly string[], operation: string, times?: number) => void
  /** Notes that a dedicated check confirms them. */
  readonly confirm: (ids: readonly string[], operation: string) => void
  readonly refute: (ids: readonly string[], operation: string, observation: string) => void
  readonly evidenceFor: (id: string) => AssumptionEvidence
}
