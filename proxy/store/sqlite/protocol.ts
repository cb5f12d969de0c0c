import type { OperationName } from '../shared/operations.ts'
import type { KnownStore } from './identity-file.ts'

export type WorkerData = {
  readonly file: string
  /** Keys of the cipher; the first encrypts. */
  readonly keys: readonly Uint8Array[]
  /** The value of STORE_ID; null: not set. */
  readonly storeId: string | null
  /** The backend of BACKEND_URL; null: none. */
  readonly address: string | null
  /** The store that this process used before; null: none. */
  readonly expected: KnownStore | null
}

/** A call of the worker. Dropped without an answer after its deadline. */
export type StoreCall = {
  readonly id: number
  readonly name: OperationName
  readonly args: readonly unknown[]
  readonly deadline: number
}

/**
 * `reopen`: this process has no other connection, so the worker may close and reopen the file. `keys`: the same, with
 * these keys.
 */
export type Command = 'close' | 'reopen' | { readonly keys: readonly Uint8Array[] }

export type OpeningStep =
  | 'reading the file and its write-ahead log'
  | 'waiting for the lock that another process holds'
  | 'checking the whole file'

export type Reply =
  | { readonly ready: KnownStore }
  /** The store is refused. The worker waits for `reopen` if it was open, else it checks again by itself. */
  | { readonly fault: string; readonly wasOpen: boolean }
  /** The file cannot be opened now, for this reason; the worker tries again by itself. */
  | { readonly shut: string }
  | { readonly step: OpeningStep }
  | { readonly note: string }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string }

/** Milliseconds shared by main thread and worker, independent of the system clock. */
export const now = (): number => performance.timeOrigin + performance.now()
