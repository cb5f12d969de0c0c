import type { Break } from '@maru/contract-verify/zoo/layers'

/** One failure that a tool reports: which operation, and of what kind, without values that change from run to run. */
export type Failure = { readonly operation: string; readonly kind: string }

/** A backend that answers, freshly started. */
export type Task = {
  readonly url: string
  readonly operation: { readonly id: string; readonly path: string }
  /** A folder for this run alone. */
  readonly folder: string
  /** A session of the member demo. */
  readonly signIn: () => Promise<string>
}

/** A tool that holds a backend to the contract. */
export type Tool = {
  readonly id: string
  readonly title: string
  /** What it was given, in one sentence. */
  readonly given: string
  readonly command: string
  /** Whether it is asked about the broken operation only, so that the sound backend is asked about each of them. */
  readonly isPerOperation: boolean
  /** Installs it where it is missing. */
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

/** What a run showed; `failure` says why there is nothing. */
export type Outcome = {
  readonly failures: readonly Failure[]
  readonly seconds: number
  readonly failure?: string
}
