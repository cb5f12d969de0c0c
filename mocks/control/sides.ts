import { backendOperations } from '../../src/generated/backend-operations.ts'
import { operationGroups } from '../../src/generated/operation-groups.ts'
import { parseJson } from '../../src/lib/json.ts'
import { nearestName } from '../../src/lib/nearest-name.ts'
import { SettingsError } from '../../proxy/settings/settings-error.ts'
import { httpUrl } from '../../proxy/settings/settings-table.ts'
import type { TextStorage } from '../db/storage.ts'
import { CommandRefused } from './command-refused.ts'

export type Side = 'real' | 'mock'

export const operationIds: readonly string[] = backendOperations.map(
  ({ operationId }) => operationId,
)

/**
 * Operations of a list such as `openGame,notes`: operationIds, tags, features, or `*`.
 * @throws CommandRefused with the closest name
 */
export function operationsNamed(list: string): readonly string[] {
  const names = list.split(/[\s,]+/).filter((name) => name !== '')
  const matched = names.flatMap((name) => {
    if (name === '*') return operationIds
    if (operationIds.includes(name)) return [name]
    const group = Object.hasOwn(operationGroups, name) ? operationGroups[name] : undefined
    if (group !== undefined) return group
    const nearest = nearestName(name, [...operationIds, ...Object.keys(operationGroups)])
    const message =
      `"${name}" is neither an operation, a tag nor a feature. Did you mean "${nearest}"? ` +
      `Tags and features: ${Object.keys(operationGroups).join(', ')}. Operations: openapi/public.yaml.`
    throw new CommandRefused([{ path: '/operations', message }])
  })
  return operationIds.filter((one) => matched.includes(one))
}

export type HybridSettings = {
  /** Without a trailing slash. */
  readonly url: string
  readonly mocked: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

export const hybridHelp = `  BACKEND_URL         a real backend, with MOCK or REAL: the mock forwards some operations to it
  MOCK                operations that the mock answers, the others are real: openGame,notes
                      (operationIds, tags or features, *: all)
  REAL                the reverse: operations that are real, the others are mocked`

/**
 * Settings of hybrid mode: `BACKEND_URL` with `MOCK` or `REAL`; null: not hybrid.
 * @throws SettingsError
 */
export function readHybrid({ BACKEND_URL, MOCK, REAL }: Environment): HybridSettings | null {
  if (!MOCK && !REAL) return null
  const [variable, list = ''] = MOCK ? ['MOCK', MOCK] : ['REAL', REAL]
  if (MOCK && REAL)
    throw new SettingsError('MOCK and REAL are both set: set one, the other operations follow.')
  if (!BACKEND_URL)
    throw new SettingsError(
      `${variable} is "${list}", but BACKEND_URL is missing: name the real backend, or leave out ${variable}.`,
    )
  if (!httpUrl.safeParse(BACKEND_URL).success)
    throw new SettingsError(
      `BACKEND_URL is "${BACKEND_URL}": it takes http://host or https://host.`,
    )
  try {
    const matched = operationsNamed(list)
    const mocked = MOCK ? matched : operationIds.filter((one) => !matched.includes(one))
    return { url: BACKEND_URL.replace(/\/+$/, ''), mocked }
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    throw new SettingsError(`${variable}: ${error.faults[0]?.message}`)
  }
}

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
