import { useState, useSyncExternalStore } from 'react'
import { stateKey } from '#scenarios/chart'
import { isMachineId, machineIds, machines, pathOf } from '#scenarios/machines'
import type { MachineId } from '#scenarios/machines'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { eventName } from '#scenarios/transitions'
import { observedEvents, statesOf } from '../observed/observed-machines.ts'
import type { ObservedEvent } from '../observed/observed-machines.ts'
import { useReading } from '../page/use-reading.ts'
import { Chart } from './chart.tsx'

type Transition = { readonly eventType: string; readonly source: AnyStateNode }

/** Charts are matched by place, because a page may provide other actors. */
function keyOf(machine: string, transition: Transition): readonly string[] {
  const { eventType, source } = transition
  const list: readonly unknown[] = source.transitions.get(eventType) ?? source.always ?? []
  const index = list.indexOf(transition)
  return index < 0 ? [] : [`${machine} ${pathOf(source)}/${eventName(eventType, source)}/${index}`]
}

const keysOfTaken = (
  { id }: { readonly id: AnyStateMachine['id'] },
  event: ObservedEvent | undefined,
): readonly string[] =>
  event?.machine === id
    ? (event.transitions as readonly Transition[]).flatMap((transition) => keyOf(id, transition))
    : []

const MAX_LISTED = 60

/** `opening.requesting` → `opening` and `opening.requesting`. */
const withAncestors = (path: string): readonly string[] => {
  const names = path.split('.')
  return names.map((_, index) => names.slice(0, index + 1).join('.'))
}

const keysOf = (id: MachineId, states: readonly string[]): readonly string[] => [
  ...new Set(states.flatMap(withAncestors).map((path) => stateKey(id, path))),
]

const clockTime = (time: number): string => new Date(time).toISOString().slice(11, 23)

function Event({
  entry,
  isChosen,
  choose,
}: {
  readonly entry: ObservedEvent
  readonly isChosen: boolean
  readonly choose: () => void
}) {
  return (
    <li>
      <button type="button" className="event" aria-pressed={isChosen} onClick={choose}>
        <span className="time">{clockTime(entry.at)}</span>
        <strong>{entry.machine}</strong>
        <span>{entry.event}</span>
        <span className="quiet">→ {entry.states.join(', ')}</span>
      </button>
    </li>
  )
}

export function MachinesTab() {
  const events = useSyncExternalStore(observedEvents.subscribe, observedEvents.read)
  const [id, setId] = useState<MachineId>('session')
  const [chosenEvent, setChosenEvent] = useState<ObservedEvent | null>(null)
  // A machine may start and stop without an event.
  useReading(() => Promise.resolve(machineIds.map(statesOf).join(' ')))
  const currentStates = statesOf(id)
  const selected = chosenEvent ?? events.findLast(({ machine }) => machine === id)
  const states = chosenEvent?.states ?? currentStates
  const choose = (event: ObservedEvent) => {
    setChosenEvent(event === chosenEvent ? null : event)
    if (isMachineId(event.machine)) setId(event.machine)
  }
  return (
    <>
      <div className="row" role="group" aria-label="Machine">
        {machineIds.map((machineId) => (
          <button
            key={machineId}
            type="button"
            aria-pressed={machineId === id}
            onClick={() => {
              setId(machineId)
              setChosenEvent(null)
            }}
          >
            <strong>{machineId}</strong>
            <small>{statesOf(machineId).join(', ') || 'does not run'}</small>
          </button>
        ))}
      </div>
      {chosenEvent !== null && (
        <p className="row">
          <span className="grow">
            As it was after <code>{chosenEvent.event}</code> at {clockTime(chosenEvent.at)}.
          </span>
          <button type="button" onClick={() => setChosenEvent(null)}>
            Show now
          </button>
        </p>
      )}
      <Chart
        id={id}
        states={keysOf(id, states)}
        transitions={keysOfTaken(machines[id], selected)}
      />
      <h3>Last events</h3>
      {events.length === 0 && <p className="quiet">No machine has heard anything yet.</p>}
      <ol className="events" aria-label="Last events" reversed>
        {events
          .slice(-MAX_LISTED)
          .toReversed()
          .map((event) => (
            <Event
              key={event.number}
              entry={event}
              isChosen={event === chosenEvent}
              choose={() => choose(event)}
            />
          ))}
      </ol>
    </>
  )
}
