import { getNoticePopup, getUserNotices } from '../../generated/answer-shapes.ts'
import { guest, member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess, requireItemId } from '../../http/parse-response.ts'

export type NoticeText = {
  readonly id: number
  readonly title: string
  readonly content: string
}
/** `createdAt` is RFC 3339. */
export type DatedNotice = NoticeText & { readonly createdAt: string }

/** The operator's notices, the newest first. */
export const getNotices = (options: CallOptions = {}): Promise<readonly DatedNotice[]> =>
  parseSuccess(
    getUserNotices,
    member.POST('/api/routes/get-user-notices', { body: {}, ...options }),
    ({ list }) => list.map(requireItemId),
  )

/** Notices that pop up, for guests too. */
export const getPopups = (options: CallOptions = {}): Promise<readonly NoticeText[]> =>
  parseSuccess(
    getNoticePopup,
    guest.POST('/api/routes/get-notice-popup', { body: {}, ...options }),
    ({ list }) => list.map(requireItemId),
  )
