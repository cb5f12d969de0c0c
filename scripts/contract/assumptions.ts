/** How one finds out whether an assumption holds. */
const ways = ['call', 'sequence', 'operator', 'ours'] as const

/** One entry of openapi/assumptions.yaml. */
export type Assumption = {
  /** What was decided, in one sentence. */
  text: string
  /** What is unknown, and why it was decided so. */
  why: string
  confirm: (typeof ways)[number]
}
export type Assumptions = Readonly<Record<string, Assumption>>

/**
 * The assumptions of a contract by their id.
 * @throws when one lacks a part, or states more than one thing; the message names the id
 */
export function parseAssumptions(content: unknown): Assumptions {
  const assumptions = content as Assumptions
  for (const [id, assumption] of Object.entries(assumptions)) {
    const fault = faultOf(id, assumption)
    if (fault) throw new Error(`assumptions.yaml ${id}: ${fault}`)
  }
  return assumptions
}

function faultOf(id: string, { text, why, confirm, ...rest }: Partial<Assumption>) {
  if (!/^A-\d{3}$/.test(id)) return 'an id is A- and three digits.'
  if (!text || !why) return 'say `text` and `why`.'
  if (/;|\. \S/.test(text))
    return 'let `text` be one sentence about one thing; split the others off.'
  if (!ways.includes(confirm as Assumption['confirm']))
    return `\`confirm\` is ${ways.join(' or ')}.`
  const strangers = Object.keys(rest)
  return strangers.length > 0 ? `${strangers.join(', ')} is not known.` : undefined
}

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
