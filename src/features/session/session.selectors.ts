import type { SnapshotFrom } from 'xstate'
import type { Player } from '../player/player.ts'
import type { SessionEvent } from './session.setup.ts'
import type { sessionMachine } from './session.machine.ts'
import type { Ending, LoginError } from './session.model.ts'

type ChartSnapshot = SnapshotFrom<typeof sessionMachine>

/** The part of the chart's snapshot that the site reads; also available before the chart is loaded. */
export type SessionSnapshot = Pick<
  ChartSnapshot,
  'children' | 'context' | 'error' | 'status' | 'value'
> & {
  readonly matches: (state: Parameters<ChartSnapshot['matches']>[0]) => boolean
  readonly hasTag: (tag: Parameters<ChartSnapshot['hasTag']>[0]) => boolean
  readonly getMeta: () => Partial<ReturnType<ChartSnapshot['getMeta']>>
  /** A submitted login waits for the session call or the chart. */
  readonly isLoginKept?: boolean
}

/** The chart's actor, or its substitute until it is loaded. */
export type SessionActor = {
  readonly getSnapshot: () => SessionSnapshot
  readonly subscribe: (
    listener: (snapshot: SessionSnapshot) => void,
    onError: () => void,
  ) => { readonly unsubscribe: () => void }
  readonly send: (event: SessionEvent) => void
}

/** Whether it is known if the visitor is a member; until then money shows as a dash (R-SESS-07). */
export const isResolved = (snapshot: SessionSnapshot): boolean => !snapshot.matches('loading')

export const isMember = (snapshot: SessionSnapshot): boolean => snapshot.matches('authenticated')

export const isGuest = (snapshot: SessionSnapshot): boolean => snapshot.matches('unauthenticated')

export const hasSignedOut = (snapshot: SessionSnapshot): boolean =>
  isGuest(snapshot) && snapshot.context.ending === 'signed-out'

/** How the page's session ended, until the next login. */
export const endingOf = (snapshot: SessionSnapshot): Ending | null =>
  isGuest(snapshot) ? snapshot.context.ending : null

/** Whether the site is unreachable; `retry.requested` tries again. */
export const isUnreachable = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ loading: 'unreachable' })

export const isRestoring = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ loading: 'restoring' })

export const isBusy = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('busy')

export const isLoggingIn = (snapshot: SessionSnapshot): boolean =>
  snapshot.isLoginKept === true || (isBusy(snapshot) && !isRestoring(snapshot))

export const playerOf = (snapshot: SessionSnapshot): Player | null => snapshot.context.player

/** Why the last login failed, until the next one. */
export const loginErrorOf = (snapshot: SessionSnapshot): LoginError | null =>
  snapshot.context.loginError
