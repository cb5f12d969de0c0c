import type { Probe } from '../run/run.ts'
import {
  edgesAreAccepted,
  examplesAreAnswered,
  sameAnswerTwice,
  everyStatusOnCommand,
} from '../requests/valid-requests.ts'
import { otherMethodsAreRefused, wrongRequestsAreRefused } from '../requests/invalid-requests.ts'
import { sessionsAreRequired } from '../requests/sessions-are-required.ts'
import { atOnceMovesOnce, moneyIsConserved } from '../state/money-probes.ts'
import { cancelledStaysCancelled } from '../state/cancelled-stays-cancelled.ts'
import { createdIsListed } from '../state/created-is-listed.ts'
import { figuresAgree, readsFollowWrites } from '../state/figures.ts'
import { guessingIsSlowed, tokensAreUnguessable } from '../state/logins.ts'
import { keysMoveOnce, keysAreKept } from '../state/keys.ts'
import { othersKeepTheirs, othersStayOut } from '../state/other-members.ts'
import { pagesAreStable } from '../state/pages-are-stable.ts'
import { passwordsHold } from '../state/passwords-hold.ts'
import { readIsMarked, removedIsGone } from '../state/read-marks.ts'
import { secondWaits, ticketsServeOnce } from '../state/repeated-requests.ts'
import { takenIsTaken, unknownIsNotFound } from '../state/unknown-and-taken-names.ts'
import { errorsAreMapped, routesAreMapped } from '../hop/mapping.ts'
import { noBackendDetailsLeak } from '../hop/exposed-details.ts'
import { hopsAgree } from '../hop/hop-agreement.ts'
import { pagesKeepTheirSession } from '../hop/pages-keep-their-session.ts'

/** Probes in execution order: read-only checks, reversible ones, removals, and refusals. */
export const probes: readonly Probe[] = [
  sameAnswerTwice,
  figuresAgree,
  pagesAreStable,
  othersStayOut,
  othersKeepTheirs,
  readIsMarked,
  createdIsListed,
  cancelledStaysCancelled,
  secondWaits,
  ticketsServeOnce,
  moneyIsConserved,
  keysMoveOnce,
  keysAreKept,
  readsFollowWrites,
  atOnceMovesOnce,
  unknownIsNotFound,
  takenIsTaken,
  tokensAreUnguessable,
  passwordsHold,
  guessingIsSlowed,
  removedIsGone,
  examplesAreAnswered,
  sessionsAreRequired,
  wrongRequestsAreRefused,
  edgesAreAccepted,
  otherMethodsAreRefused,
  everyStatusOnCommand,
]

export const hopProbes: readonly Probe[] = [
  routesAreMapped,
  hopsAgree,
  pagesKeepTheirSession,
  noBackendDetailsLeak,
  // This one is last, because it ends the session repeatedly.
  errorsAreMapped,
]

/** A backend map writes the requests itself, so these probes of their form do not apply behind it. */
const REQUEST_FORM_PROBES: ReadonlySet<string> = new Set([
  wrongRequestsAreRefused.id,
  otherMethodsAreRefused.id,
])

export const isAboutRequestForm = (probe: string): boolean => REQUEST_FORM_PROBES.has(probe)
