import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { machineIds, machines, nodesBelow } from '../machines/machines.ts'
import { nearest } from './nearest.ts'
import { playerEventNames } from './player-events.ts'
import { presses } from './presses.ts'

function eventsOfCharts(): ReadonlyMap<string, readonly string[]> {
  const heard = new Map<string, string[]>()
  for (const id of machineIds) {
    const root = (machines[id] as unknown as AnyStateMachine).root as AnyStateNode
    const types = new Set(
      [root, ...nodesBelow(root)].flatMap((node) => [...node.transitions.keys()]),
    )
    for (const type of types) heard.set(type, [...(heard.get(type) ?? []), id])
  }
  return heard
}

/** Events of the chart that all money forms share; scenarios name each form's own. */
const SUBMITTED = 'request.submitted'
const moneyForms = ['deposit', 'withdrawal', 'transfer'].map((form) => `"${form}.requested"`)

export function unknownEvent(written: unknown): string {
  if (typeof written !== 'string') return nearest(written, playerEventNames)
  const pressed = Object.entries(presses).flatMap(([press, { type }]) =>
    type === written ? [`"${press}"`] : [],
  )
  const words = written === SUBMITTED ? moneyForms : pressed
  if (words.length > 0) return `It is what a machine hears: write ${words.join(' or ')}.`
  const hearing = eventsOfCharts().get(written)
  if (hearing !== undefined)
    return `It is no press: ${hearing.join(', ')} hears it from the site itself, so let happen what leads to it.`
  return nearest(written, playerEventNames)
}
