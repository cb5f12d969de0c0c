import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { isWithinLimits } from '../../../lib/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { OperatorText } from '../../operator-text/operator-text.tsx'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { siteSettingsQueries } from '../../site-settings/site-settings.queries.ts'
import { AmountField } from '../money-form/amount-field.tsx'
import { amountErrorOf, amountOf } from '../money-form/amount.model.ts'
import { FormWait, isFirstTry } from '../money-form/form-wait.tsx'
import { DoneNote, MoneyFormStatus } from '../money-form/money-form-status.tsx'
import { OptionsMissing } from '../money-form/options-missing.tsx'
import { useMoneyForm } from '../money-form/use-money-form.ts'
import type { PaymentOption } from '../payment-options.ts'
import { RequestLock } from '../request-lock.tsx'
import { DepositAccount } from './deposit-account.tsx'
import { depositLimits, depositMutations, depositQueries } from './deposits.queries.ts'
import type { DepositAnswer, DepositRequest } from './deposits.queries.ts'
import styles from '../money-form/money-form.module.css'
import { useRefusalText } from './use-refusal-text.ts'

const TRANSFER = 'transfer'
const steps = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const
const limits = depositLimits

const useDepositForm = () => {
  const owner = useSession(playerOf)?.bankOwner ?? ''
  const options = useQuery(depositQueries.options())
  const { locale } = useLanguage()
  const settings = useQuery(siteSettingsQueries.in(locale))
  const form = useMoneyForm<'amount' | 'bankOwner' | 'way', DepositRequest, DepositAnswer>({
    name: 'deposit',
    fields: ['amount', 'bankOwner', 'way'],
    mutation: depositMutations.request(),
  })
  const { amount, way } = form.draft
  const bankOwner = form.draft.bankOwner || owner
  const option = options.data?.find(({ code }) => String(code) === way) ?? null
  const least = option?.minimum ?? settings.data?.minimumDeposit ?? 0
  const range = {
    minimum: Math.max(least, limits.amount.minimum),
    maximum: Math.min(option?.maximum ?? Number.POSITIVE_INFINITY, limits.amount.maximum),
    available: null,
  }
  const amountError = amountErrorOf(amount, range)
  const isOwnerWrong = option === null && !isWithinLimits(bankOwner.trim(), limits.bankOwner)
  return {
    form,
    isWaiting: isFirstTry(options) || isFirstTry(settings),
    listed: options,
    options: options.data ?? [],
    option,
    bankOwner,
    range,
    amountError,
    isOwnerWrong,
    request: (): DepositRequest =>
      option === null
        ? { way: 'transfer', amount: amountOf(amount), bankOwner: bankOwner.trim() }
        : { way: 'option', amount: amountOf(amount), code: option.code },
  }
}

type DepositFormState = ReturnType<typeof useDepositForm>

const Ways = ({ state: { form, options, option } }: { state: DepositFormState }) => {
  const { t, locale, formatNumber } = useLanguage()
  if (options.length === 0) return null
  const note = ({ minimum, maximum }: PaymentOption) =>
    t('amount.range', {
      minimum: formatNumber(minimum),
      maximum: formatNumber(Math.min(maximum, limits.amount.maximum)),
      unit: t('money.unit'),
    })
  return (
    <ChoiceCards
      legend={t('deposits.way.label')}
      value={option === null ? TRANSFER : String(option.code)}
      onChange={(way) => form.change('way', way)}
      disabled={form.phase !== 'editing'}
      choices={[
        {
          value: TRANSFER,
          title: t('deposits.way.transfer'),
          note: t('deposits.way.transferNote'),
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

const Status = ({ state: { form } }: { state: DepositFormState }) => {
  const { t, formatNumber } = useLanguage()
  const refusalText = useRefusalText()
  return (
    <MoneyFormStatus
      form={form}
      sent={({ amount }) =>
        t('deposits.sent', { amount: formatNumber(amount), unit: t('money.unit') })
      }
      refusal={(outcome) => {
        const { refused = null } = form.answer ?? {}
        if (refused !== null) return refusalText(refused)
        if (outcome === 'still-waiting') return t('deposits.refusal.waiting')
        return outcome === 'not-at-this-time' ? t('deposits.refusal.locked') : null
      }}
      done={({ instruction }) => (
        <DoneNote title={t('deposits.done.title')}>
          {instruction === null ? (
            <p>{t('deposits.done.transfer')}</p>
          ) : (
            <OperatorText>{instruction}</OperatorText>
          )}
        </DoneNote>
      )}
    />
  )
}

/** Requests a deposit, by bank transfer or payment option (R-ACCT-07). */
export const DepositForm = () => {
  const { t, formatNumber } = useLanguage()
  const lock = useQuery(depositQueries.lock())
  const state = useDepositForm()
  const { form, option, bankOwner, range, amountError, isOwnerWrong } = state
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isLocked = lock.data?.isLocked === true
  const isStill = form.phase !== 'editing' || isLocked
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isStill) return
    setIsSubmitted(amountError !== null || isOwnerWrong)
    const wrong = amountError !== null ? 'amount' : isOwnerWrong ? 'bankOwner' : null
    const field = wrong && event.currentTarget.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
    if (wrong === null) form.send(state.request())
  }
  if (state.isWaiting || isFirstTry(lock)) return <FormWait title={t('deposits.form.title')} />
  return (
    <Panel title={t('deposits.form.title')}>
      {lock.data?.isLocked === true && (
        <RequestLock title={t('deposits.lock.title')} lock={lock.data} />
      )}
      <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
        <Ways state={state} />
        <OptionsMissing query={state.listed} />
        {option === null && <DepositAccount />}
        <AmountField
          label={t('amount.label')}
          digits={form.draft.amount}
          onChange={(digits) => form.change('amount', digits)}
          limits={range}
          error={isSubmitted ? amountError : null}
          unit={t('money.unit')}
          steps={steps}
          disabled={isStill}
          hint={
            (option !== null || range.minimum > 1) &&
            t('amount.range', {
              minimum: formatNumber(range.minimum),
              maximum: formatNumber(range.maximum),
              unit: t('money.unit'),
            })
          }
        />
        {option === null && (
          <TextField
            label={t('deposits.owner.label')}
            name="bankOwner"
            autoComplete="name"
            value={bankOwner}
            disabled={isStill}
            hint={t('deposits.owner.hint')}
            error={isSubmitted && isOwnerWrong && t('deposits.owner.error')}
            onChange={({ target }) => form.change('bankOwner', target.value)}
          />
        )}
        <Status state={state} />
        <Button
          type="submit"
          variant="main"
          size="large"
          wide
          disabled={isLocked || form.phase === 'unknown'}
          busy={form.phase === 'sending'}
        >
          {t('deposits.button.submit')}
        </Button>
      </form>
    </Panel>
  )
}
