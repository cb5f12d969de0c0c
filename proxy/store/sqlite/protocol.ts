import type { KnownStore } from './identity-file.ts'
import type { OpeningStep } from './opening.ts'
import type { OperationName } from '../shared/operations.ts'

/** A call of the worker. Dropped without an answer after its deadline. */
export type Ask = {
  readonly id: number
  readonly name: OperationName
  readonly taken: readonly unknown[]
  readonly deadline: number
}

/**
 * `reopen`: this process has no other connection, so the worker may close and reopen the file. `keys`: the same, with
 * these keys.
 */
export type Command = 'close' | 'reopen' | { readonly keys: readonly Uint8Array[] }

export type Reply =
  | { readonly ready: KnownStore }
  /** The file cannot be opened and the thread ends. Only before the first `ready` or `fault`. */
  | { readonly unusable: string }
  /** The store is refused. The worker waits for `reopen` if it was open, else it checks again by itself. */
  | { readonly fault: string; readonly wasOpen: boolean }
  /** The file was usable, and cannot be opened now; the worker tries again by itself. */
  | { readonly shut: string }
  | { readonly step: OpeningStep }
  | { readonly note: string }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string }

/** Milliseconds shared by main thread and worker, independent of the system clock. */
export const now = (): number => performance.timeOrigin + performance.now()
