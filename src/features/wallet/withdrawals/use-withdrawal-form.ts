import { useQuery } from '@tanstack/react-query'
import { useSingleMutation } from '../../../failures/use-single-mutation.ts'
import { wholeAmount } from '../../../lib/money.ts'
import { amountErrorOf, amountOf } from '../money-form/money-form.model.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import { isLoadingFirst } from '../money-form/money-form.tsx'
import { useMoneyForm } from '../money-form/use-money-form.ts'
import { openOption } from '../payment-options.ts'
import type { PaymentOption } from '../payment-options.ts'
import { useBalances } from '../use-balances.ts'
import {
  withdrawalLimits as limits,
  launchWithdrawal,
  requestWithdrawal,
  withdrawalQueries,
} from './withdrawals.api.ts'
import type { WithdrawalRequest } from './withdrawals.api.ts'

export const useWithdrawalForm = () => {
  const balance = useBalances()?.balance ?? null
  const list = useQuery(withdrawalQueries.options())
  const launch = useSingleMutation({ mutationFn: launchWithdrawal })
  const form = useMoneyForm<'amount' | 'way', WithdrawalRequest, MoneyAnswer>({
    name: 'withdraw',
    fields: ['amount', 'way'],
    send: requestWithdrawal,
  })
  const { amount, way } = form.draft
  const options = list.data ?? []
  const option = openOption(options, way)
  const isBalanceKnown = balance !== null && balance.mark.kind !== 'unreadable'
  const rangeFor = (candidate: PaymentOption | null) => ({
    minimum: Math.max(candidate?.minimum ?? 0, limits.amount.minimum),
    maximum: Math.min(candidate?.maximum ?? Number.POSITIVE_INFINITY, limits.amount.maximum),
    available: isBalanceKnown ? wholeAmount(balance.amount) : null,
  })
  const range = rangeFor(option)
  const send = () => {
    const won = amountOf(amount)
    launch.reset()
    if (option === null) form.send({ way: 'transfer', amount: won })
    else
      launch.mutate(option.code, {
        onSuccess: ({ ticket }) => {
          if (ticket !== null) form.send({ way: 'option', amount: won, ticket })
        },
      })
  }
  return {
    form,
    launch,
    isWaiting: isLoadingFirst(list),
    optionsQuery: list,
    options,
    option,
    range,
    rangeFor,
    balance,
    error: amountErrorOf(amount, range),
    /** The form's message about its last request: about the launch, or the request itself. */
    outcome: {
      phase: launch.isPending ? ('sending' as const) : form.phase,
      answer: launch.data ?? form.answer,
      isRepeated: form.isRepeated,
      forget: () => {
        launch.reset()
        form.forget()
      },
    },
    preview: launch.isIdle ? form.preview : '',
    isSending: launch.isPending || form.phase === 'sending',
    send,
  }
}

export type WithdrawalFormState = ReturnType<typeof useWithdrawalForm>
