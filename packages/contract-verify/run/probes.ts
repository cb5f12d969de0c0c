import type { Probe } from '../core/run.ts'
import {
  edgesAreAccepted,
  examplesAreAnswered,
  sameAnswerTwice,
  everyStatusSteered,
} from '../requests/fitting.ts'
import { generatedRequests } from '../requests/generated-requests.ts'
import { otherMethodsAreRefused } from '../requests/other-methods-are-refused.ts'
import { sessionsAreRequired } from '../requests/sessions-are-required.ts'
import { wrongRequestsAreRefused } from '../requests/wrong-requests-are-refused.ts'
import { atOnceMovesOnce } from '../state/at-once-moves-once.ts'
import { cancelledStaysCancelled } from '../state/cancelled-stays-cancelled.ts'
import { createdIsListed } from '../state/created-is-listed.ts'
import { figuresAgree, readsFollowWrites } from '../state/figures.ts'
import { guessingIsSlowed, tokensAreUnguessable } from '../state/logins.ts'
import { keysMoveOnce, keysAreKept } from '../state/keys.ts'
import { moneyIsConserved } from '../state/money-is-conserved.ts'
import { othersKeepTheirs, othersStayOut } from '../state/others.ts'
import { pagesAreStable } from '../state/pages-are-stable.ts'
import { passwordsHold } from '../state/passwords-hold.ts'
import { readIsMarked } from '../state/read-is-marked.ts'
import { removedIsGone } from '../state/removed-is-gone.ts'
import {
  secondWaits,
  takenIsTaken,
  ticketsServeOnce,
  unknownIsNotFound,
} from '../state/names-and-waiting.ts'

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
  generatedRequests,
  everyStatusSteered,
]
