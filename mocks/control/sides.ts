import { parseJson } from '../../src/lib/json.ts'
import type { TextStorage } from '../db/storage.ts'
import { operationIds } from './side-names.ts'
import type { Side } from './side-names.ts'

export type Sides = {
  /** Address of the real backend; null: none, and the mock answers everything. */
  readonly backend: string | null
  readonly of: (operationId: string) => Side
  readonly choose: (operations: readonly string[], side: Side) => void
}

type SidesOptions = {
  readonly backend: string | null
  readonly mocked: readonly string[]
  /** Keeps the choice over a reload, as long as the setting is the same. */
  readonly storage?: TextStorage | undefined
}

export function createSides({ backend, mocked: initial, storage }: SidesOptions): Sides {
  const setting = JSON.stringify([backend, initial])
  const stored = parseJson(storage?.read() ?? '') as
    | { readonly setting: string; readonly mocked: readonly string[] }
    | undefined
  let mocked = new Set(stored?.setting === setting ? stored.mocked : initial)
  return {
    backend,
    of: (operationId) => (backend === null || mocked.has(operationId) ? 'mock' : 'real'),
    choose: (operations, side) => {
      mocked = new Set(
        operationIds.filter((one) =>
          operations.includes(one) ? side === 'mock' : mocked.has(one),
        ),
      )
      storage?.write(JSON.stringify({ setting, mocked: [...mocked] }))
    },
  }
}
