import { INQUIRIES_AT_ONCE } from '../../src/lib/operator-defaults.ts'
import { nextId } from '../db/database.ts'
import { instant } from '../db/clock.ts'
import { behave } from './contract.ts'

const ACCOUNT_QUESTION = { title: '입금 계좌 문의', content: '어느 계좌로 입금하면 되나요?' }

export const inquiryBehaviours = [
  behave('writeHelp', async ({ db, now, member: { member }, body }) => {
    const unanswered = db.inquiries.findMany((q) => q.where({ member, answeredAt: null }))
    if (unanswered.length >= INQUIRIES_AT_ONCE) return { status: 'wait' }
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
    return { status: 'success', help: inquiry }
  }),

  behave('helpList', ({ db, rules, member: { member } }) => ({
    status: 'success',
    list: db.inquiries
      .findMany((q) => q.where({ member }))
      .toReversed()
      .map(({ kind, ...inquiry }) => (rules.bareLists ? inquiry : { ...inquiry, kind })),
  })),

  behave('helpRead', async ({ db, now, member: { member }, body: { id } }) => {
    const readInquiry = await db.inquiries.update((q) => q.where({ id, member }), {
      data(inquiry) {
        if (inquiry.answer !== null) inquiry.readAt ??= instant(now)
      },
    })
    return readInquiry === undefined
      ? { status: 'cant_find_code' }
      : { status: 'success', help: readInquiry }
  }),

  behave('deleteAllHelp', ({ db, member: { member } }) => ({
    status: 'success',
    count: db.inquiries.deleteMany((q) => q.where({ member })).length,
  })),
]
