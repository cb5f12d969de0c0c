import type { Probe } from '../run/run.ts'
import {
  edgesAreAccepted,
  examplesAreAnswered,
  sameAnswerTwice,
  everyStatusSteered,
} from '../requests/fitting.ts'
import { otherMethodsAreRefused, wrongRequestsAreRefused } from '../requests/refused.ts'
import { sessionsAreRequired } from '../requests/sessions-are-required.ts'
import { atOnceMovesOnce, moneyIsConserved } from '../state/money.ts'
import { cancelledStaysCancelled } from '../state/cancelled-stays-cancelled.ts'
import { createdIsListed } from '../state/created-is-listed.ts'
import { figuresAgree, readsFollowWrites } from '../state/figures.ts'
import { guessingIsSlowed, tokensAreUnguessable } from '../state/logins.ts'
import { keysMoveOnce, keysAreKept } from '../state/keys.ts'
import { othersKeepTheirs, othersStayOut } from '../state/others.ts'
import { pagesAreStable } from '../state/pages-are-stable.ts'
import { passwordsHold } from '../state/passwords-hold.ts'
import { readIsMarked, removedIsGone } from '../state/opened.ts'
import {
  secondWaits,
  takenIsTaken,
  ticketsServeOnce,
  unknownIsNotFound,
} from '../state/names-and-waiting.ts'
import { errorsAreMapped, routesAreMapped } from '../hop/mapping.ts'
import { hopsAgree, nothingInnerLeaks } from '../hop/behind.ts'
import { pagesKeepTheirSession } from '../hop/pages-keep-their-session.ts'

/** In execution order: read-only checks, reversible ones, removals, and refusals. */
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
  everyStatusSteered,
]

export const hopProbes: readonly Probe[] = [
  routesAreMapped,
  hopsAgree,
  pagesKeepTheirSession,
  nothingInnerLeaks,
  // Last, because it ends the session repeatedly.
  errorsAreMapped,
]
