export type End = 'balance' | 'gameBalance' | 'comp'

/** The balance that each transfer takes from, and the one that it adds to. */
export const ends = {
  intoGames: { from: 'balance', to: 'gameBalance' },
  outOfGames: { from: 'gameBalance', to: 'balance' },
  compToBalance: { from: 'comp', to: 'balance' },
  balanceToComp: { from: 'balance', to: 'comp' },
  gamesToComp: { from: 'gameBalance', to: 'comp' },
} as const satisfies Record<string, { readonly from: End; readonly to: End }>

export type BalanceNotes = Partial<Readonly<Record<End, string>>>
