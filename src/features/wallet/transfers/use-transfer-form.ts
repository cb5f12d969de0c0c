import type { MessageId } from '../../../i18n/language.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { useSiteSettings } from '../../site-settings/use-site-settings.ts'
import { amountErrorOf } from '../money-form/money-form.model.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import { useMoneyForm } from '../money-form/use-money-form.ts'
import { useBalances } from '../use-balances.ts'
import { transferLimits, transferMutations } from './transfers.queries.ts'
import type { Transfer, TransferRequest } from './transfers.queries.ts'

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

export const useTransferForm = (transfer: Transfer) => {
  const { from } = ends[transfer]
  const sum = useBalances()?.[from] ?? null
  const form = useMoneyForm<'amount', TransferRequest, MoneyAnswer>({
    name: transfer,
    fields: ['amount'],
    send: transferMutations[transfer],
  })
  const amount = sum !== null && sum.mark.kind !== 'unreadable' ? sum.amount : null
  const settings = useSiteSettings()
  const isComp = from === 'comp'
  const limits = transferLimits[isComp ? 'points' : 'won']
  const range = {
    ...limits,
    // MINIMUM_POINTS, 0 while it is not known.
    minimum: Math.max(limits.minimum, (isComp && settings.data?.minimumPoints) || 0),
    available: amount && wholeAmount(amount),
  }
  return {
    transfer,
    form,
    range,
    isKnown: !isComp || !settings.isPending,
    error: amountErrorOf(form.draft.amount, range),
  }
}

export type TransferFormState = ReturnType<typeof useTransferForm>
