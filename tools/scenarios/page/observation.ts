import type { AnyActorLogic, InspectionEvent } from 'xstate'

export type Observation = {
  /** Prepares each machine before its actor is created. */
  readonly prepare: (logic: AnyActorLogic) => void
  readonly inspect: (event: InspectionEvent) => void
}

declare global {
  var scenarioObservation: Observation
}

export const observation = (): Observation => scenarioObservation
