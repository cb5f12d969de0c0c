import type { Context, Origin } from './visitor.ts'

/** One id, one assumption: wherever an id stands, its reason is the same. */
export const assumptionIsOne = () => {
  const reasons = new Map<unknown, unknown>()
  const check = (node: Origin, { report, location }: Context) => {
    const assumption = node['x-assumption']
    if (!assumption) return
    const known = reasons.get(assumption.id)
    if (known === undefined) reasons.set(assumption.id, assumption.because)
    else if (known !== assumption.because) {
      report({
        message: `${String(assumption.id)} stands elsewhere with another reason; one id is one assumption.`,
        location: location.child(['x-assumption']),
      })
    }
  }
  return { Schema: check, Operation: check, Parameter: check }
}
