import type { Difference } from './invariant.model.ts'
import { callsFitContract, failuresAreReported } from './answers.ts'
import { oneDialog, focusInDialog, noQuestionOnOwnPage, loadingDialogEnds } from './dialogs.ts'
import { oneGame, oneLeader } from './games-and-tabs.ts'
import { sentOnce, busyWhileCalling, membersOnly } from './money-calls.ts'
import {
  namedActions,
  soundStructure,
  readableTexts,
  noConsoleErrors,
  releasesResources,
} from './pages.ts'
import { nothingAfterSignOut, knownKeys, windowWithoutOpener } from './privacy.ts'
import { sumsFromServer, sumsNotOlder } from './sums.ts'
import type { Invariant, Snapshot } from './invariant.model.ts'

export const invariants: readonly Invariant[] = [
  ...[sentOnce, busyWhileCalling, membersOnly, callsFitContract],
  ...[sumsFromServer, sumsNotOlder, failuresAreReported, nothingAfterSignOut, knownKeys],
  ...[oneDialog, focusInDialog, noQuestionOnOwnPage, oneLeader],
  ...[oneGame, loadingDialogEnds, windowWithoutOpener],
  ...[namedActions, soundStructure, readableTexts, noConsoleErrors, releasesResources],
]

export type WatchedRun = {
  /** Violations after a step. */
  readonly afterStep: (snapshot: Snapshot) => readonly Difference[]
  /** Records violations before an answer arrives; `afterStep` returns them. */
  readonly beforeAnswer: (snapshot: Snapshot) => void
}

/** Watches a run from its beginning; each invariant keeps its own history. */
export function watchInvariants(watchedInvariants: readonly Invariant[] = invariants): WatchedRun {
  const watches = watchedInvariants.map((invariant) => ({ invariant, check: invariant.watch() }))
  const violationsBeforeAnswers: Difference[] = []
  const violationsIn = (snapshot: Snapshot, isCalling: boolean): readonly Difference[] =>
    watches.flatMap(({ invariant: { name, reason, remedy, isCheckedWhileCalling }, check }) =>
      isCalling && isCheckedWhileCalling !== true
        ? []
        : check(snapshot).map((message) => ({
            subject: `invariant: ${name}`,
            expected: `it holds after this step. ${reason}`,
            actual: isCalling ? `${message} (before an answer arrives)` : message,
            remedy,
          })),
    )
  return {
    beforeAnswer: (snapshot) => void violationsBeforeAnswers.push(...violationsIn(snapshot, true)),
    afterStep: (snapshot) => [
      ...violationsBeforeAnswers.splice(0),
      ...violationsIn(snapshot, false),
    ],
  }
}
