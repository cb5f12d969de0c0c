import type { Difference } from '../run/checks.ts'
import { busyWhileCalling } from './busy-while-calling.ts'
import { callsFitContract } from './calls-fit-contract.ts'
import { failuresAreSaid } from './failures-are-said.ts'
import { focusInDialog } from './focus-in-dialog.ts'
import type { Invariant, Seen } from './invariant.model.ts'
import { knownKeys } from './known-keys.ts'
import { letsGo } from './lets-go.ts'
import { loadingDialogEnds } from './loading-dialog-ends.ts'
import { membersOnly } from './members-only.ts'
import { namedActions } from './named-actions.ts'
import { noConsoleErrors } from './no-console-errors.ts'
import { noQuestionOnOwnPage } from './no-question-on-own-page.ts'
import { nothingAfterSignOut } from './nothing-after-sign-out.ts'
import { oneDialog } from './one-dialog.ts'
import { oneGame } from './one-game.ts'
import { oneLeader } from './one-leader.ts'
import { readableTexts } from './readable-texts.ts'
import { sentOnce } from './sent-once.ts'
import { soundStructure } from './sound-structure.ts'
import { sumsFromServer } from './sums-from-server.ts'
import { sumsNotOlder } from './sums-not-older.ts'
import { windowWithoutOpener } from './window-without-opener.ts'

export const invariants: readonly Invariant[] = [
  ...[sentOnce, busyWhileCalling, membersOnly, callsFitContract],
  ...[sumsFromServer, sumsNotOlder, failuresAreSaid, nothingAfterSignOut, knownKeys],
  ...[oneDialog, focusInDialog, noQuestionOnOwnPage, oneLeader],
  ...[oneGame, loadingDialogEnds, windowWithoutOpener],
  ...[namedActions, soundStructure, readableTexts, noConsoleErrors, letsGo],
]

export type WatchedRun = {
  /** Violations after a step. */
  readonly afterStep: (snapshot: Seen) => readonly Difference[]
  /** Notes what is violated before an answer arrives; `afterStep` returns it. */
  readonly beforeAnswer: (snapshot: Seen) => void
}

/** Watches a run from its begin; each invariant remembers what it needs. */
export function watchInvariants(all: readonly Invariant[] = invariants): WatchedRun {
  const watched = all.map((invariant) => ({ invariant, check: invariant.watch() }))
  const early: Difference[] = []
  const violations = (snapshot: Seen, isCalling: boolean): readonly Difference[] =>
    watched.flatMap(({ invariant: { name, reason, remedy, holdsWhileCalling }, check }) =>
      isCalling && holdsWhileCalling !== true
        ? []
        : check(snapshot).map((found) => ({
            what: `invariant: ${name}`,
            expected: `it holds after this step. ${reason}`,
            found: isCalling ? `${found} (before an answer arrives)` : found,
            remedy,
          })),
    )
  return {
    beforeAnswer: (snapshot) => void early.push(...violations(snapshot, true)),
    afterStep: (snapshot) => [...early.splice(0), ...violations(snapshot, false)],
  }
}
