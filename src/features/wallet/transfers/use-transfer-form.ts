import { wholeAmount } from '../../../lib/money.ts'
import { useSiteSettings } from '../../site-settings/use-site-settings.ts'
import { amountErrorOf } from '../money-form/money-form.model.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import { useMoneyForm } from '../money-form/use-money-form.ts'
import { useBalances } from '../use-balances.ts'
import { transferDirections } from './transfers.model.ts'
import { transferLimits, transfers } from './transfers.api.ts'
import type { Transfer, TransferRequest } from './transfers.api.ts'

export const useTransferForm = (transfer: Transfer) => {
  const { from } = transferDirections[transfer]
  const sourceBalance = useBalances()?.[from] ?? null
  const form = useMoneyForm<'amount', TransferRequest, MoneyAnswer>({
    name: transfer,
    fields: ['amount'],
    send: transfers[transfer],
  })
  const amount =
    sourceBalance !== null && sourceBalance.mark.kind !== 'unreadable' ? sourceBalance.amount : null
  const settings = useSiteSettings()
  const isComp = from === 'comp'
  const limits = transferLimits[isComp ? 'points' : 'won']
  const range = {
    ...limits,
    // Points have a minimum of their own (MINIMUM_POINTS), 0 until the settings have loaded.
    minimum: Math.max(limits.minimum, isComp ? (settings.data?.minimumPoints ?? 0) : 0),
    available: amount === null ? null : wholeAmount(amount),
  }
  return {
    transfer,
    form,
    range,
    isRangeKnown: !isComp || !settings.isPending,
    error: amountErrorOf(form.draft.amount, range),
  }
}

export type TransferFormState = ReturnType<typeof useTransferForm>
