import type { z } from 'zod'
import { INQUIRIES_AT_ONCE } from '../../src/lib/operator-defaults.ts'
import { nextId } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import type { inquiryRecord } from '../db/records.ts'
import type { Handlers } from './contract.ts'

type Inquiry = z.infer<typeof inquiryRecord>

/** An inquiry as in the list: without its texts. */
const itemOf = ({ member: _m, kind: _k, content: _c, answer: _a, ...item }: Inquiry) => item

const ACCOUNT_QUESTION = { title: '입금 계좌 문의', content: '어느 계좌로 입금하면 되나요?' }

export const inquiryHandlers: Handlers<'writeHelp' | 'helpList' | 'helpRead' | 'deleteAllHelp'> = {
  async writeHelp({ db, now, member: { member } }, body) {
    const waiting = db.inquiries.findMany((q) => q.where({ member, answeredAt: null }))
    if (waiting.length >= INQUIRIES_AT_ONCE) return { status: 'wait' }
    const question = 'kind' in body ? ACCOUNT_QUESTION : body
    const inquiry = await db.inquiries.create({
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
    return { status: 'success', help: itemOf(inquiry) }
  },

  helpList: ({ db, member: { member } }) => ({
    status: 'success',
    list: db.inquiries
      .findMany((q) => q.where({ member }))
      .map(itemOf)
      .toReversed(),
  }),

  async helpRead({ db, now, member: { member } }, { id }) {
    const opened = await db.inquiries.update((q) => q.where({ id, member }), {
      data(inquiry) {
        if (inquiry.answer !== null) inquiry.readAt ??= instant(now)
      },
    })
    if (opened === undefined) return { status: 'cant_find_code' }
    const { member: _member, kind: _kind, ...help } = opened
    return { status: 'success', help }
  },

  deleteAllHelp: ({ db, member: { member } }) => ({
    status: 'success',
    count: db.inquiries.deleteMany((q) => q.where({ member })).length,
  }),
}
