import { answerTo } from '../../db/answers.ts'
import { nextId } from '../../db/database.ts'
import { answerInquiry } from '../../db/inquiry-answer.ts'
import { instant } from '../../db/instant.ts'
import type { EventTable } from './event.ts'
import { requireMember, requireWaiting } from './find.ts'

const NOTE = { title: '새 쪽지', content: '운영자가 보낸 쪽지입니다.' }
const NOTICE = { title: '새 공지', content: '운영자가 올린 공지입니다.' }

export const boardEvents: EventTable<'note-arrived' | 'notice-published' | 'inquiry-answered'> = {
  async 'note-arrived'(db, { member: id, title = NOTE.title, content = NOTE.content }, now) {
    const { member } = requireMember(db, id)
    const note = { id: nextId(db), member, title, content, createdAt: instant(now), readAt: null }
    await db.notes.create(note)
    return { member, id: note.id }
  },

  async 'notice-published'(db, { title = NOTICE.title, content = NOTICE.content }, now) {
    const notice = { id: nextId(db), title, content, createdAt: instant(now) }
    await db.notices.create(notice)
    return { id: notice.id }
  },

  async 'inquiry-answered'(db, { member: id, which, answer }, now) {
    const { member } = requireMember(db, id)
    const waiting = db.inquiries.findMany((q) => q.where({ member, answeredAt: null }))
    const inquiry = requireWaiting(waiting, 'inquiry', { member, which })
    await answerInquiry(db, inquiry, answer ?? answerTo(inquiry), now)
    return { member, id: inquiry.id }
  },
}
