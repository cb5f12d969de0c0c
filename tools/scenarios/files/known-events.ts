import type { AnyStateMachine } from 'xstate'
import { allNodes, machineIds, machines } from '../machines/machines.ts'
import { playerEventNames } from '../words/player-words.ts'
import { presses } from '../words/presses.ts'
import { describeNearest } from '../words/nearest.ts'

/** Events of the chart that all money forms share; scenarios name each form's own. */
const SHARED_SUBMIT_EVENT = 'request.submitted'
const moneyForms = ['deposit', 'withdrawal', 'transfer'].map((form) => `"${form}.requested"`)

/** Suggests a replacement for an unknown event. */
export function describeUnknownEvent(value: unknown): string {
  if (typeof value !== 'string') return describeNearest(value, playerEventNames)
  const pressNames = Object.entries(presses).flatMap(([press, { type }]) =>
    type === value ? [`"${press}"`] : [],
  )
  const events = value === SHARED_SUBMIT_EVENT ? moneyForms : pressNames
  if (events.length > 0) return `It is what a machine hears: write ${events.join(' or ')}.`
  const hearingMachines = machineIds.filter((id) =>
    allNodes(machines[id] as unknown as AnyStateMachine).some((node) =>
      node.transitions.has(value),
    ),
  )
  if (hearingMachines.length > 0)
    return `It is no press: ${hearingMachines.join(', ')} hears it from the site itself, so let happen what leads to it.`
  return describeNearest(value, playerEventNames)
}
