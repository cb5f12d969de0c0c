import type { Probe } from '../core/run.ts'
import { edgesAreAccepted } from '../requests/edges-are-accepted.ts'
import { examplesAreAnswered } from '../requests/examples-are-answered.ts'
import { generatedRequests } from '../requests/generated-requests.ts'
import { otherMethodsAreRefused } from '../requests/other-methods-are-refused.ts'
import { sameAnswerTwice } from '../requests/same-answer-twice.ts'
import { sessionsAreRequired } from '../requests/sessions-are-required.ts'
import { wrongRequestsAreRefused } from '../requests/wrong-requests-are-refused.ts'
import { atOnceMovesOnce } from '../state/at-once-moves-once.ts'
import { cancelledStaysCancelled } from '../state/cancelled-stays-cancelled.ts'
import { createdIsListed } from '../state/created-is-listed.ts'
import { everyStatusSteered } from '../state/every-status-steered.ts'
import { figuresAgree } from '../state/figures-agree.ts'
import { guessingIsSlowed } from '../state/guessing-is-slowed.ts'
import { keysMoveOnce } from '../state/keys-move-once.ts'
import { keysAreKept } from '../state/keys-are-kept.ts'
import { moneyIsConserved } from '../state/money-is-conserved.ts'
import { othersKeepTheirs } from '../state/others-keep-theirs.ts'
import { othersStayOut } from '../state/others-stay-out.ts'
import { pagesAreStable } from '../state/pages-are-stable.ts'
import { passwordsHold } from '../state/passwords-hold.ts'
import { readIsMarked } from '../state/read-is-marked.ts'
import { readsFollowWrites } from '../state/reads-follow-writes.ts'
import { removedIsGone } from '../state/removed-is-gone.ts'
import { secondWaits } from '../state/second-waits.ts'
import { takenIsTaken } from '../state/taken-is-taken.ts'
import { ticketsServeOnce } from '../state/tickets-serve-once.ts'
import { tokensAreUnguessable } from '../state/tokens-are-unguessable.ts'
import { unknownIsNotFound } from '../state/unknown-is-not-found.ts'

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
