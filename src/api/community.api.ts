import {
  getAdvertisement,
  getHelpList,
  getNoticePopup,
  getUserNote,
  getUserNotices,
  readHelpMessage,
  readNoteMessage,
} from '../generated/answer-shapes.ts'
import { contentOf, foundOf, idOf } from './answer-reader.ts'
import { guest, member } from './client.ts'
import type { CallOptions } from './client.ts'

/** A message to the member; `readAt` is null while it is unread. Instants are RFC 3339. */
export type Note = {
  readonly id: number
  readonly title: string
  readonly createdAt: string
  readonly readAt: string | null
}
export type NoteText = Note & { readonly content: string }

/** A 1:1 inquiry; `answeredAt` is null while it waits, `readAt` while its answer is unread. */
export type Inquiry = Note & { readonly answeredAt: string | null }
export type InquiryText = Inquiry & { readonly content: string; readonly answer: string | null }

export type NoticeText = {
  readonly id: number
  readonly title: string
  readonly content: string
}
export type DatedNotice = NoticeText & { readonly createdAt: string }
/** `place` is where the operator wants it shown. */
export type Advertisement = NoticeText & { readonly place: string }

const identified = <Item extends { readonly id: number }>(item: Item): Item => ({
  ...item,
  id: idOf(item.id),
})

/** The member's messages, the newest first. */
export const getNotes = (options: CallOptions = {}): Promise<readonly Note[]> =>
  contentOf(
    getUserNote,
    member.POST('/api/routes/get-user-note', { body: {}, ...options }),
    ({ list }) => list.map(identified),
  )

/** Opens a message, which reads it; null if it is not there any more. */
export const openNote = (id: number, options: CallOptions = {}): Promise<NoteText | null> =>
  foundOf(
    readNoteMessage,
    member.POST('/api/routes/read-note-message', { body: { id }, ...options }),
    ({ note }) => identified(note),
  )

/** The member's 1:1 inquiries, the newest first. */
export const getInquiries = (options: CallOptions = {}): Promise<readonly Inquiry[]> =>
  contentOf(
    getHelpList,
    member.POST('/api/routes/get-help-list', { body: {}, ...options }),
    ({ list }) => list.map(identified),
  )

/** Opens an inquiry, which reads its answer; null if it is not there any more. */
export const openInquiry = (id: number, options: CallOptions = {}): Promise<InquiryText | null> =>
  foundOf(
    readHelpMessage,
    member.POST('/api/routes/read-help-message', { body: { id }, ...options }),
    ({ help }) => identified(help),
  )

/** The operator's notices, the newest first. */
export const getNotices = (options: CallOptions = {}): Promise<readonly DatedNotice[]> =>
  contentOf(
    getUserNotices,
    member.POST('/api/routes/get-user-notices', { body: {}, ...options }),
    ({ list }) => list.map(identified),
  )

/** Notices that pop up, for guests too. */
export const getPopups = (options: CallOptions = {}): Promise<readonly NoticeText[]> =>
  contentOf(
    getNoticePopup,
    guest.POST('/api/routes/get-notice-popup', { body: {}, ...options }),
    ({ list }) => list.map(identified),
  )

/** The operator's advertisements, for guests too. */
export const getAdvertisements = (options: CallOptions = {}): Promise<readonly Advertisement[]> =>
  contentOf(
    getAdvertisement,
    guest.POST('/api/routes/get-advertisement', { body: {}, ...options }),
    ({ list }) => list.map(identified),
  )
