const CONFIRMATION_WAYS = ['call', 'sequence', 'operator', 'ours'] as const

export type Assumption = {
  text: string
  why: string
  confirm: (typeof CONFIRMATION_WAYS)[number]
  agreed?: { with: string; on: string; report: string }
}
export type Assumptions = Readonly<Record<string, Assumption>>

/**
 * A contract's assumptions by id.
 * @throws when one lacks a part or contains more than one statement; the message names the id
 */
export function parseAssumptions(content: unknown): Assumptions {
  const assumptions = content as Assumptions
  for (const [id, assumption] of Object.entries(assumptions)) {
    const fault = assumptionFaultOf(id, assumption)
    if (fault) throw new Error(`assumptions.yaml ${id}: ${fault}`)
  }
  return assumptions
}

function assumptionFaultOf(
  id: string,
  { text, why, confirm, agreed, ...rest }: Partial<Assumption>,
) {
  if (!/^A-\d{3}$/.test(id)) return 'an id is A- and three digits.'
  if (!text || !why) return 'say `text` and `why`.'
  if (/;|\. \S/.test(text))
    return 'let `text` be one sentence about one thing; split the others off.'
  if (!CONFIRMATION_WAYS.includes(confirm as Assumption['confirm']))
    return `\`confirm\` is ${CONFIRMATION_WAYS.join(' or ')}.`
  if (agreed !== undefined && !isAgreement(agreed))
    return '`agreed` has `with` (who agreed), `on` (the day, 2026-11-20) and `report` (which).'
  const unknownKeys = Object.keys(rest)
  return unknownKeys.length > 0 ? `${unknownKeys.join(', ')} is not known.` : undefined
}

const isAgreement = (agreed: object): boolean => {
  const { with: party, on, report, ...rest } = agreed as Record<string, unknown>
  const isDay = typeof on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(on)
  return [party, report].every((text) => typeof text === 'string' && text !== '') && isDay
    ? Object.keys(rest).length === 0
    : false
}
