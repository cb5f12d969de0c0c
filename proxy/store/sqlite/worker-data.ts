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
