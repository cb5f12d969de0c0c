import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { guardName, transitionsOf } from '../coverage/transitions.ts'
import type { NamedTransition } from '../coverage/transitions.ts'
import { dialogOf, pathOf } from '../machines/machines.ts'
import type { Chart, ChartState, ChartTransition } from './chart.model.ts'
import { timeText } from './time-text.ts'

type Named = { readonly type: string; readonly params?: unknown }

/** `showToast(msg2001)`: with a parameter that is known statically. */
function actionText(action: unknown): string {
  if (typeof action === 'string') return action
  const { type, params } = action as Named
  const name = type.replace(/^xstate\./, '')
  if (typeof params !== 'object' || params === null) return name
  const word = Object.values(params).findLast((value) => typeof value === 'string')
  return word === undefined ? name : `${name}(${word})`
}

/** XState's internal timer actions; the chart shows the timers. */
const isTimer = (action: unknown): boolean =>
  /^xstate\.(raise|cancel)$/.test(String((action as Named | undefined)?.type))

const textsOf = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isTimer(action)).map(actionText)

function timeOf({ event }: NamedTransition, machine: AnyStateMachine): string | null {
  const [, delay] = /^after (.+)$/.exec(event) ?? []
  if (delay === undefined) return null
  const time: unknown = /^\d+$/.test(delay) ? Number(delay) : machine.implementations.delays[delay]
  return typeof time === 'number' ? timeText(time) : null
}

function readTransition(named: NamedTransition, machine: AnyStateMachine): ChartTransition {
  const { key, event, transition } = named
  const actions = textsOf(transition.actions)
  const [target] = transition.target ?? []
  return {
    key,
    event,
    time: timeOf(named, machine),
    guard: transition.guard === undefined ? null : guardName(transition.guard),
    actions,
    target: target === undefined ? null : pathOf(target),
    isReentry: target === named.node,
    isIgnored: target === undefined && actions.length === 0,
  }
}

export function readChart(machine: AnyStateMachine): Chart {
  const named = transitionsOf(machine)
  const readState = (node: AnyStateNode): ChartState => {
    const [initial] = node.type === 'compound' ? node.initial.target : []
    return {
      path: pathOf(node),
      name: node.key,
      description: node.description ?? '',
      initial: initial === undefined ? null : pathOf(initial as AnyStateNode),
      entry: textsOf(node.entry),
      exit: textsOf(node.exit),
      actors: node.invoke.map(({ src }) => String(src)),
      dialog: dialogOf(node)?.id ?? null,
      transitions: named
        .filter((one) => one.node === node)
        .map((one) => readTransition(one, machine)),
      states: Object.values<AnyStateNode>(node.states).map(readState),
    }
  }
  return { id: machine.id, root: readState(machine.root as AnyStateNode) }
}
