import type { MessageId } from '../../../i18n/language.tsx'

export type TransferBalance = 'balance' | 'gameBalance' | 'comp'

/** The unit of each balance. */
export const balanceUnits = {
  balance: 'money.unit',
  gameBalance: 'money.unit',
  comp: 'money.points',
} as const satisfies Record<TransferBalance, MessageId>

export const balanceLabels = {
  balance: 'account.balance.site',
  gameBalance: 'account.balance.game',
  comp: 'account.balance.comp',
} as const satisfies Record<TransferBalance, MessageId>

export const transferDirections = {
  intoGames: { from: 'balance', to: 'gameBalance' },
  outOfGames: { from: 'gameBalance', to: 'balance' },
  compToBalance: { from: 'comp', to: 'balance' },
  balanceToComp: { from: 'balance', to: 'comp' },
  gamesToComp: { from: 'gameBalance', to: 'comp' },
} as const satisfies Record<
  string,
  { readonly from: TransferBalance; readonly to: TransferBalance }
>

/** Whether the member's transfer history lists such transfers. */
export const hasTransferHistory = (transfer: keyof typeof transferDirections): boolean =>
  transfer === 'intoGames' || transfer === 'outOfGames'
