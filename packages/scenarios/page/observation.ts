import type { AnyActorLogic, InspectionEvent } from 'xstate'

/** What watches the machines of one page. */
export type Observation = {
  /** Called with each machine before its actor is created. */
  readonly prepare: (logic: AnyActorLogic) => void
  readonly inspect: (event: InspectionEvent) => void
}

declare global {
  // A global of the simulated page, which is given with its other globals.
  var scenarioObservation: Observation
}

export const observation = (): Observation => scenarioObservation
