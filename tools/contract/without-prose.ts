import type { Contract } from './contract.model.ts'

/** Below these keys are values, not schemas. */
const ofValues: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples'])

const isProse = (key: string, value: unknown): boolean =>
  typeof value === 'string' && (key === 'description' || key === 'summary')

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
      // OpenAPI requires an answer's description.
      if (isProse(key, one)) return 'content' in value ? [[key, '']] : []
      return [[key, ofValues.has(key) ? one : bare(one)]]
    }),
  )
}

/** A contract without descriptions and summaries, for code that does not show them. */
export const withoutProse = (contract: Contract): Contract => bare(contract) as Contract
