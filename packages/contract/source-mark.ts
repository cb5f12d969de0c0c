/**
 * Where a name or a rule of the contract comes from: the source document, assumptions by their ids,
 * or a name of the document whose meaning is assumed.
 */
export type Source = 'document' | Assumed | { name: 'document'; meaning: Assumed }
type Assumed = string | string[]

/** Whether a mark says that the source document names it, even if its meaning is assumed. */
export const isNamed = (source: Source | undefined): boolean =>
  source === 'document' || isSplit(source)

/** The ids in a mark `x-source`; undefined when it is no such mark. */
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
