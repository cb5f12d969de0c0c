import type { OperationName } from './operations.ts'

export type WorkerData = {
  readonly file: string
  /** Keys of the cipher, the first for what is written. */
  readonly keys: readonly Uint8Array[]
}

/** A call of the worker; past its deadline it is dropped without an answer. */
export type Ask = {
  readonly id: number
  readonly name: OperationName
  readonly taken: readonly unknown[]
  readonly deadline: number
}

/** `ready` or `unusable` comes once, before any answer. */
export type Reply =
  | 'ready'
  | { readonly unusable: string }
  | { readonly id: number; readonly given: unknown }
  | { readonly id: number; readonly failure: string }

/** Milliseconds that main thread and worker agree on; no change of the system's clock moves them. */
export const now = (): number => performance.timeOrigin + performance.now()
