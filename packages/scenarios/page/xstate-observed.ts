import { createActor as createUnobserved } from 'xstate'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { observation } from './observation.ts'

// The scenarios' page is bundled with this module in the place of `xstate`: each machine of the site is
// seen, and may be changed, without a word about it in the site's own code.
export * from 'xstate'

export const createActor = <Logic extends AnyActorLogic>(
  logic: Logic,
  options?: ActorOptions<Logic>,
) => {
  observation().prepare(logic)
  const given = { ...options, inspect: observation().inspect } as ActorOptions<Logic>
  return createUnobserved(logic, given as never)
}
