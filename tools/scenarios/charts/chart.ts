import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#site/lib/durations.ts'
import { guardName, transitionsOf } from '../coverage/transitions.ts'
import type { NamedTransition } from '../coverage/transitions.ts'
import { dialogOf, pathOf } from '../machines/machines.ts'

export type ChartTransition = {
  /** Key in the coverage of scenarios: `session unauthenticated/credentials.submitted/0`. */
  readonly key: string
  /** `credentials.submitted`, `after loadingDialog`, `done openGame`, `always`. */
  readonly event: string
  /** Duration of a timer, `45 s`; null: none or computed. */
  readonly delay: string | null
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
  delay: time,
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

/** Text of a transition with its target, unless it re-enters its state: `retry.requested → loading.restoring`. */
export const transitionLine = (transition: ChartTransition): string => {
  const { target, isReentry } = transition
  const text = transitionText(transition)
  return target === null || isReentry ? text : `${text} → ${target}`
}

/** Attribute value for a state: `session authenticated.settled`. */
export const stateKey = (machine: string, path: string): string => `${machine} ${path}`

const units = [
  [HOUR_MS, 'h'],
  [MINUTE_MS, 'min'],
  [SECOND_MS, 's'],
] as const

/** `1500` → `1.5 s`, `60000` → `1 min`. */
export function durationText(ms: number): string {
  const [size, unit] = units.find(([size]) => ms >= size) ?? [1, 'ms']
  return `${Number((ms / size).toFixed(2))} ${unit}`
}

type ActionObject = { readonly type: string; readonly params?: unknown }

/** `showToast(msg2001)`: with a parameter that is known statically. */
function actionText(action: unknown): string {
  if (typeof action === 'string') return action
  const { type, params } = action as ActionObject
  const name = type.replace(/^xstate\./, '')
  if (typeof params !== 'object' || params === null) return name
  const parameter = Object.values(params).findLast((value) => typeof value === 'string')
  return parameter === undefined ? name : `${name}(${parameter})`
}

/** XState's internal timer actions; the chart shows the timers. */
const isTimer = (action: unknown): boolean =>
  /^xstate\.(raise|cancel)$/.test(String((action as ActionObject | undefined)?.type))

const actionTexts = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isTimer(action)).map(actionText)

function delayOf({ event }: NamedTransition, machine: AnyStateMachine): string | null {
  const [, delay] = /^after (.+)$/.exec(event) ?? []
  if (delay === undefined) return null
  const time: unknown = /^\d+$/.test(delay) ? Number(delay) : machine.implementations.delays[delay]
  return typeof time === 'number' ? durationText(time) : null
}

function readTransition(
  namedTransition: NamedTransition,
  machine: AnyStateMachine,
): ChartTransition {
  const { key, event, transition } = namedTransition
  const actions = actionTexts(transition.actions)
  const [target] = transition.target ?? []
  return {
    key,
    event,
    delay: delayOf(namedTransition, machine),
    guard: transition.guard === undefined ? null : guardName(transition.guard),
    actions,
    target: target === undefined ? null : pathOf(target),
    isReentry: target === namedTransition.node,
    isIgnored: target === undefined && actions.length === 0,
  }
}

export function readChart(machine: AnyStateMachine): Chart {
  const namedTransitions = transitionsOf(machine)
  const readState = (node: AnyStateNode): ChartState => {
    const [initial] = node.type === 'compound' ? node.initial.target : []
    return {
      path: pathOf(node),
      name: node.key,
      description: node.description ?? '',
      initial: initial === undefined ? null : pathOf(initial as AnyStateNode),
      entry: actionTexts(node.entry),
      exit: actionTexts(node.exit),
      actors: node.invoke.map(({ src }) => String(src)),
      dialog: dialogOf(node)?.id ?? null,
      transitions: namedTransitions
        .filter((namedTransition) => namedTransition.node === node)
        .map((namedTransition) => readTransition(namedTransition, machine)),
      states: Object.values<AnyStateNode>(node.states).map(readState),
    }
  }
  return { id: machine.id, root: readState(machine.root as AnyStateNode) }
}
