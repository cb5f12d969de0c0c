import { assign, raise, sendTo, setup } from 'xstate'
import { declared, declaredEffect } from '../../actors/declared.ts'
import { ACTOR_TIMEOUT_MS } from '../../actors/failure.ts'
import type { Failure } from '../../actors/failure.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'
import type {
  HealthCheckEvent,
  EventForSession,
  HealthTabEvent,
} from '../health-check/health-check.setup.ts'
import { healthCheckMachine } from '../health-check/health-check.machine.ts'
import { isSameMember } from '../../lib/member-id.ts'
import { arePlayersEqual } from '../player/player.ts'
import type { Player } from '../player/player.ts'
import { remainingLifetimeMs } from './session.model.ts'
import type {
  Credentials,
  Ending,
  RestoredSession,
  SessionContext,
  SessionDialogMessage,
  SessionInput,
  SessionToast,
  SignInResult,
} from './session.model.ts'

export type TabEvent =
  | HealthTabEvent
  | { type: 'session.startedElsewhere' }
  /** `userId`: whose session ended; null or missing: unknown. */
  | { type: 'session.endedElsewhere'; userId?: string | null }

export type SessionEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'signOut.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.declined' }
  | { type: 'retry.requested' }
  | { type: 'connection.lost' }
  | { type: 'connection.returned' }
  | { type: 'page.returned' }
  /** A call of this tab found the session ended. */
  | { type: 'session.expired' }
  /** A call of this tab found that the member ended the session on another device. */
  | { type: 'session.revoked' }
  /** The figures changed; a health check is needed. */
  | { type: 'health.requested' }
  | EventForSession
  | TabEvent

type Figures = { readonly player: Player }

/** Types, actors, actions and guards of the session's chart; session.actors.ts provides what is declared here. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'busy',
    meta: {} as StateMeta<SessionDialogMessage>,
    children: {} as { healthCheck: 'healthCheck' },
  },
  actors: {
    restoreSession: declared<RestoredSession>(),
    signIn: declared<SignInResult, Credentials>(),
    signOut: declared<unknown>(),
    healthCheck: healthCheckMachine,
  },
  actions: {
    showToast: declaredEffect<SessionToast>(),
    markSignIn: declaredEffect(),
    rememberName: declaredEffect<{ name: string }>(),
    forgetName: declaredEffect(),
    reloadPage: declaredEffect(),
    clearServerState: declaredEffect(),
    publishStart: declaredEffect(),
    publishEnd: declaredEffect<{ userId: string | null }>(),

    sendToHealthCheck: sendTo('healthCheck', (_, event: HealthCheckEvent) => event),
    startSession: assign((_, params: RestoredSession) => ({
      ...params,
      ending: null,
      failure: null,
    })),
    updatePlayer: assign({
      player: ({ context }, { player }: Figures) =>
        arePlayersEqual(context.player, player) ? context.player : player,
    }),
    forgetPlayer: assign({
      player: null,
      lastUserId: ({ context }) => context.player?.userId ?? null,
      endsInMs: null,
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
    clearLoginMessages: assign({ loginError: null, ending: null }),
  },
  guards: {
    isRefused: (_, { outcome }: SignInResult) => outcome !== 'signed-in',
    hasPlayer: (_, { player }: RestoredSession) => player !== null,
    // A tab that missed a login may report the end of the previous session.
    isOwnSession: ({ context }, { userId }: { readonly userId?: string | null }) =>
      typeof userId !== 'string' || isSameMember(userId, context.player?.userId),
    hasCredentials: (_, { id, password }: Credentials) => id.trim() !== '' && password !== '',
  },
  delays: {
    actorTimeout: ACTOR_TIMEOUT_MS,
    lifetimeLeft: ({ context }) => remainingLifetimeMs(context),
  },
})
