import type { Assumption, Assumptions } from '../../contract/assumptions.ts'
import type { Evidence, Seen } from './evidence.ts'

export type Verdict = 'refuted' | 'confirmed' | 'not seen' | 'to ask' | 'agreed' | 'ours'

export type AssumptionRow = Seen & {
  readonly id: string
  readonly text: string
  readonly why: string
  readonly confirm: Assumption['confirm']
  readonly verdict: Verdict
}

function verdictOf(assumption: Assumption, { confirmed, refuted }: Seen): Verdict {
  if (refuted.length > 0) return 'refuted'
  if (assumption.agreed !== undefined) return 'agreed'
  if (assumption.confirm === 'ours') return 'ours'
  if (assumption.confirm === 'operator') return confirmed > 0 ? 'confirmed' : 'to ask'
  return confirmed > 0 ? 'confirmed' : 'not seen'
}

/** Every assumption of the contract with what the run saw of it, by its id. */
export const assumptionTable = (
  assumptions: Assumptions,
  evidence: Evidence,
): readonly AssumptionRow[] =>
  Object.entries(assumptions).map(([id, assumption]) => {
    const seen = evidence.of(id)
    const { text, why, confirm } = assumption
    return { id, text, why, confirm, verdict: verdictOf(assumption, seen), ...seen }
  })

/** A question to the operator, ready to be sent. */
export const questionOf = ({ id, text, why }: AssumptionRow): string =>
  `${id}: Is this so? ${text} (We assumed it: ${why.replace(/\.$/, '')}.)`
