import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { maskedNumber } from '../../../lib/masked-number.ts'
import { wholeAmount } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { BalanceText } from '../balance-text.tsx'
import { AmountField } from '../money-form/amount-field.tsx'
import { amountErrorOf, amountOf } from '../money-form/amount.model.ts'
import { FormWait, isFirstTry } from '../money-form/form-wait.tsx'
import { DoneNote, MoneyFormStatus, RefusedNote } from '../money-form/money-form-status.tsx'
import styles from '../money-form/money-form.module.css'
import { OptionsMissing } from '../money-form/options-missing.tsx'
import { useMoneyForm } from '../money-form/use-money-form.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import type { PaymentOption } from '../payment-options.ts'
import { RequestLock } from '../request-lock.tsx'
import { useBalances } from '../use-balances.ts'
import { withdrawalLimits, withdrawalMutations, withdrawalQueries } from './withdrawals.queries.ts'
import type { WithdrawalRequest } from './withdrawals.queries.ts'

const TRANSFER = 'transfer'
const steps = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const
const limits = withdrawalLimits

const useWithdrawalForm = () => {
  const sum = useBalances()?.balance ?? null
  const options = useQuery(withdrawalQueries.options())
  const launch = useMutation(withdrawalMutations.launch())
  const form = useMoneyForm<'amount' | 'way', WithdrawalRequest, MoneyAnswer>({
    name: 'withdraw',
    fields: ['amount', 'way'],
    mutation: withdrawalMutations.request(),
  })
  const { amount, way } = form.draft
  const option = options.data?.find(({ code }) => String(code) === way) ?? null
  const isKnown = sum !== null && sum.mark.kind !== 'unreadable'
  const range = {
    minimum: Math.max(option?.minimum ?? 0, limits.amount.minimum),
    maximum: Math.min(option?.maximum ?? Number.POSITIVE_INFINITY, limits.amount.maximum),
    available: isKnown ? wholeAmount(sum.amount) : null,
  }
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
    isWaiting: isFirstTry(options),
    listed: options,
    options: options.data ?? [],
    option,
    range,
    sum,
    error: amountErrorOf(amount, range),
    isSending: launch.isPending || form.phase === 'sending',
    send,
  }
}

type State = ReturnType<typeof useWithdrawalForm>

const Ways = ({ state: { form, launch, options, option, isSending } }: { state: State }) => {
  const { t, locale, formatNumber } = useLanguage()
  const player = useSession(playerOf)
  const note = ({ minimum, maximum }: PaymentOption) =>
    t('amount.range', {
      minimum: formatNumber(minimum),
      maximum: formatNumber(Math.min(maximum, limits.amount.maximum)),
      unit: t('money.unit'),
    })
  return (
    <ChoiceCards
      legend={t('withdrawals.way.label')}
      value={option === null ? TRANSFER : String(option.code)}
      onChange={(way) => {
        launch.reset()
        form.change('way', way)
      }}
      disabled={isSending || form.phase !== 'editing'}
      choices={[
        {
          value: TRANSFER,
          title: t('withdrawals.way.transfer'),
          note: player && (
            <OperatorTitle>
              {[player.bankName, maskedNumber(player.bankNumber), player.bankOwner]
                .filter(Boolean)
                .join(' ')}
            </OperatorTitle>
          ),
        },
        ...options.map((one) => ({
          value: String(one.code),
          title: <OperatorTitle>{localisedName(locale, one.name)}</OperatorTitle>,
          note: note(one),
        })),
      ]}
    />
  )
}

const Status = ({ state: { form, launch } }: { state: State }) => {
  const { t, formatNumber } = useLanguage()
  const refusal = (outcome: MoneyAnswer['outcome']) => {
    if (outcome === 'still-waiting') return t('withdrawals.refusal.waiting')
    if (outcome === 'not-found') return t('withdrawals.refusal.expired')
    return outcome === 'not-at-this-time' ? t('withdrawals.refusal.locked') : null
  }
  if (launch.error) return <RefusedNote title={t(`failure.${launch.error.kind}.title`)} />
  if (launch.data && launch.data.outcome !== 'done')
    return (
      <RefusedNote title={refusal(launch.data.outcome) ?? t(`outcome.${launch.data.outcome}`)} />
    )
  return (
    <MoneyFormStatus
      form={form}
      refusal={refusal}
      sent={({ amount }) =>
        t('withdrawals.sent', { amount: formatNumber(amount), unit: t('money.unit') })
      }
      done={() => (
        <DoneNote title={t('withdrawals.done.title')}>
          <p>{t('withdrawals.done.text')}</p>
        </DoneNote>
      )}
    />
  )
}

/** Requests a withdrawal, to the bank account or by a payment option (R-ACCT-07). */
export const WithdrawalForm = () => {
  const { t, formatNumber } = useLanguage()
  const lock = useQuery(withdrawalQueries.lock())
  const state = useWithdrawalForm()
  const { form, range, error, sum, isSending } = state
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isLocked = lock.data?.isLocked === true
  const isStill = isLocked || isSending || form.phase !== 'editing'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isStill) return
    setIsSubmitted(error !== null)
    setIsAsking(error === null)
    const field = error && event.currentTarget.elements.namedItem('amount')
    if (field instanceof HTMLElement) field.focus()
  }
  if (state.isWaiting || isFirstTry(lock)) return <FormWait title={t('withdrawals.form.title')} />
  return (
    <Panel title={t('withdrawals.form.title')}>
      {lock.data?.isLocked === true && (
        <RequestLock title={t('withdrawals.lock.title')} lock={lock.data} />
      )}
      <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
        <p className={styles['available']}>
          {t('withdrawals.available.label')} <BalanceText sum={sum} tone="gold" size="large" />
        </p>
        <Ways state={state} />
        <OptionsMissing query={state.listed} />
        <AmountField
          label={t('amount.label')}
          digits={form.draft.amount}
          onChange={(digits) => {
            state.launch.reset()
            form.change('amount', digits)
          }}
          limits={range}
          error={isSubmitted ? error : null}
          unit={t('money.unit')}
          steps={steps}
          disabled={isStill}
        />
        <Status state={state} />
        <Button
          type="submit"
          variant="main"
          size="large"
          wide
          disabled={isLocked || form.phase === 'unknown'}
          busy={isSending}
        >
          {t('withdrawals.button.submit')}
        </Button>
      </form>
      {isAsking && (
        <QuestionDialog
          title={t('withdrawals.question', {
            amount: formatNumber(amountOf(form.draft.amount)),
            unit: t('money.unit'),
          })}
          yes={t('withdrawals.button.submit')}
          no={t('dialog.button.no')}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false)
            state.send()
          }}
        />
      )}
    </Panel>
  )
}
