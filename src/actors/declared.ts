import { fromCallback, fromPromise } from 'xstate'
import type { EventObject, NonReducibleUnknown } from 'xstate'

const notProvided = (name: string): Error =>
  Object.assign(new Error(`${name} not provided: hand it to the machine by .provide`), {
    code: 'actor_not_provided',
  })

/** A promise actor known by its types alone; it rejects until the site provides it. */
export const declared = <Output, Input = void>() =>
  fromPromise<Output, Input>(({ self }) => Promise.reject(notProvided(self.id)))

/** A callback actor that receives events, known by its types alone; it throws until provided. */
export const declaredListener = <Received extends EventObject, Input = NonReducibleUnknown>() =>
  fromCallback<Received, Input>(({ self }) => {
    throw notProvided(self.id)
  })

/** An effect known by its parameters alone; it throws until the site provides it. */
export const declaredEffect =
  <Params = undefined>() =>
  ({ event }: { event: EventObject }, _params: Params): void => {
    throw notProvided(`effect of ${event.type}`)
  }
