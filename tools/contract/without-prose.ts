import type { Contract } from './contract.model.ts'

/** Keys that contain values instead of schemas. */
const VALUE_KEYS: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples'])

const isProse = (key: string, value: unknown): boolean =>
  typeof value === 'string' && (key === 'description' || key === 'summary')

function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
      // OpenAPI requires an answer's description.
      if (isProse(key, child)) return 'content' in value ? [[key, '']] : []
      return [[key, VALUE_KEYS.has(key) ? child : withoutDescriptions(child)]]
    }),
  )
}

/** A contract without descriptions and summaries, for code that does not show them. */
export const withoutProse = (contract: Contract): Contract =>
  withoutDescriptions(contract) as Contract
