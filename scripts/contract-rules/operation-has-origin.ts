import { originFault, type Context, type Origin } from './visitor.ts'

/** Every operation says where it comes from. */
export const operationHasOrigin = () => ({
  Operation(operation: Origin, { report, location }: Context) {
    const message = originFault(operation, 'this operation')
    if (message) report({ message, location: location.key() })
  },
})
