import type { Break } from '@maru/contract-verify/zoo/layers'

/** A reported failure: operation and kind, without values that vary between runs. */
export type Failure = { readonly operation: string; readonly kind: string }

export type Task = {
  readonly url: string
  readonly operation: { readonly id: string; readonly path: string }
  /** A folder for this run only. */
  readonly folder: string
  readonly signIn: () => Promise<string>
}

export type Tool = {
  readonly id: string
  readonly title: string
  /** Its input, in one sentence. */
  readonly given: string
  readonly command: string
  /** Whether it tests only the broken operation; the sound backend is then tested per operation. */
  readonly isPerOperation: boolean
  readonly prepare: () => void
  readonly version: () => string
  readonly run: (task: Task) => Promise<readonly Failure[]>
}

export type Group =
  | 'shape'
  | 'transport'
  | 'sessions'
  | 'requests'
  | 'state'
  | 'money'
  | 'concurrency'

export type Sample = { readonly group: Group; readonly broken: Break }

export type Outcome = {
  readonly failures: readonly Failure[]
  readonly seconds: number
  readonly failure?: string
}
