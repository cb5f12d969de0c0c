import type { Handlers } from './contract.ts'

export const noticeHandlers: Handlers<'notices' | 'noticePopup' | 'advertisement'> = {
  notices: ({ db }) => ({ status: 'success', list: db.notices.all().toReversed() }),
  noticePopup: ({ db }) => ({ status: 'success', list: db.popups.all() }),
  advertisement: ({ db }) => ({ status: 'success', list: db.advertisements.all() }),
}
