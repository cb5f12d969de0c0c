/** Origin of a name or rule: the source document, assumptions by id, or a documented name with an assumed meaning. */
export type Source = 'document' | Assumed | { name: 'document'; meaning: Assumed }
type Assumed = string | string[]

/** Whether the source document names it, even if its meaning is assumed. */
export const isNamed = (source: Source | undefined): boolean =>
  source === 'document' || isSplit(source)

/** Assumption ids in an `x-source` mark; undefined: not a mark. */
export function idsIn(source: unknown): string[] | undefined {
  if (source === 'document') return []
  if (isSplit(source)) return idsOf(source.meaning)
  return idsOf(source)
}

const idsOf = (assumed: unknown): string[] | undefined => {
  const ids: unknown[] = [assumed].flat()
  const isMark = ids.length > 0 && ids.every((id) => typeof id === 'string' && /^A-\d{3}$/.test(id))
  return isMark ? (ids as string[]) : undefined
}

const isSplit = (source: unknown): source is { meaning: unknown } =>
  typeof source === 'object' &&
  source !== null &&
  'meaning' in source &&
  'name' in source &&
  source.name === 'document' &&
  Object.keys(source).length === 2
