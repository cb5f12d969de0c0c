import type { Difference } from './invariant.model.ts'
import { callsFitContract, failuresAreSaid } from './answers.ts'
import { oneDialog, focusInDialog, noQuestionOnOwnPage, loadingDialogEnds } from './dialogs.ts'
import { oneGame, oneLeader } from './games-and-tabs.ts'
import { sentOnce, busyWhileCalling, membersOnly } from './money-calls.ts'
import { namedActions, soundStructure, readableTexts, noConsoleErrors, letsGo } from './pages.ts'
import { nothingAfterSignOut, knownKeys, windowWithoutOpener } from './privacy.ts'
import { sumsFromServer, sumsNotOlder } from './sums.ts'
import type { Invariant, Seen } from './invariant.model.ts'

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
