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
