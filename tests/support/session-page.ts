import { createActor, SimulatedClock } from 'xstate'
import { sessionMachine } from '../../src/features/session/session.machine.ts'
import type {
  Credentials,
  RestoredSession,
  SignInResult,
} from '../../src/features/session/session.model.ts'
import { controlledActor } from './controlled-actor.ts'
import { controlledHealthCheck } from './health-check-tab.ts'
import { examplePlayer } from './players.ts'

export const HOURS_8 = 28_800_000
export const failure = { code: 'backend_timeout', requestId: 'req-1' }
export const connectionLoss = Object.assign(new Error('no'), failure)

/** The session of one tab with its own clock and controlled actors and effects. */
export const openPage = ({ isLeader = false } = {}) => {
  const clock = new SimulatedClock()
  const did: unknown[] = []
  const note = (name: string) => (_: unknown, params: unknown) => {
    did.push(params === undefined ? name : [name, params])
  }
  const restore = controlledActor<RestoredSession>()
  const signIn = controlledActor<SignInResult, Credentials>()
  const signOut = controlledActor<unknown>()
  const healthCheck = controlledHealthCheck({ isLeader, note })
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: restore.logic,
      signIn: signIn.logic,
      signOut: signOut.logic,
      healthCheck: healthCheck.machine,
    },
    actions: {
      showToast: note('showToast'),
      markSignIn: note('markSignIn'),
      rememberName: note('rememberName'),
      forgetName: note('forgetName'),
      reloadPage: note('reloadPage'),
      clearServerState: note('clearServerState'),
      publishStart: note('publishStart'),
      publishEnd: note('publishEnd'),
    },
  })
  const actor = createActor(machine, {
    clock,
    input: { now: () => Date.now() + clock.now() },
  }).start()
  return {
    actor,
    clock,
    did,
    election: healthCheck.election,
    restore,
    signIn,
    signOut,
    health: healthCheck.health,
    now: () => actor.getSnapshot(),
  }
}

export const openPageAsGuest = async () => {
  const page = openPage()
  await page.restore.answer({ player: null, endsInMs: null })
  return page
}

export const openPageAsMember = async (settings: { isLeader?: boolean } = {}) => {
  const page = openPage(settings)
  await page.restore.answer({ player: examplePlayer(), endsInMs: HOURS_8 })
  return page
}
