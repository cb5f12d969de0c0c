import { assign, raise, sendTo, setup, stateIn } from 'xstate'
import { HEALTH_CHECK_INTERVAL_MS } from '../../lib/business-constants.ts'
import { declared, declaredEffect, declaredListener } from '../../actors/declared.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'
import { ACTOR_TIMEOUT_MS } from '../../actors/failure.ts'
import type { Failure } from '../../actors/failure.ts'
import { samePlayer } from '../player/player.ts'
import type { ElectionEvent, SessionEvent } from './session.events.ts'
import { lifetimeLeft } from './session.model.ts'
import type {
  Credentials,
  Ending,
  HealthAnswer,
  RestoredSession,
  SessionContext,
  SessionInput,
  SessionDialogMessage,
  SessionToast,
  SignInResult,
} from './session.model.ts'

/** Everything that the session's chart may name. Effects and actors get their bodies in src/app. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'busy',
    meta: {} as StateMeta<SessionDialogMessage>,
  },
  actors: {
    restoreSession: declared<RestoredSession>(),
    signIn: declared<SignInResult, Credentials>(),
    signOut: declared<unknown>(),
    checkHealth: declared<HealthAnswer>(),
    electLeader: declaredListener<ElectionEvent>(),
  },
  actions: {
    showToast: declaredEffect<SessionToast>(),
    markSignIn: declaredEffect(),
    rememberName: declaredEffect<{ name: string }>(),
    forgetName: declaredEffect(),
    reloadPage: declaredEffect(),
    clearServerState: declaredEffect(),
    tellOtherTabs: declaredEffect<{ change: 'started' | 'ended' }>(),
    publishHealth: declaredEffect<HealthAnswer>(),
    publishMiss: declaredEffect(),
    askLeaderForHealth: declaredEffect(),

    claimLeadership: sendTo('electLeader', { type: 'leadership.claimed' }),
    queueCheck: assign({ isCheckQueued: true }),
    dequeueCheck: assign({ isCheckQueued: false }),
    startSession: assign((_, params: RestoredSession) => ({
      ...params,
      connection: 'steady' as const,
      ending: null,
      failure: null,
    })),
    updatePlayer: assign({
      player: ({ context }, { player }: HealthAnswer) =>
        context.player && player && !samePlayer(context.player, player) ? player : context.player,
      checkedAt: ({ context }) => context.now(),
      connection: 'steady',
    }),
    loseConnection: assign({ connection: 'lost' }),
    forgetPlayer: assign({
      player: null,
      endsIn: null,
      checkedAt: null,
      connection: 'steady',
      failure: null,
    }),
    keepEnding: assign({ ending: (_, params: { ending: Ending }) => params.ending }),
    keepRefusal: assign({
      loginError: (_, { outcome }: SignInResult) =>
        outcome === 'signed-in' ? null : { kind: 'refused' as const, refusal: outcome },
    }),
    keepSignInFailure: assign({
      loginError: (_, failure: Failure) => ({ kind: 'failed' as const, failure }),
    }),
    keepFailure: assign({ failure: (_, params: Failure) => params }),
    dropFailure: assign({ failure: null }),
    expire: raise({ type: 'session.expired' }),
    dropOutcome: assign({ loginError: null, ending: null }),
  },
  guards: {
    isCheckQueued: ({ context }) => context.isCheckQueued,
    isChecking: stateIn({ authenticated: { health: { leading: 'checking' } } }),
    isOver: (_, params: HealthAnswer) => params.player === null,
    isRefused: (_, params: SignInResult) => params.outcome !== 'signed-in',
    hasPlayer: (_, params: RestoredSession) => params.player !== null,
    hasCredentials: (_, params: Credentials) => params.id.trim() !== '' && params.password !== '',
    isOtherPlayer: ({ context }, { player }: HealthAnswer) =>
      player !== null && player.userId !== context.player?.userId,
  },
  delays: {
    healthCheckInterval: HEALTH_CHECK_INTERVAL_MS,
    leaderSilence: 2 * HEALTH_CHECK_INTERVAL_MS,
    actorTimeout: ACTOR_TIMEOUT_MS,
    lifetimeLeft: ({ context }) => lifetimeLeft(context),
  },
})
