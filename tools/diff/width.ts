export type Width = 'narrowed' | 'widened' | 'both'

type Compare = (from: unknown, to: unknown) => Width

const ALL_TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

/** The types that a keyword accepts; undefined accepts any value. */
const acceptedTypes = (type: unknown): readonly string[] => {
  const types = (type as readonly string[] | undefined) ?? ALL_TYPES
  return types.includes('number') ? [...types, 'integer'] : types
}

function compareSets(
  from: readonly unknown[] | undefined,
  to: readonly unknown[] | undefined,
): Width {
  const isWithin = (
    subset: readonly unknown[] | undefined,
    superset: readonly unknown[] | undefined,
  ) => superset === undefined || (subset?.every((value) => superset.includes(value)) ?? false)
  if (isWithin(to, from)) return 'narrowed'
  return isWithin(from, to) ? 'widened' : 'both'
}

const compareLists: Compare = (from, to) => compareSets(from as unknown[], to as unknown[])

const compareMinimums: Compare = (from, to) =>
  Number(to ?? -Infinity) > Number(from ?? -Infinity) ? 'narrowed' : 'widened'

const compareMaximums: Compare = (from, to) =>
  Number(to ?? Infinity) < Number(from ?? Infinity) ? 'narrowed' : 'widened'

/** Two patterns cannot be compared. */
const comparePatterns: Compare = (from, to) => {
  if (from === undefined) return 'narrowed'
  return to === undefined ? 'widened' : 'both'
}

const compareAdditional: Compare = (from, to) => {
  if (to === false) return 'narrowed'
  return from === false ? 'widened' : 'both'
}

const comparisons: Readonly<Record<string, Compare>> = {
  type: (from, to) => compareSets(acceptedTypes(from), acceptedTypes(to)),
  values: compareLists,
  minimum: compareMinimums,
  minLength: compareMinimums,
  minItems: compareMinimums,
  maximum: compareMaximums,
  maxLength: compareMaximums,
  maxItems: compareMaximums,
  maxProperties: compareMaximums,
  pattern: comparePatterns,
  format: comparePatterns,
  additionalProperties: compareAdditional,
  'media types': compareLists,
}

/** Whether a keyword narrowed or widened; undefined for unknown keywords. */
export const widthOf = (keyword: string, from: unknown, to: unknown): Width | undefined =>
  comparisons[keyword]?.(from, to)
