import { assign, raise, sendTo, setup, stateIn } from 'xstate'
import { HEALTH_CHECK_INTERVAL_MS } from '../../lib/business-constants.ts'
import { declared, declaredEffect, declaredListener } from '../../actors/declared.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'
import { CALL_PATIENCE_MS } from '../../actors/fault.ts'
import type { Fault } from '../../actors/fault.ts'
import { samePlayer } from '../player/player.ts'
import type { SeatEvent, SessionEvent } from './session.events.ts'
import { lifetimeLeft } from './session.model.ts'
import type {
  Credentials,
  Ending,
  HealthAnswer,
  Restored,
  SessionContext,
  SessionInput,
  SessionMessage,
  SessionNotice,
  SignInOutcome,
} from './session.model.ts'

/** Everything that the session's chart may name. Effects and actors get their bodies in src/app. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'busy',
    meta: {} as StateMeta<SessionMessage>,
  },
  actors: {
    restoreSession: declared<Restored>(),
    signIn: declared<SignInOutcome, Credentials>(),
    signOut: declared<unknown>(),
    checkHealth: declared<HealthAnswer>(),
    seekSeat: declaredListener<SeatEvent>(),
  },
  actions: {
    showNotice: declaredEffect<SessionNotice>(),
    rememberName: declaredEffect<{ name: string }>(),
    forgetName: declaredEffect(),
    reloadPage: declaredEffect(),
    clearServerState: declaredEffect(),
    tellOtherTabs: declaredEffect<{ change: 'started' | 'ended' }>(),
    publishHealth: declaredEffect<HealthAnswer>(),
    publishMiss: declaredEffect(),
    askLeaderForHealth: declaredEffect(),

    claimSeat: sendTo('seekSeat', { type: 'seat.claimed' }),
    wishCheck: assign({ isCheckWished: true }),
    beginCheck: assign({ isCheckWished: false }),
    welcome: assign((_, params: Restored) => ({
      ...params,
      connection: 'steady' as const,
      ending: null,
      fault: null,
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
      fault: null,
    }),
    keepEnding: assign({ ending: (_, params: { ending: Ending }) => params.ending }),
    keepRefusal: assign({
      rejection: (_, { refusal }: SignInOutcome) => refusal && { reason: refusal },
    }),
    keepSignInFault: assign({
      rejection: (_, fault: Fault) => ({ reason: 'fault' as const, fault }),
    }),
    keepFault: assign({ fault: (_, params: Fault) => params }),
    dropFault: assign({ fault: null }),
    expire: raise({ type: 'session.expired' }),
    dropOutcome: assign({ rejection: null, ending: null }),
  },
  guards: {
    isCheckWished: ({ context }) => context.isCheckWished,
    isChecking: stateIn({ authenticated: { health: { leading: 'checking' } } }),
    isOver: (_, params: HealthAnswer) => params.player === null,
    isRefused: (_, params: SignInOutcome) => params.refusal !== null,
    hasPlayer: (_, params: Restored) => params.player !== null,
    hasCredentials: (_, params: Credentials) => params.id.trim() !== '' && params.password !== '',
    isOtherPlayer: ({ context }, { player }: HealthAnswer) =>
      player !== null && player.userId !== context.player?.userId,
  },
  delays: {
    healthCheckInterval: HEALTH_CHECK_INTERVAL_MS,
    leaderSilence: 2 * HEALTH_CHECK_INTERVAL_MS,
    callPatience: CALL_PATIENCE_MS,
    lifetimeLeft: ({ context }) => lifetimeLeft(context),
  },
})
