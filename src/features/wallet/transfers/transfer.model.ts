import type { MessageId } from '../../../i18n/language.tsx'

export type End = 'balance' | 'gameBalance' | 'comp'

/** The unit of each balance. */
export const units = {
  balance: 'money.unit',
  gameBalance: 'money.unit',
  comp: 'money.points',
} as const satisfies Record<End, MessageId>

export const endNames = {
  balance: 'account.balance.site',
  gameBalance: 'account.balance.game',
  comp: 'account.balance.comp',
} as const satisfies Record<End, MessageId>

export const ends = {
  intoGames: { from: 'balance', to: 'gameBalance' },
  outOfGames: { from: 'gameBalance', to: 'balance' },
  compToBalance: { from: 'comp', to: 'balance' },
  balanceToComp: { from: 'balance', to: 'comp' },
  gamesToComp: { from: 'gameBalance', to: 'comp' },
} as const satisfies Record<string, { readonly from: End; readonly to: End }>

/** Whether the site has a record of such transfers. */
export const isRecorded = (transfer: keyof typeof ends): boolean =>
  transfer === 'intoGames' || transfer === 'outOfGames'

export type BalanceNotes = Partial<Readonly<Record<End, string>>>
