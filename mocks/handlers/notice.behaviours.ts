import { behave } from './contract.ts'

export const noticeBehaviours = [
  behave('notices', ({ db }) => ({ status: 'success', list: db.notices.all().toReversed() })),

  behave('noticePopup', ({ db }) => ({ status: 'success', list: db.popups.all() })),

  behave('advertisement', ({ db }) => ({ status: 'success', list: db.advertisements.all() })),
]
