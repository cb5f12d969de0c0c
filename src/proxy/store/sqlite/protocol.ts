import type { KnownStore } from './identity-file.ts'
import type { OpeningStep } from './opening.ts'
import type { OperationName } from './operations.ts'

/** A call of the worker; past its deadline it is dropped without an answer. */
export type Ask = {
  readonly id: number
  readonly name: OperationName
  readonly taken: readonly unknown[]
  readonly deadline: number
}

/** `reopen`: nobody else of this process has the file open, which the worker may close and open again. */
export type Command = 'close' | 'reopen'

export type Reply =
  /** The file is open. */
  | { readonly ready: KnownStore }
  /** The file cannot be opened, and the thread ends. Before the first `ready` or `fault` only. */
  | { readonly unusable: string }
  /** The store must not be used. The worker waits for `reopen` if it was open, else looks again by itself. */
  | { readonly fault: string; readonly wasOpen: boolean }
  | { readonly step: OpeningStep }
  /** Something was mended. */
  | { readonly note: string }
  | { readonly id: number; readonly given: unknown }
  | { readonly id: number; readonly failure: string }

/** Milliseconds that main thread and worker agree on; no change of the system's clock moves them. */
export const now = (): number => performance.timeOrigin + performance.now()
