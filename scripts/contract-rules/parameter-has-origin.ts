import { originFault, type Context, type Origin } from './visitor.ts'

/** Every parameter says where it comes from. */
export const parameterHasOrigin = () => ({
  Parameter(parameter: Origin & { name?: string }, { report, location }: Context) {
    const message = originFault(parameter, `the parameter ${parameter.name ?? ''}`.trimEnd())
    if (message) report({ message, location: location.key() })
  },
})
