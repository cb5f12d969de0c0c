import { queryOptions } from '@tanstack/react-query'
import { getNoticePopupShapes } from '../../generated/answers/get-notice-popup.ts'
import { getUserNoticesShapes } from '../../generated/answers/get-user-notices.ts'
import { guest, member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

export type NoticePopup = Content<typeof getNoticePopupShapes, 'success'>['list'][number]
/** `createdAt` is RFC 3339. */
export type Notice = Content<typeof getUserNoticesShapes, 'success'>['list'][number]

/** The operator's notices, newest first. */
export const getNotices = (options: CallOptions = {}): Promise<readonly Notice[]> =>
  parseSuccess(
    getUserNoticesShapes,
    member.POST('/api/routes/get-user-notices', { body: {}, ...options }),
    ({ list }) => list,
  )

/** Pop-up notices, also for guests. */
export const getPopups = (options: CallOptions = {}): Promise<readonly NoticePopup[]> =>
  parseSuccess(
    getNoticePopupShapes,
    guest.POST('/api/routes/get-notice-popup', { body: {}, ...options }),
    ({ list }) => list,
  )

const rootKey = ['notices'] as const

export const noticeQueries = {
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
