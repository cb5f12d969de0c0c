import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type {
  EventForSession,
  ElectionEvent,
} from '../../src/features/health-check/health-check.setup.ts'
import { healthCheckMachine } from '../../src/features/health-check/health-check.machine.ts'
import type { HealthReport } from '../../src/features/health-check/health-check.model.ts'
import { controlledActor } from './controlled-actor.ts'

type Note = (name: string) => (scope: unknown, params: unknown) => void

export const controlledHealthCheck = ({ isLeader, note }: { isLeader: boolean; note: Note }) => {
  const election: string[] = []
  const health = controlledActor<HealthReport>()
  const electLeader = fromCallback<ElectionEvent>(({ sendBack, receive }) => {
    election.push('entered')
    if (isLeader) sendBack({ type: 'leadership.gained' })
    receive(({ type }) => election.push(type))
    return () => election.push('left')
  })
  const machine = healthCheckMachine.provide({
    actors: { checkHealth: health.logic, electLeader },
    actions: {
      publishHealth: note('publishHealth'),
      publishMiss: note('publishMiss'),
      askLeader: note('askLeader'),
    },
  })
  return { election, health, machine }
}

export const openTab = ({ isLeader = false } = {}) => {
  const clock = new SimulatedClock()
  const did: unknown[] = []
  const reports: EventForSession[] = []
  const { election, health, machine } = controlledHealthCheck({
    isLeader,
    note: (name) => (_, params) => {
      did.push(params === undefined ? name : [name, params])
    },
  })
  const session = fromCallback<EventForSession>(({ receive }) => {
    receive((event) => reports.push(event))
  })
  const parent = createActor(session, { clock }).start()
  const input = { now: () => clock.now(), userId: 'demo' }
  const actor = createActor(machine, { clock, input, parent }).start()
  return { actor, clock, did, election, health, reports, now: () => actor.getSnapshot() }
}
