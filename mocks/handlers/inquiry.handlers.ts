import { nextId } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import type { Handlers } from './contract.ts'

const UNANSWERED_AT_MOST = 3
const ACCOUNT_QUESTION = { title: '입금 계좌 문의', content: '어느 계좌로 입금하면 되나요?' }

export const inquiryHandlers: Handlers<'writeHelp' | 'helpList' | 'helpRead' | 'deleteAllHelp'> = {
  writeHelp({ db, now, member: { member } }, body) {
    const waiting = db.inquiries.open().filter((inquiry) => inquiry.member === member)
    if (waiting.length >= UNANSWERED_AT_MOST) return { status: 'wait' }
    const question = 'kind' in body ? ACCOUNT_QUESTION : body
    const { id, title, createdAt, answeredAt, readAt } = db.inquiries.add({
      id: nextId(db),
      member,
      kind: 'kind' in body ? 'account' : 'inquiry',
      title: question.title,
      content: question.content,
      createdAt: instant(now),
      answeredAt: null,
      readAt: null,
      answer: null,
    })
    return { status: 'success', help: { id, title, createdAt, answeredAt, readAt } }
  },

  helpList: ({ db, member: { member } }) => ({
    status: 'success',
    list: db.inquiries
      .owned(member)
      .map(({ id, title, createdAt, answeredAt, readAt }) => ({
        id,
        title,
        createdAt,
        answeredAt,
        readAt,
      }))
      .toReversed(),
  }),

  helpRead({ db, now, member: { member } }, { id }) {
    const found = db.inquiries.get(id)
    if (found?.member !== member) return { status: 'cant_find_code' }
    const readAt = found.answer === null ? null : (found.readAt ?? instant(now))
    const { member: _member, kind: _kind, ...help } = db.inquiries.update(id, { readAt })
    return { status: 'success', help }
  },

  deleteAllHelp({ db, member: { member } }) {
    const ids = db.inquiries.ownedKeys(member)
    for (const id of ids) db.inquiries.remove(id)
    return { status: 'success', count: ids.length }
  },
}
