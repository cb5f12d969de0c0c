import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { wholeAmount } from '../../../lib/money.ts'
import { focusField } from '../../../platform/focus-field.ts'
import { Button } from '../../../ui/button.tsx'
import { moneySteps } from '../money-form/quick-amounts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Sentence } from '../../../ui/figure.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { BalanceText } from '../balance-text.tsx'
import type { MarkedSum } from '../balances.model.ts'
import { AmountField } from '../money-form/amount-field.tsx'
import { amountOf } from '../money-form/amount.model.ts'
import type { AmountLimits } from '../money-form/amount.model.ts'
import { FormFoot } from '../money-form/form-foot.tsx'
import { FormWait, isFirstTry } from '../money-form/form-wait.tsx'
import { LastUsedButton } from '../money-form/last-used-button.tsx'
import { MoneyBrief } from '../money-form/money-brief.tsx'
import { MoneyColumns } from '../money-form/money-columns.tsx'
import { isOwnAccount } from '../money-form/money-form.model.ts'
import type { MoneyAnswer } from '../money-form/money-form.model.ts'
import { DoneNote, MoneyFormStatus, RefusedNote } from '../money-form/money-form-status.tsx'
import styles from '../money-form/money-form.module.css'
import { OptionsMissing } from '../money-form/options-missing.tsx'
import { PossibleText } from '../money-form/range-text.tsx'
import { lockOf } from '../payment-options.ts'
import { RequestLock } from '../request-lock.tsx'
import { useBalances } from '../use-balances.ts'
import type { WithdrawalFormState } from './use-withdrawal-form.ts'
import { WithdrawalSummary } from './withdrawal-summary.tsx'
import { WithdrawalWayName, WithdrawalWays } from './withdrawal-ways.tsx'
import { withdrawalQueries } from './withdrawals.queries.ts'

const Status = ({ state: { form, launch } }: { state: WithdrawalFormState }) => {
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

type StillProps = { state: WithdrawalFormState; disabled: boolean }

/** Offers the last method and amount, if that method is still there. */
const Last = ({ state: { form, launch, optionOf }, disabled }: StillProps) => {
  const { t, locale } = useLanguage()
  if (form.last === null) return null
  const option = optionOf(form.last.way)
  if (option === null && !isOwnAccount(form.last.way)) return null
  return (
    <LastUsedButton
      last={form.last}
      way={option === null ? t('withdrawals.way.transfer') : localisedName(locale, option.name)}
      unit={t('money.unit')}
      disabled={disabled}
      onUse={() => {
        launch.reset()
        form.takeLast()
      }}
    />
  )
}

/** The limits of the method while the balance is old or unknown. */
const possible = (range: AmountLimits, sum: MarkedSum | null): AmountLimits =>
  sum?.mark.kind === 'fine' ? range : { ...range, available: null }

/** Game money must be moved before it can be withdrawn. An old sum may have been moved already. */
const InGames = () => {
  const { t, formatNumber } = useLanguage()
  const sum = useBalances()?.gameBalance ?? null
  if (sum?.mark.kind !== 'fine') return null
  const amount = wholeAmount(sum.amount)
  if (amount <= 0) return null
  const text = t('withdrawals.inGames.text', {
    amount: formatNumber(amount),
    unit: t('money.unit'),
  })
  return (
    <p className={styles['inGames']}>
      <Sentence>{text}</Sentence> <Link to="/game">{t('withdrawals.inGames.link')}</Link>
    </p>
  )
}

/** Requests a withdrawal, to the bank account or by a payment option (R-ACCT-07). */
export const WithdrawalForm = ({ state }: { state: WithdrawalFormState }) => {
  const { t, formatNumber } = useLanguage()
  const lock = useQuery(withdrawalQueries.lock())
  const { form, range, error, sum, isSending } = state
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { isLocked } = lockOf(lock)
  const isStill = isLocked || isSending || form.phase !== 'editing'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isStill) return
    setIsSubmitted(error !== null)
    setIsAsking(error === null)
    if (error !== null) focusField(event.currentTarget, 'amount')
  }
  if (state.isWaiting || isFirstTry(lock)) return <FormWait title={t('withdrawals.form.title')} />
  const panel = (
    <Panel title={t('withdrawals.form.title')} className={styles['panel']}>
      <RequestLock title={t('withdrawals.lock.title')} query={lock} />
      <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
        <div>
          <p className={styles['available']}>
            <span>{t('withdrawals.available.label')}</span> <BalanceText sum={sum} size="large" />
          </p>
          <InGames />
        </div>
        <Last state={state} disabled={isStill} />
        <WithdrawalWays state={state} />
        <OptionsMissing query={state.listed} />
        <AmountField
          label={t('amount.label')}
          digits={form.draft.amount}
          onChange={(digits) => {
            state.launch.reset()
            form.change('amount', digits)
          }}
          limits={range}
          hint={<PossibleText range={possible(range, sum)} unit={t('money.unit')} />}
          error={isSubmitted ? error : null}
          unit={t('money.unit')}
          steps={moneySteps}
          disabled={isStill}
        />
        <Status state={state} />
        <MoneyBrief
          digits={state.preview}
          change="out"
          afterName={t('withdrawals.summary.after')}
        />
        <FormFoot
          digits={form.draft.amount}
          unit={t('money.unit')}
          way={<WithdrawalWayName option={state.option} />}
        >
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
        </FormFoot>
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
  return <MoneyColumns form={panel} summary={<WithdrawalSummary state={state} />} />
}
