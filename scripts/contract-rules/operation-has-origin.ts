import { hasOrigin, type Context, type Origin } from './visitor.ts'

/** Every operation says where it comes from. */
export const operationHasOrigin = () => ({
  Operation(operation: Origin, { report, location }: Context) {
    if (hasOrigin(operation)) return
    report({
      message:
        'Say where this operation comes from: `x-source: document`, or `x-assumption: {id: A-nnn, because: …}`.',
      location: location.key(),
    })
  },
})
