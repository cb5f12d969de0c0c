import type { OperationName } from '../shared/operations.ts'
import type { KnownStore } from './identity-file.ts'

export type WorkerData = {
  readonly file: string
  /** Keys of the cipher; the first encrypts. */
  readonly keys: readonly Uint8Array[]
  /** The value of STORE_ID; null: not set. */
  readonly storeId: string | null
  /** BACKEND_URL, normalized; null: none. */
  readonly backendUrl: string | null
  /** The store that this process used before; null: none. */
  readonly expectedStore: KnownStore | null
}

/** A call of the worker, which drops it without an answer after its deadline. */
export type StoreCall = {
  readonly id: number
  readonly name: OperationName
  readonly args: readonly unknown[]
  readonly deadline: number
}

/** `reopen`: this process has no other connection, so the worker may close and reopen the file. */
export type WorkerCommand = 'close' | 'reopen'

export type OpeningStep =
  | 'reading the file and its write-ahead log'
  | 'waiting for the lock that another process holds'
  | 'checking the whole file'

export type Reply =
  | { readonly kind: 'ready'; readonly store: KnownStore }
  /** The store is refused. The worker waits for `reopen` if it was open, else it checks again by itself. */
  | { readonly kind: 'fault'; readonly reason: string; readonly wasOpen: boolean }
  /** The file cannot be opened now; the worker tries again by itself. */
  | { readonly kind: 'cannot-open'; readonly reason: string }
  | { readonly kind: 'step'; readonly step: OpeningStep }
  | { readonly kind: 'note'; readonly sentence: string }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly reason: string }

/** Milliseconds shared by main thread and worker, independent of the system clock. */
export const sharedNow = (): number => performance.timeOrigin + performance.now()
