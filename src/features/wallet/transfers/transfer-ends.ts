export type End = 'balance' | 'gameBalance' | 'comp'

export const ends = {
  intoGames: { from: 'balance', to: 'gameBalance' },
  outOfGames: { from: 'gameBalance', to: 'balance' },
  compToBalance: { from: 'comp', to: 'balance' },
  balanceToComp: { from: 'balance', to: 'comp' },
  gamesToComp: { from: 'gameBalance', to: 'comp' },
} as const satisfies Record<string, { readonly from: End; readonly to: End }>

export type BalanceNotes = Partial<Readonly<Record<End, string>>>
