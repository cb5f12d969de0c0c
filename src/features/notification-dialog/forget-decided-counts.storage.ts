import { tabStore } from '../../platform/storage.ts'

export const DECIDED_COUNTS_KEY = 'maru:decided-counts'

/** Forgets the decisions, so that the next login is asked about everything unread. */
export const forgetDecidedCounts = (): void => tabStore.remove(DECIDED_COUNTS_KEY)
