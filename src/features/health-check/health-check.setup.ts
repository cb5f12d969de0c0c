import { assign, sendParent, sendTo, setup, stateIn } from 'xstate'
import { HEALTH_CHECK_INTERVAL_MS } from '../../lib/business-constants.ts'
import { declared, declaredEffect, declaredListener } from '../../actors/declared.ts'
import type { ElectionEvent, HealthCheckEvent, HealthCheckReport } from './health-check.events.ts'
import type { HealthAnswer, HealthCheckContext, HealthCheckInput } from './health-check.model.ts'

const reportOf = ({ player }: HealthAnswer): HealthCheckReport =>
  player === null ? { type: 'session.expired' } : { type: 'figures.received', player }

/** Everything that the chart of the health check may name; effects and actors are provided. */
export const healthCheckSetup = setup({
  types: {
    context: {} as HealthCheckContext,
    events: {} as HealthCheckEvent,
    input: {} as HealthCheckInput,
  },
  actors: {
    checkHealth: declared<HealthAnswer>(),
    electLeader: declaredListener<ElectionEvent>(),
  },
  actions: {
    publishHealth: declaredEffect<HealthAnswer>(),
    publishMiss: declaredEffect(),
    askLeader: declaredEffect(),

    reportAnswer: sendParent((_, answer: HealthAnswer) => reportOf(answer)),
    reportOtherMember: sendParent({ type: 'session.startedElsewhere' } satisfies HealthCheckReport),
    claimLeadership: sendTo('electLeader', { type: 'leadership.claimed' }),
    queueCheck: assign({ isCheckQueued: true }),
    dequeueCheck: assign({ isCheckQueued: false }),
    markFresh: assign({ checkedAt: ({ context }) => context.now(), connection: 'steady' }),
    loseConnection: assign({ connection: 'lost' }),
  },
  guards: {
    isCheckQueued: ({ context }) => context.isCheckQueued,
    isChecking: stateIn({ leading: 'checking' }),
    isOver: (_, { player }: HealthAnswer) => player === null,
    isOtherMember: ({ context }, { player }: HealthAnswer) =>
      player !== null && player.userId !== context.userId,
  },
  delays: {
    healthCheckInterval: HEALTH_CHECK_INTERVAL_MS,
    leaderSilence: 2 * HEALTH_CHECK_INTERVAL_MS,
  },
})
