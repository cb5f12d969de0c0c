import { tabStore } from '../../platform/storage.ts'

export const DECIDED_COUNTS_KEY = 'maru:decided-counts'

/** Nobody is signed in: the next login is asked about everything that is unread. */
export const forgetDecidedCounts = (): void => tabStore.remove(DECIDED_COUNTS_KEY)
