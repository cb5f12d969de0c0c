import type { AnyActorLogic, InspectionEvent } from 'xstate'

/** Observer of one page's machines. */
export type Observation = {
  /** Called with each machine before its actor is created. */
  readonly prepare: (logic: AnyActorLogic) => void
  readonly inspect: (event: InspectionEvent) => void
}

declare global {
  // A global of the simulated page.
  var scenarioObservation: Observation
}

export const observation = (): Observation => scenarioObservation
