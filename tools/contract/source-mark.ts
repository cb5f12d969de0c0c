/** Origin of a name or rule: the source document, assumptions by id, or a documented name with an assumed meaning. */
export type Source = 'document' | AssumptionIds | { name: 'document'; meaning: AssumptionIds }
type AssumptionIds = string | string[]

/** Whether the source document names it, even if its meaning is assumed. */
export const isNamedInDocument = (source: Source | undefined): boolean =>
  source === 'document' || hasAssumedMeaning(source)

/** Assumption ids of an `x-source` mark, none for `document`; undefined: not a valid mark, or a part of it is not. */
export function assumptionIdsOf(source: unknown): string[] | undefined {
  if (source === 'document') return []
  if (hasAssumedMeaning(source)) return parseAssumptionIds(source.meaning)
  return parseAssumptionIds(source)
}

const parseAssumptionIds = (mark: unknown): string[] | undefined => {
  const ids: unknown[] = [mark].flat()
  const isMark = ids.length > 0 && ids.every((id) => typeof id === 'string' && /^A-\d{3}$/.test(id))
  return isMark ? (ids as string[]) : undefined
}

const hasAssumedMeaning = (source: unknown): source is { meaning: unknown } =>
  typeof source === 'object' &&
  source !== null &&
  'meaning' in source &&
  'name' in source &&
  source.name === 'document' &&
  Object.keys(source).length === 2
