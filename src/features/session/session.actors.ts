import { createActor, fromPromise } from 'xstate'
import { CallFailure } from '../../http/call-failure.ts'
import { provideHealthCheck } from '../health-check/health-check.actors.ts'
import type { HealthCheckEffects } from '../health-check/health-check.actors.ts'
import { keepLoginId } from './remembered-name.storage.ts'
import { restoreSession, signIn, signOut } from './session.api.ts'
import type { TabEvent } from './session.setup.ts'
import { sessionMachine } from './session.machine.ts'
import { initialContext } from './session.model.ts'
import type { Credentials, RestoredSession, SessionToast, SignInResult } from './session.model.ts'
import type { SessionActor } from './session.selectors.ts'

export type SessionEffects = HealthCheckEffects & {
  readonly showToast: (toast: SessionToast) => void
  /** Makes the next page confirm the login. */
  readonly markSignIn: () => void
  readonly rememberName: (name: string) => void
  readonly forgetName: () => void
  readonly reloadPage: () => void
  readonly clearServerState: () => void
  readonly sendToTabs: (event: TabEvent) => void
}

/** The running session call replaces the chart's first one; null: none runs. */
const restoreAfter = (restored: Promise<RestoredSession> | null) => {
  let pendingAnswer = restored
  return fromPromise<RestoredSession, void>(({ signal }) => {
    const answer = pendingAnswer ?? restoreSession({ signal })
    pendingAnswer = null
    return answer
  })
}

const actors = {
  signIn: fromPromise<SignInResult, Credentials>(async ({ input, signal }) => {
    try {
      const result = await signIn(input, { signal })
      if (result.outcome === 'signed-in') keepLoginId(input.id)
      return result
    } catch (error) {
      // The proxy's limit means the same to a player as the backend's.
      const isTooMany = error instanceof CallFailure && error.kind === 'too-many-requests'
      if (isTooMany) return { outcome: 'not-at-this-time', name: '' }
      throw error
    }
  }),
  signOut: fromPromise<unknown, void>(({ signal }) => signOut({ signal })),
}

/** A guest who has not acted yet. */
const guest = { unauthenticated: 'idle' } as const

/**
 * Starts the session's actor with its calls and effects. It begins with the answer `restored`, or as a
 * guest's session if `isGuest`.
 */
export const startSession = (
  effects: SessionEffects,
  restored: Promise<RestoredSession>,
  isGuest: boolean,
): SessionActor => {
  const machine = sessionMachine.provide({
    actors: {
      ...actors,
      // A guest's result is outdated when the chart asks.
      restoreSession: restoreAfter(isGuest ? null : restored),
      healthCheck: provideHealthCheck(effects),
    },
    actions: {
      showToast: (_, toast) => effects.showToast(toast),
      markSignIn: () => effects.markSignIn(),
      rememberName: (_, { name }) => effects.rememberName(name),
      forgetName: () => effects.forgetName(),
      reloadPage: () => effects.reloadPage(),
      clearServerState: () => effects.clearServerState(),
      publishStart: () => effects.sendToTabs({ type: 'session.startedElsewhere' }),
      publishEnd: (_, { userId }) => effects.sendToTabs({ type: 'session.endedElsewhere', userId }),
    },
  })
  const context = initialContext(Date.now)
  return createActor(machine, {
    input: { now: Date.now },
    ...(isGuest && { snapshot: machine.resolveState({ value: guest, context }) }),
  }).start()
}
