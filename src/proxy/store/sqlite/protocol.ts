import type { KnownStore } from './identity-file.ts'
import type { OperationName } from './operations.ts'

export type WorkerData = {
  readonly file: string
  /** Keys of the cipher, the first for what is written. */
  readonly keys: readonly Uint8Array[]
  /** What STORE_ID says; null: it is not set. */
  readonly storeId: string | null
  /** The store that this process has used before; null: none yet. */
  readonly expected: KnownStore | null
}

/** What is being done to open the file. */
export type OpeningStep =
  | 'reading the file and its write-ahead log'
  | 'waiting for the lock that another process holds'
  | 'checking the whole file'

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
