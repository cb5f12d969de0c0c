import { queryOptions } from '@tanstack/react-query'
import { getNotices, getPopups } from './notices.api.ts'

export type { DatedNotice, NoticeText } from './notices.api.ts'

const all = ['notices'] as const

/** The operator's notices. */
export const noticeQueries = {
  all: () => all,
  list: () =>
    queryOptions({
      queryKey: [...all, 'list'] as const,
      queryFn: ({ signal }) => getNotices({ signal }),
    }),
  /** The pop-ups that were not closed yet; asked for once, because closing takes one out. */
  popups: () =>
    queryOptions({
      queryKey: [...all, 'popups'] as const,
      queryFn: ({ signal }) => getPopups({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    }),
}
