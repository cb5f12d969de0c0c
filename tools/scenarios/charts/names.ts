import type { AnyStateMachine } from 'xstate'
import { z } from 'zod'
import { statesIn, durationText } from './chart.ts'
import type { Chart } from './chart.ts'

const sentences = z.record(z.string(), z.string())

const kinds = ['events', 'guards', 'timers', 'effects', 'actors'] as const
export type NameKind = (typeof kinds)[number]

const machineMeanings = z.strictObject({
  is: z.string(),
  events: sentences,
  guards: sentences,
  timers: sentences,
  effects: sentences,
  actors: sentences,
})

export const meaningsSchema = z.record(z.string(), machineMeanings)
export type Meanings = z.output<typeof machineMeanings>

const isOwnEvent = (event: string): boolean => !/^(?:after|done|error) |^always$/.test(event)

const isEffect = (machine: AnyStateMachine, action: string): boolean => {
  const implementation: unknown = machine.implementations.actions[action]
  return typeof implementation === 'function' && !('type' in implementation)
}

const nameOfAction = (text: string): string => text.replace(/\(.*$/, '')

export function namesIn(
  chart: Chart,
  machine: AnyStateMachine,
): Readonly<Record<NameKind, readonly string[]>> {
  const states = statesIn(chart.root)
  const transitions = states.flatMap((state) => state.transitions)
  const actions = states.flatMap(({ entry, exit, transitions: ownTransitions }) => [
    ...entry,
    ...exit,
    ...ownTransitions.flatMap((transition) => transition.actions),
  ])
  const names = {
    events: transitions.map(({ event }) => event).filter(isOwnEvent),
    guards: transitions.flatMap(({ guard }) => guard ?? []),
    timers: transitions.flatMap(({ event }) => /^after (.+)$/.exec(event)?.[1] ?? []),
    effects: actions.map(nameOfAction).filter((action) => isEffect(machine, action)),
    actors: states.flatMap((state) => state.actors),
  }
  return Object.fromEntries(kinds.map((kind) => [kind, [...new Set(names[kind])]])) as typeof names
}

/** Duration of a timer; null: computed. */
export function timeOfTimer(machine: AnyStateMachine, timer: string): string | null {
  const time: unknown = machine.implementations.delays[timer]
  return typeof time === 'number' ? durationText(time) : null
}

export const complaintsAboutNames = (
  id: string,
  names: Readonly<Record<NameKind, readonly string[]>>,
  meanings: Meanings,
): readonly string[] =>
  kinds.flatMap((kind) => [
    ...names[kind]
      .filter((name) => meanings[kind][name] === undefined)
      .map((name) => `${id}: ${kind}: "${name}" has no meaning`),
    ...Object.keys(meanings[kind])
      .filter((name) => !names[kind].includes(name))
      .map((name) => `${id}: ${kind}: the chart has no "${name}"`),
  ])
