/** A transition as a chart shows it. */
export type ChartTransition = {
  /** As the coverage of scenarios names it: `session unauthenticated/credentials.submitted/0`. */
  readonly key: string
  /** `credentials.submitted`, `after loadingDialog`, `done openGame`, `always`. */
  readonly event: string
  /** How long a timer runs, `45 s`; null where there is none, or its time is computed. */
  readonly time: string | null
  readonly guard: string | null
  readonly actions: readonly string[]
  /** The path of the state that it leads to; null: the machine stays where it is. */
  readonly target: string | null
  /** The state is left and entered again. */
  readonly isReentry: boolean
  /** Neither a target nor an action: the event is ignored here, whatever the states around do. */
  readonly isIgnored: boolean
}

export type ChartState = {
  /** `authenticated.settled`; empty for the whole machine. */
  readonly path: string
  readonly name: string
  readonly description: string
  readonly isFinal: boolean
  readonly isParallel: boolean
  /** The path of the state in which it begins; null where it has no states of its own. */
  readonly initial: string | null
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly actors: readonly string[]
  /** The message id of the dialog that is open as long as the state lasts. */
  readonly dialog: string | null
  readonly transitions: readonly ChartTransition[]
  readonly states: readonly ChartState[]
}

/** A machine as plain data. */
export type Chart = {
  readonly id: string
  readonly root: ChartState
}

/** The state itself and all states in it, in the chart's order. */
export const statesIn = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(statesIn),
]

/** How attributes name a state of a machine: `session authenticated.settled`. */
export const stateKey = (machine: string, path: string): string => `${machine} ${path}`
