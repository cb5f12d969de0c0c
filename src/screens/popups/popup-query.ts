import { communityQueries } from '../../queries/community.queries.ts'

/** The pop-ups that were not closed yet; asked for once, because closing takes one out. */
export const popupQuery = { ...communityQueries.popups(), staleTime: Number.POSITIVE_INFINITY }
