import type { SnapshotFrom } from 'xstate'
import type { Player } from '../player/player.ts'
import type { sessionMachine } from './session.machine.ts'
import type { LoginError } from './session.model.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** Whether it is known if the visitor is a member; until then money shows as a dash (R-SESS-07). */
export const isResolved = (snapshot: SessionSnapshot): boolean => !snapshot.matches('loading')

export const isMember = (snapshot: SessionSnapshot): boolean => snapshot.matches('authenticated')

export const isGuest = (snapshot: SessionSnapshot): boolean => snapshot.matches('unauthenticated')

/** Whether the site could not be asked at all; `retry.requested` tries again. */
export const isUnreachable = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ loading: 'unreachable' })

export const isBusy = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('busy')

export const playerOf = (snapshot: SessionSnapshot): Player | null => snapshot.context.player

/** Why the last login did not succeed, until the next one. */
export const loginErrorOf = (snapshot: SessionSnapshot): LoginError | null =>
  snapshot.context.loginError
