import type { GeneralProbe } from '../run/general-run.ts'
import { loginsAreRequired, othersStayOut } from './access.ts'
import { answerChecks } from './answer-checks.ts'
import { fittingIsAccepted, generatedRequests } from './fitting.ts'
import { createdIsListed } from './listed.ts'
import { createdIsRead } from './created.ts'
import { removedIsGone, sameRequestTwice, unknownIsNotFound, updateIsRead } from './lifecycle.ts'
import {
  brokenJsonIsRefused,
  otherMediaTypesAreRefused,
  otherMethodsAreRefused,
} from './other-requests.ts'
import { ownMembersAreKept } from './assigned.ts'
import { listsStayValid, signOutEndsSession } from './endings.ts'
import { filtersAreKept } from './filters.ts'
import { versionsAreKept } from './versions.ts'
import { edgesAreAccepted, extremesAreAnswered } from './limits.ts'
import { pagesAreStable } from './pages.ts'
import { wrongRequestsAreRefused } from './wrong-requests.ts'

/** All probes. Those that find most with the fewest requests come first, because a budget may end the run. */
export const generalProbes: readonly GeneralProbe[] = [
  fittingIsAccepted,
  createdIsRead,
  createdIsListed,
  updateIsRead,
  versionsAreKept,
  removedIsGone,
  unknownIsNotFound,
  loginsAreRequired,
  othersStayOut,
  pagesAreStable,
  filtersAreKept,
  brokenJsonIsRefused,
  otherMediaTypesAreRefused,
  otherMethodsAreRefused,
  wrongRequestsAreRefused,
  ownMembersAreKept,
  edgesAreAccepted,
  extremesAreAnswered,
  generatedRequests,
  listsStayValid,
  signOutEndsSession,
]

/** All checks with their requirements. */
export const generalChecks: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'answers-at-all', title: 'Every request is answered' },
  { id: 'contract-is-usable', title: 'Every schema of the contract can be used' },
  ...answerChecks,
  sameRequestTwice,
  ...generalProbes,
].map(({ id, title }) => ({ id, title }))
