import type { Context, Origin, Schema } from './visitor.ts'

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
  const checkSchema = (schema: Schema, context: Context) => {
    check(schema, context)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      // What stands beside a reference is not visited by itself.
      if (!property.$ref) continue
      check(property, { ...context, location: context.location.child(['properties', name]) })
    }
  }
  return { Schema: checkSchema, Operation: check, Parameter: check }
}
