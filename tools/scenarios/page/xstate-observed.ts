import { createActor as createUnobserved } from 'xstate'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { observation } from './observation.ts'

// Replaces `xstate` in the scenarios' bundle, so that each machine can be observed and mutated without code in the site.
export * from 'xstate'

export const createActor = <Logic extends AnyActorLogic>(
  logic: Logic,
  options?: ActorOptions<Logic>,
) => {
  observation().prepare(logic)
  const actorOptions = { ...options, inspect: observation().inspect } as ActorOptions<Logic>
  return createUnobserved(logic, actorOptions as never)
}
