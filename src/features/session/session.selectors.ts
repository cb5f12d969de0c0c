import type { SnapshotFrom } from 'xstate'
import type { Player } from '../player/player.ts'
import type { SessionEvent } from './session.events.ts'
import type { sessionMachine } from './session.machine.ts'
import type { Ending, LoginError } from './session.model.ts'

type ChartSnapshot = SnapshotFrom<typeof sessionMachine>

/** What the site reads of the chart's snapshot, or of the session before the chart is there. */
export type SessionSnapshot = Pick<ChartSnapshot, 'children' | 'context' | 'error' | 'status'> & {
  readonly matches: (state: Parameters<ChartSnapshot['matches']>[0]) => boolean
  readonly hasTag: (tag: Parameters<ChartSnapshot['hasTag']>[0]) => boolean
  readonly getMeta: () => Partial<ReturnType<ChartSnapshot['getMeta']>>
  /** A login was submitted and waits for the session call, or for the chart. */
  readonly isLoginKept?: boolean
}

/** The chart's actor, or what stands for it until the chart is there. */
export type SessionActor = {
  readonly getSnapshot: () => SessionSnapshot
  readonly subscribe: (
    changed: (snapshot: SessionSnapshot) => void,
    failed: () => void,
  ) => { readonly unsubscribe: () => void }
  readonly send: (event: SessionEvent) => void
}

/** Whether it is known if the visitor is a member; until then money shows as a dash (R-SESS-07). */
export const isResolved = (snapshot: SessionSnapshot): boolean => !snapshot.matches('loading')

export const isMember = (snapshot: SessionSnapshot): boolean => snapshot.matches('authenticated')

export const isGuest = (snapshot: SessionSnapshot): boolean => snapshot.matches('unauthenticated')

/** Whether the member left by pressing so, since the page was loaded. */
export const hasSignedOut = (snapshot: SessionSnapshot): boolean =>
  isGuest(snapshot) && snapshot.context.ending === 'signed-out'

/** How the session of this page ended, while nobody has logged in since. */
export const endingOf = (snapshot: SessionSnapshot): Ending | null =>
  isGuest(snapshot) ? snapshot.context.ending : null

/** Whether the site could not be asked at all; `retry.requested` tries again. */
export const isUnreachable = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ loading: 'unreachable' })

/** Whether it is still being asked if there is a session. */
export const isRestoring = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ loading: 'restoring' })

export const isBusy = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('busy')

/** Whether a login runs, or was submitted too early to run yet. */
export const isLoggingIn = (snapshot: SessionSnapshot): boolean =>
  snapshot.isLoginKept === true || (isBusy(snapshot) && !isRestoring(snapshot))

export const playerOf = (snapshot: SessionSnapshot): Player | null => snapshot.context.player

/** Why the last login did not succeed, until the next one. */
export const loginErrorOf = (snapshot: SessionSnapshot): LoginError | null =>
  snapshot.context.loginError
