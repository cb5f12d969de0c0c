import { queryOptions } from '@tanstack/react-query'
import { getNotices, getPopups } from './notices.api.ts'

export type { Notice, NoticePopup } from './notices.api.ts'

const rootKey = ['notices'] as const

export const noticeQueries = {
  all: () => rootKey,
  list: () =>
    queryOptions({
      queryKey: [...rootKey, 'list'] as const,
      queryFn: ({ signal }) => getNotices({ signal }),
    }),
  /** All pop-ups; `stillShown` leaves out the dismissed ones. Fetched once: closing one removes it here. */
  popups: () =>
    queryOptions({
      queryKey: [...rootKey, 'popups'] as const,
      queryFn: ({ signal }) => getPopups({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    }),
}
