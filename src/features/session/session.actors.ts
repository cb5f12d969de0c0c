import { createActor, fromCallback, fromPromise } from 'xstate'
import { CallFailure } from '../../http/call-failure.ts'
import { checkHealth, restoreSession, signIn, signOut } from './session.api.ts'
import { sessionMachine } from './session.machine.ts'
import type { ElectionEvent } from './session.events.ts'
import type {
  Credentials,
  HealthAnswer,
  RestoredSession,
  SessionToast,
  SignInResult,
} from './session.model.ts'
import type { Election, LeadershipEvents } from '../../platform/leader-election.ts'
import type { TabMessage } from './session-tabs.actors.ts'

/** What the session does to the rest of the page. */
export type SessionEffects = {
  readonly showToast: (toast: SessionToast) => void
  /** The page that loads next shows that the login succeeded. */
  readonly markSignIn: () => void
  readonly rememberName: (name: string) => void
  readonly forgetName: () => void
  readonly reloadPage: () => void
  readonly clearServerState: () => void
  readonly sendToTabs: (message: TabMessage) => void
  readonly electLeader: (events: LeadershipEvents) => Election
}

const actors = {
  restoreSession: fromPromise<RestoredSession, void>(({ signal }) => restoreSession({ signal })),
  signIn: fromPromise<SignInResult, Credentials>(async ({ input, signal }) => {
    try {
      return await signIn(input, { signal })
    } catch (error) {
      // The proxy's own limit means the same to a player as the backend's.
      const isTooMany = error instanceof CallFailure && error.kind === 'too-many-requests'
      if (isTooMany) return { outcome: 'not-at-this-time', name: '' }
      throw error
    }
  }),
  signOut: fromPromise<unknown, void>(({ signal }) => signOut({ signal })),
  checkHealth: fromPromise<HealthAnswer, void>(async ({ signal }) => {
    try {
      return { player: await checkHealth({ signal }) }
    } catch (error) {
      if (error instanceof CallFailure && error.kind === 'session-ended') return { player: null }
      throw error
    }
  }),
}

/** The session's actor, not started yet: the chart with its calls and its effects. */
export const createSessionActor = (effects: SessionEffects) =>
  createActor(
    sessionMachine.provide({
      actors: {
        ...actors,
        electLeader: fromCallback<ElectionEvent>(({ sendBack, receive }) => {
          const election = effects.electLeader({
            gained: () => sendBack({ type: 'leadership.gained' }),
            lost: () => sendBack({ type: 'leadership.lost' }),
          })
          receive(election.claim)
          return election.leave
        }),
      },
      actions: {
        showToast: (_, toast) => effects.showToast(toast),
        markSignIn: () => effects.markSignIn(),
        rememberName: (_, { name }) => effects.rememberName(name),
        forgetName: () => effects.forgetName(),
        reloadPage: () => effects.reloadPage(),
        clearServerState: () => effects.clearServerState(),
        tellOtherTabs: (_, { change }) => effects.sendToTabs({ type: 'session', change }),
        publishHealth: (_, { player }) => {
          if (player !== null) effects.sendToTabs({ type: 'health', player })
        },
        publishMiss: () => effects.sendToTabs({ type: 'missed' }),
        askLeaderForHealth: () => effects.sendToTabs({ type: 'asked' }),
      },
    }),
    { input: { now: Date.now } },
  )
