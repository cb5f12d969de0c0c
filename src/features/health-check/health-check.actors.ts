import { fromCallback, fromPromise } from 'xstate'
import type { Election, LeadershipEvents } from '../../platform/leader-election.ts'
import { checkHealth } from './health-check.api.ts'
import type { ElectionEvent, HealthTabEvent } from './health-check.setup.ts'
import { healthCheckMachine } from './health-check.machine.ts'
import type { HealthReport } from './health-check.model.ts'

export type HealthCheckEffects = {
  readonly sendToTabs: (event: HealthTabEvent) => void
  readonly electLeader: (events: LeadershipEvents) => Election
}

const actors = {
  checkHealth: fromPromise<HealthReport, void>(async ({ signal }) => ({
    player: await checkHealth({ signal }),
  })),
}

export const provideHealthCheck = ({ sendToTabs, electLeader }: HealthCheckEffects) =>
  healthCheckMachine.provide({
    actors: {
      ...actors,
      electLeader: fromCallback<ElectionEvent>(({ sendBack, receive }) => {
        const election = electLeader({
          onGained: () => sendBack({ type: 'leadership.gained' }),
          onLost: () => sendBack({ type: 'leadership.lost' }),
        })
        receive(election.claim)
        return election.leave
      }),
    },
    actions: {
      publishHealth: (_, { player }) => sendToTabs({ type: 'health.received', player }),
      publishMiss: () => sendToTabs({ type: 'health.missed' }),
      askLeader: () => sendToTabs({ type: 'health.asked' }),
    },
  })
