import { queryOptions } from '@tanstack/react-query'
import { getNotices, getPopups } from './notices.api.ts'

export type { DatedNotice, NoticeText } from './notices.api.ts'

const all = ['notices'] as const

export const noticeQueries = {
  all: () => all,
  list: () =>
    queryOptions({
      queryKey: [...all, 'list'] as const,
      queryFn: ({ signal }) => getNotices({ signal }),
    }),
  /** Pop-ups not closed yet; fetched once, because closing removes one. */
  popups: () =>
    queryOptions({
      queryKey: [...all, 'popups'] as const,
      queryFn: ({ signal }) => getPopups({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    }),
}
