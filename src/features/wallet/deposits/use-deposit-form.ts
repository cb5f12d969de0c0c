import { useQuery } from '@tanstack/react-query'
import { isWithinLimits } from '../../../lib/limits.ts'
import { typedText } from '../../../lib/typed-text.ts'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { useSiteSettings } from '../../site-settings/use-site-settings.ts'
import { amountErrorOf, amountOf } from '../money-form/money-form.model.ts'
import { isLoadingFirst } from '../money-form/money-form.tsx'
import { useMoneyForm } from '../money-form/use-money-form.ts'
import { openOption } from '../payment-options.ts'
import type { PaymentOption } from '../payment-options.ts'
import { depositLimits as limits, depositQueries, requestDeposit } from './deposits.api.ts'
import type { DepositAnswer, DepositRequest } from './deposits.api.ts'

/** Limits of a deposit by that option, in won; null: by transfer to the operator's account. */
const rangeOf = (option: PaymentOption | null, minimumDeposit: number) => ({
  minimum: Math.max(option?.minimum ?? minimumDeposit, limits.amount.minimum),
  maximum: Math.min(option?.maximum ?? Number.POSITIVE_INFINITY, limits.amount.maximum),
  available: null,
})

export const useDepositForm = () => {
  const owner = useSession(playerOf)?.bankOwner ?? ''
  const list = useQuery(depositQueries.options())
  const settings = useSiteSettings()
  const form = useMoneyForm<'amount' | 'bankOwner' | 'way', DepositRequest, DepositAnswer>({
    name: 'deposit',
    fields: ['amount', 'bankOwner', 'way'],
    send: requestDeposit,
  })
  const { amount, way } = form.draft
  const bankOwner = form.draft.bankOwner || owner
  const options = list.data ?? []
  const option = openOption(options, way)
  const rangeFor = (candidate: PaymentOption | null) =>
    rangeOf(candidate, settings.data?.minimumDeposit ?? 0)
  const range = rangeFor(option)
  const isOwnerWrong = option === null && !isWithinLimits(typedText(bankOwner), limits.bankOwner)
  return {
    form,
    isWaiting: isLoadingFirst(list) || isLoadingFirst(settings),
    optionsQuery: list,
    options,
    option,
    bankOwner,
    range,
    rangeFor,
    amountError: amountErrorOf(amount, range),
    isOwnerWrong,
    request: (): DepositRequest =>
      option === null
        ? { way: 'transfer', amount: amountOf(amount), bankOwner: typedText(bankOwner) }
        : { way: 'option', amount: amountOf(amount), code: option.code },
  }
}

export type DepositFormState = ReturnType<typeof useDepositForm>
