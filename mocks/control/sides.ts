import { backendOperations } from '../../src/generated/backend-operations.ts'
import { operationGroups } from '../../src/generated/operation-groups.ts'
import { parseJson } from '../../src/lib/json.ts'
import { nearestName } from '../../src/lib/nearest-name.ts'
import type { TextStorage } from '../db/storage.ts'
import { CommandError } from './command-error.ts'

export type Side = 'real' | 'mock'

export const operationIds: readonly string[] = backendOperations.map(
  ({ operationId }) => operationId,
)

/**
 * Operations of a list such as `openGame,notes`: operationIds, tags, features, or `*`.
 * @throws CommandError with the closest name
 */
export function operationsNamed(list: string): readonly string[] {
  const names = list.split(/[\s,]+/).filter((name) => name !== '')
  const matchedIds = names.flatMap((name) => {
    if (name === '*') return operationIds
    if (operationIds.includes(name)) return [name]
    const group = Object.hasOwn(operationGroups, name) ? operationGroups[name] : undefined
    if (group !== undefined) return group
    const nearest = nearestName(name, [...operationIds, ...Object.keys(operationGroups)])
    const message =
      `"${name}" is neither an operation, a tag nor a feature. Did you mean "${nearest}"? ` +
      `Tags and features: ${Object.keys(operationGroups).join(', ')}. Operations: openapi/public.yaml.`
    throw new CommandError([{ path: '/operations', message }])
  })
  return operationIds.filter((operationId) => matchedIds.includes(operationId))
}

export type Sides = {
  /** Address of the real backend; null: none, and the mock answers everything. */
  readonly backend: string | null
  readonly sideOf: (operationId: string) => Side
  readonly choose: (operations: readonly string[], side: Side) => void
}

type SidesOptions = {
  readonly backend: string | null
  readonly mockedOperations: readonly string[]
  /** Keeps the choice over a reload, as long as the setting is the same. */
  readonly storage?: TextStorage | undefined
}

export function createSides({
  backend,
  mockedOperations: initialMocked,
  storage,
}: SidesOptions): Sides {
  const setting = JSON.stringify([backend, initialMocked])
  const storedChoice = parseJson(storage?.read() ?? '') as
    | { readonly setting: string; readonly mocked: readonly string[] }
    | undefined
  let mocked = new Set(storedChoice?.setting === setting ? storedChoice.mocked : initialMocked)
  return {
    backend,
    sideOf: (operationId) => (backend === null || mocked.has(operationId) ? 'mock' : 'real'),
    choose: (operations, side) => {
      mocked = new Set(
        operationIds.filter((operationId) =>
          operations.includes(operationId) ? side === 'mock' : mocked.has(operationId),
        ),
      )
      storage?.write(JSON.stringify({ setting, mocked: [...mocked] }))
    },
  }
}
