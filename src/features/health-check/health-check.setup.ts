import { assign, raise, sendParent, sendTo, setup, stateIn } from 'xstate'
import { isSameMember } from '../../lib/member-id.ts'
import { HEALTH_CHECK_INTERVAL_MS } from '../../lib/business-constants.ts'
import { declared, declaredEffect, declaredListener } from '../../actors/declared.ts'
import { isUnreadable } from './health-check.model.ts'
import type { HealthReport, HealthCheckContext, HealthCheckInput } from './health-check.model.ts'
import type { Player } from '../player/player.ts'

export type HealthTabEvent =
  | { type: 'health.received'; player: Player }
  | { type: 'health.missed' }
  | { type: 'health.asked' }

export type HealthCheckEvent =
  | HealthTabEvent
  /** The figures changed; those of a running check may be outdated. */
  | { type: 'health.requested' }
  /** The player returned to the page, perhaps from a game. A running check is recent enough. */
  | { type: 'page.returned' }
  | { type: 'connection.lost' }
  | { type: 'connection.returned' }
  | { type: 'check.due' }
  | { type: 'leadership.gained' }
  | { type: 'leadership.lost' }

export type EventForSession =
  | { type: 'figures.received'; player: Player }
  | { type: 'session.startedElsewhere' }

/** Tells the actor `electLeader` to take over from a silent leader. */
export type ElectionEvent = { type: 'leadership.claimed' }

/** Time in milliseconds for which the session call's figures count as fresh. */
const FIRST_CHECK_WITHIN_MS = 5_000

/** Time in milliseconds within which the next check should succeed. */
const CHECK_WITHIN_MS = 2 * HEALTH_CHECK_INTERVAL_MS

const figuresOf = ({ player }: HealthReport): EventForSession => ({
  type: 'figures.received',
  player,
})

export const healthCheckSetup = setup({
  types: {
    context: {} as HealthCheckContext,
    events: {} as HealthCheckEvent,
    input: {} as HealthCheckInput,
  },
  actors: {
    checkHealth: declared<HealthReport>(),
    electLeader: declaredListener<ElectionEvent>(),
  },
  actions: {
    publishHealth: declaredEffect<HealthReport>(),
    publishMiss: declaredEffect(),
    askLeader: declaredEffect(),

    reportFigures: sendParent((_, report: HealthReport) => figuresOf(report)),
    reportOtherMember: sendParent({ type: 'session.startedElsewhere' } satisfies EventForSession),
    claimLeadership: sendTo('electLeader', { type: 'leadership.claimed' }),
    queueCheck: assign({ isCheckQueued: true }),
    dequeueCheck: assign({ isCheckQueued: false }),
    markFresh: assign({
      checkedAt: ({ context }) => context.now(),
      connection: 'steady',
      isOverdue: false,
      unreadableCount: 0,
    }),
    countUnreadable: assign({
      unreadableCount: ({ context: { unreadableCount } }, { error }: { error: unknown }) =>
        isUnreadable(error) ? unreadableCount + 1 : unreadableCount,
    }),
    awaitFirstCheck: raise({ type: 'check.due' }, { delay: FIRST_CHECK_WITHIN_MS }),
    awaitCheck: raise({ type: 'check.due' }, { delay: CHECK_WITHIN_MS }),
    markOverdue: assign({
      isOverdue: ({ context: { checkedAt, now } }) =>
        checkedAt === null || now() - checkedAt >= CHECK_WITHIN_MS,
    }),
    loseConnection: assign({ connection: 'lost' }),
  },
  guards: {
    isCheckQueued: ({ context }) => context.isCheckQueued,
    isChecking: stateIn({ leading: 'checking' }),
    isOtherMember: ({ context }, { player }: HealthReport) =>
      !isSameMember(player.userId, context.userId),
  },
  delays: {
    healthCheckInterval: HEALTH_CHECK_INTERVAL_MS,
    leaderSilence: CHECK_WITHIN_MS,
  },
})
