import type { AnyActorLogic, InspectionEvent } from 'xstate'

/** Observer of one page's machines. */
export type Observation = {
  /** Called with each machine before its actor is created. */
  readonly prepare: (logic: AnyActorLogic) => void
  readonly inspect: (event: InspectionEvent) => void
  /** Whether a mutant of the page's code is active. */
  readonly isMutant?: (id: number) => boolean
}

declare global {
  // A global of the simulated page.
  var scenarioObservation: Observation
}

export const observation = (): Observation => scenarioObservation
