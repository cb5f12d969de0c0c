import type { KnownStore } from './identity-file.ts'

export type WorkerData = {
  readonly file: string
  /** Keys of the cipher, the first for what is written. */
  readonly keys: readonly Uint8Array[]
  /** What STORE_ID says; null: it is not set. */
  readonly storeId: string | null
  /** The backend that BACKEND_URL names; null: none is asked. */
  readonly address: string | null
  /** The store that this process has used before; null: none yet. */
  readonly expected: KnownStore | null
}
