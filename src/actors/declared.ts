import { fromCallback, fromPromise } from 'xstate'
import type { EventObject, NonReducibleUnknown } from 'xstate'

const notProvided = (name: string): Error =>
  Object.assign(new Error(`${name} is not implemented: pass it to the machine with .provide`), {
    code: 'actor_not_provided',
  })

/** Declares a promise actor by its types. Rejects until the site provides an implementation. */
export const declared = <Output, Input = void>() =>
  fromPromise<Output, Input>(({ self }) => Promise.reject(notProvided(self.id)))

/** Declares a callback actor that receives events. Throws until provided. */
export const declaredListener = <Received extends EventObject, Input = NonReducibleUnknown>() =>
  fromCallback<Received, Input>(({ self }) => {
    throw notProvided(self.id)
  })

/** Declares an effect by its parameters. Throws until provided. */
export const declaredEffect =
  <Params = undefined>() =>
  ({ event }: { event: EventObject }, _params: Params): void => {
    throw notProvided(`effect of ${event.type}`)
  }
