import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/language.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { siteSettingsQueries } from '../../site-settings/site-settings.queries.ts'
import { amountErrorOf } from '../money-form/amount.model.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import { useMoneyForm } from '../money-form/use-money-form.ts'
import { useBalances } from '../use-balances.ts'
import { ends } from './transfer.model.ts'
import { transferLimits, transferMutation } from './transfers.queries.ts'
import type { Transfer, TransferRequest } from './transfers.queries.ts'

/** Smallest conversion of comp points (MINIMUM_POINTS), 0 while it is not known. */
const useLeastPoints = (isWanted: boolean) => {
  const { locale } = useLanguage()
  const settings = useQuery({ ...siteSettingsQueries.in(locale), enabled: isWanted })
  return {
    least: (isWanted && settings.data?.minimumPoints) || 0,
    isKnown: !isWanted || !settings.isPending,
  }
}

export const useTransferForm = (transfer: Transfer) => {
  const { from } = ends[transfer]
  const sum = useBalances()?.[from] ?? null
  const form = useMoneyForm<'amount', TransferRequest, MoneyAnswer>({
    name: transfer,
    fields: ['amount'],
    mutation: transferMutation(transfer),
  })
  const amount = sum !== null && sum.mark.kind !== 'unreadable' ? sum.amount : null
  const { least, isKnown } = useLeastPoints(from === 'comp')
  const limits = transferLimits[from === 'comp' ? 'points' : 'won']
  const range = {
    ...limits,
    minimum: Math.max(limits.minimum, least),
    available: amount && wholeAmount(amount),
  }
  return { transfer, form, range, isKnown, error: amountErrorOf(form.draft.amount, range) }
}

export type TransferFormState = ReturnType<typeof useTransferForm>
