import { createActor, fromPromise } from 'xstate'
import { CallFailure } from '../../http/call-failure.ts'
import { provideHealthCheck } from '../health-check/health-check.actors.ts'
import type { HealthCheckEffects } from '../health-check/health-check.actors.ts'
import { restoreSession, signIn, signOut } from './session.api.ts'
import type { TabEvent } from './session.events.ts'
import { sessionMachine } from './session.machine.ts'
import type { Credentials, RestoredSession, SessionToast, SignInResult } from './session.model.ts'

/** What the session does to the rest of the page. */
export type SessionEffects = HealthCheckEffects & {
  readonly showToast: (toast: SessionToast) => void
  /** The page that loads next shows that the login succeeded. */
  readonly markSignIn: () => void
  readonly rememberName: (name: string) => void
  readonly forgetName: () => void
  readonly reloadPage: () => void
  readonly clearServerState: () => void
  readonly sendToTabs: (event: TabEvent) => void
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
}

/** The session's actor, not started yet: the chart with its calls and its effects. */
export const createSessionActor = (effects: SessionEffects) =>
  createActor(
    sessionMachine.provide({
      actors: { ...actors, healthCheck: provideHealthCheck(effects) },
      actions: {
        showToast: (_, toast) => effects.showToast(toast),
        markSignIn: () => effects.markSignIn(),
        rememberName: (_, { name }) => effects.rememberName(name),
        forgetName: () => effects.forgetName(),
        reloadPage: () => effects.reloadPage(),
        clearServerState: () => effects.clearServerState(),
        publishSession: (_, { change }) =>
          effects.sendToTabs({ type: `session.${change}Elsewhere` }),
      },
    }),
    { input: { now: Date.now } },
  )
