import type { Scenario, StepOf } from '../words/scenario.model.ts'
import type { Preference } from '../words/screen-words.ts'
import type { Awaitable, Browser } from './driver.ts'
import type { ScenarioClock } from './clock.ts'
import type { Network } from './network.ts'
import type { SimulatedServer } from './server.ts'

export const SCENARIO_START_MS = Date.UTC(2026, 0, 15, 3, 0, 0)

/** The browser's settings: those of the scenario's beginning, as steps change them. */
export type BrowserSettings = Scenario['begin'] & {
  readonly popups: StepOf<'popups'>['popups']
  readonly prefers: readonly Preference[]
}

/** Surroundings that a world provides to its browser. */
export type BrowserSurroundings = {
  readonly begin: Scenario['begin']
  readonly clock: ScenarioClock
  readonly network: Network
  readonly server: SimulatedServer
  readonly settings: () => BrowserSettings
  readonly changeSettings: (change: Partial<BrowserSettings>) => void
  /** Sends a tab's request to the site's routes. */
  readonly send: (tab: number, request: Request, signal: AbortSignal) => Promise<Response>
}

/** Opens a target's browser in a world. */
export type OpenBrowser = (surroundings: BrowserSurroundings) => Awaitable<Browser>
