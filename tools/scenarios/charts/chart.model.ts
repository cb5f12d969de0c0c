export type ChartTransition = {
  /** Key in the coverage of scenarios: `session unauthenticated/credentials.submitted/0`. */
  readonly key: string
  /** `credentials.submitted`, `after loadingDialog`, `done openGame`, `always`. */
  readonly event: string
  /** Duration of a timer, `45 s`; null: none or computed. */
  readonly time: string | null
  readonly guard: string | null
  readonly actions: readonly string[]
  /** Path of the target state; null: stays. */
  readonly target: string | null
  /** The state is left and entered again. */
  readonly isReentry: boolean
  /** Ignores the event, overriding parent states. */
  readonly isIgnored: boolean
}

export type ChartState = {
  /** `authenticated.settled`; empty for the whole machine. */
  readonly path: string
  readonly name: string
  readonly description: string
  /** Path of the initial state; null: no substates. */
  readonly initial: string | null
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly actors: readonly string[]
  /** Message id of the state's dialog. */
  readonly dialog: string | null
  readonly transitions: readonly ChartTransition[]
  readonly states: readonly ChartState[]
}

export type Chart = {
  readonly id: string
  readonly root: ChartState
}

/** A state and its descendants, in chart order. */
export const statesIn = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(statesIn),
]

/** `after actorTimeout 45 s [isChecking] / loseConnection, publishMiss`, without the target. */
export const transitionText = ({
  event,
  time,
  guard,
  actions,
  isReentry,
  isIgnored,
}: ChartTransition): string =>
  [
    ...(isReentry ? ['↻'] : []),
    event,
    ...(time === null ? [] : [time]),
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ...(isIgnored ? ['ignored'] : []),
  ].join(' ')

/** The same with its target: `retry.requested → loading.restoring`. */
export const transitionLine = (transition: ChartTransition): string => {
  const { target, isReentry } = transition
  const text = transitionText(transition)
  return target === null || isReentry ? text : `${text} → ${target}`
}

/** Attribute value for a state: `session authenticated.settled`. */
export const stateKey = (machine: string, path: string): string => `${machine} ${path}`
