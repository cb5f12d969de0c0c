import { createActor, fromCallback, fromPromise } from 'xstate'
import { CallFailure } from '../../http/call-failure.ts'
import { checkHealth, restoreSession, signIn, signOut } from './session.api.ts'
import type { SignInResult } from './session.api.ts'
import { sessionMachine } from './session.machine.ts'
import type { SeatEvent } from './session.events.ts'
import type {
  Credentials,
  HealthAnswer,
  Restored,
  SessionNotice,
  SignInOutcome,
  SignInRefusal,
} from './session.model.ts'
import type { SessionContext } from './session.model.ts'
import type { Seat, SeatEvents } from '../../platform/leader-election.ts'
import type { TabMessage } from './session-tabs.actors.ts'

/** What the session does to the rest of the page. */
export type SessionEffects = {
  readonly showNotice: (notice: SessionNotice, context: SessionContext) => void
  readonly rememberName: (name: string) => void
  readonly forgetName: () => void
  readonly reloadPage: () => void
  readonly clearServerState: () => void
  readonly tellTabs: (message: TabMessage) => void
  readonly seekSeat: (told: SeatEvents) => Seat
}

const refusals: Partial<Record<SignInResult['outcome'], SignInRefusal | null>> = {
  'signed-in': null,
  'wrong-password': 'wrong-credentials',
  'still-waiting': 'waiting-approval',
  'not-at-this-time': 'too-many-attempts',
}

const signInOutcome = ({ outcome, name }: SignInResult): SignInOutcome => {
  const refusal = refusals[outcome]
  return { name, refusal: refusal === undefined ? 'other' : refusal }
}

const actors = {
  restoreSession: fromPromise<Restored, void>(
    async ({ signal }) => (await restoreSession({ signal })) ?? { player: null, endsIn: null },
  ),
  signIn: fromPromise<SignInOutcome, Credentials>(async ({ input, signal }) => {
    try {
      return signInOutcome(await signIn(input, { signal }))
    } catch (error) {
      const isTooMany = error instanceof CallFailure && error.kind === 'too-many-requests'
      if (isTooMany) return { name: '', refusal: 'too-many-attempts' }
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
        seekSeat: fromCallback<SeatEvent>(({ sendBack, receive }) => {
          const seat = effects.seekSeat({
            gained: () => sendBack({ type: 'leadership.gained' }),
            lost: () => sendBack({ type: 'leadership.lost' }),
          })
          receive(seat.claim)
          return seat.leave
        }),
      },
      actions: {
        showNotice: ({ context }, notice) => effects.showNotice(notice, context),
        rememberName: (_, { name }) => effects.rememberName(name),
        forgetName: () => effects.forgetName(),
        reloadPage: () => effects.reloadPage(),
        clearServerState: () => effects.clearServerState(),
        tellOtherTabs: (_, { change }) => effects.tellTabs({ type: 'session', change }),
        publishHealth: (_, { player }) => {
          if (player !== null) effects.tellTabs({ type: 'health', player })
        },
        publishMiss: () => effects.tellTabs({ type: 'missed' }),
        askLeaderForHealth: () => effects.tellTabs({ type: 'asked' }),
      },
    }),
    { input: { now: Date.now } },
  )
