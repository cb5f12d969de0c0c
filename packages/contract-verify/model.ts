import type { Source } from '@maru/contract'
import type { Envelope } from './envelope.ts'

/** A JSON Schema of the contract; `$ref` leads to one of its named schemas. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxProperties?: number
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

/** What an operation may answer under one HTTP status. */
export type DocumentedAnswer = {
  readonly mediaType: string
  /** The name of its schema; of a 200 answer the one that stands for all its `status` values. */
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
  /** The name of the request's schema. */
  readonly request: string
  /** The schemas of which a request fits one; that one, if it is no union. */
  readonly requests: readonly string[]
  readonly needsBody: boolean
  readonly examples: readonly unknown[]
  readonly headers: readonly HeaderParameter[]
  /** HTTP status → what is answered. */
  readonly answers: ReadonlyMap<number, DocumentedAnswer>
  /** `status` value of a 200 answer → its schema. */
  readonly outcomes: ReadonlyMap<string, string>
  readonly assumptions: readonly string[]
}

export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string | undefined
}

export type Received = {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** What is wrong with its bytes, and whether its text is known; not there where only the text was recorded. */
  readonly bytes?: { readonly faults: readonly string[]; readonly isReadable: boolean }
}

/** One request and its answer; `failure` says in words why there is none. */
export type ApiCall = {
  readonly sent: Sent
  readonly received: Received | null
  readonly failure: string | null
  /** There was no connection at all. */
  readonly isUnreachable?: boolean
  /** The answer's JSON; undefined if it is none. */
  readonly json: unknown
  /** What stands around the content of the answer's JSON, and is left out there. */
  readonly envelope?: Envelope
  /** When it was sent, by the clock of the run. */
  readonly startedAt: number
  readonly milliseconds: number
  /** Whether no other request was under way meanwhile; unknown of recorded calls. */
  readonly isAlone?: boolean
}

/** Sends one request. @throws NoAnswer */
export type Transport = (sent: Sent) => Promise<Received>

/** There was no answer that could be read. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  /** No connection came about: another request would fare the same. */
  readonly isUnreachable: boolean

  constructor(message: string, isUnreachable = false) {
    super(message)
    this.isUnreachable = isUnreachable
  }
}

/** The run cannot begin or go on; the message says why and what to do. */
export class CannotVerify extends Error {
  override readonly name = 'CannotVerify'
}

/** The time of the run is over, or what was looked for is found. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
  /** Whether there was more to do. */
  readonly isFailure: boolean

  constructor(message: string, isFailure: boolean) {
    super(message)
    this.isFailure = isFailure
  }
}

/** A check needs an operation that is not asked any more. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** Why the first call has no answer, as one sentence. */
export const notReached = ({ sent, failure, isUnreachable }: ApiCall): CannotVerify => {
  const words = failure ?? 'no answer'
  const isWhole = isUnreachable === true
  return new CannotVerify(
    isWhole ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : `${sent.path}: ${words}.`,
  )
}

export type Fault = {
  /** What does not hold, in one sentence that needs no other. */
  readonly message: string
  /** Where in the body, as a JSON Pointer. */
  readonly pointer?: string
  /** The assumptions that it refutes. */
  readonly refutes?: readonly string[]
  readonly isWarning?: boolean
  /** The same deviation wherever it is found, so that many of them are said once. */
  readonly everywhere?: {
    readonly kind: string
    /** What is said of all together; the parts follow it. */
    readonly message: string
    readonly parts?: readonly string[]
  }
  /** What `--learn` may propose for it. */
  readonly rename?: Rename
}

/** A property that the contract calls otherwise than the backend. */
export type Rename = { readonly schema: string; readonly from: string; readonly to: string }

export type Finding = Fault & {
  readonly check: string
  readonly operation: string
  readonly path: string
  /** It is found on many operations: what is said of all together. */
  readonly systematic?: string
  /** The request that shows it; null where none alone does. */
  readonly call: ApiCall | null
}
