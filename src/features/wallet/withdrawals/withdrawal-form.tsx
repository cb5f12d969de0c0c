import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../../i18n/language.tsx'
import { wholeAmount } from '../../../lib/money.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Sentence } from '../../../ui/figure.tsx'
import { BalanceText } from '../balance-text.tsx'
import type { MarkedSum } from '../balances.model.ts'
import { AmountField, PossibleText, RangeText } from '../money-form/amount-field.tsx'
import { DoneNote, MoneyFormStatus, RefusedNote } from '../money-form/money-form-status.tsx'
import { moneySteps } from '../money-form/money-form.model.ts'
import type { AmountLimits, MoneyAnswer } from '../money-form/money-form.model.ts'
import styles from '../money-form/money-form.module.css'
import {
  FormWait,
  isLoadingFirst,
  MoneyColumns,
  MoneyForm,
  OptionsMissing,
} from '../money-form/money-form.tsx'
import { MoneyFormSummary } from '../money-form/money-summary.tsx'
import { LastUsedMethod, PaymentMethods, MethodName } from '../money-form/payment-methods.tsx'
import { lockOf } from '../payment-options.ts'
import { RequestLock } from '../request-lock.tsx'
import { useBalances } from '../use-balances.ts'
import type { WithdrawalFormState } from './use-withdrawal-form.ts'
import { OwnAccount, useWithdrawalItems, WithdrawalSummary } from './withdrawal-summary.tsx'
import { withdrawalQueries } from './withdrawals.api.ts'

const TRANSFER_NAME = 'withdrawals.way.transfer'

const WithdrawalStatus = ({ state: { form, launch } }: { state: WithdrawalFormState }) => {
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
      sentText={({ amount }) =>
        t('withdrawals.sent', { amount: formatNumber(amount), unit: t('money.unit') })
      }
      doneNote={() => (
        <DoneNote title={t('withdrawals.done.title')}>
          <p>{t('withdrawals.done.text')}</p>
        </DoneNote>
      )}
    />
  )
}

/** Leaves out the available sum while the balance is outdated or unknown. */
const withoutOldBalance = (range: AmountLimits, balance: MarkedSum | null): AmountLimits =>
  balance?.mark.kind === 'fine' ? range : { ...range, available: null }

/** Game money must be moved before it can be withdrawn. An outdated sum is not shown: it may have been moved already. */
const GameMoneyHint = () => {
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
  const { t } = useLanguage()
  const lock = useQuery(withdrawalQueries.lock())
  const { form, launch, options, option, range, rangeFor, error, balance, isSending } = state
  const items = useWithdrawalItems(state)
  const { isLocked } = lockOf(lock)
  const isEditing = !isSending && form.phase === 'editing'
  if (state.isWaiting || isLoadingFirst(lock))
    return <FormWait title={t('withdrawals.form.title')} />
  const changeField = (field: 'amount' | 'way', text: string) => {
    launch.reset()
    form.change(field, text)
  }
  const accountDetails = (
    <>
      <OwnAccount />
      <span className={styles['own']}>
        <RangeText range={rangeFor(null)} />
      </span>
    </>
  )
  const fields = (isSubmitted: boolean) => (
    <>
      <div>
        <p className={styles['available']}>
          <span>{t('withdrawals.available.label')}</span> <BalanceText sum={balance} size="large" />
        </p>
        <GameMoneyHint />
      </div>
      <LastUsedMethod
        last={form.last}
        transferName={TRANSFER_NAME}
        options={options}
        namesMethod
        disabled={isLocked || !isEditing}
        onUse={() => {
          launch.reset()
          form.takeLast()
        }}
      />
      <PaymentMethods
        legend={t('withdrawals.way.label')}
        transferName={TRANSFER_NAME}
        transferDetails={accountDetails}
        options={options}
        option={option}
        rangeFor={rangeFor}
        disabled={!isEditing}
        onChange={(way) => changeField('way', way)}
      />
      <OptionsMissing query={state.optionsQuery} />
      <AmountField
        label={t('amount.label')}
        digits={form.draft.amount}
        onChange={(digits) => changeField('amount', digits)}
        limits={range}
        hint={<PossibleText range={withoutOldBalance(range, balance)} unit={t('money.unit')} />}
        error={isSubmitted ? error : null}
        unit={t('money.unit')}
        steps={moneySteps}
        disabled={isLocked || !isEditing}
      />
      <WithdrawalStatus state={state} />
      <MoneyFormSummary
        request="withdrawal"
        digits={state.preview}
        direction="out"
        afterName={t('withdrawals.summary.after')}
      />
    </>
  )
  return (
    <MoneyColumns
      form={
        <Panel title={t('withdrawals.form.title')} className={styles['panel']}>
          <RequestLock title={t('withdrawals.lock.title')} query={lock} />
          <MoneyForm
            form={form}
            unit={t('money.unit')}
            way={<MethodName transferName={TRANSFER_NAME} option={option} />}
            wrongField={error === null ? null : 'amount'}
            isLocked={isLocked}
            isBusy={isSending}
            submit={t('withdrawals.button.submit')}
            question="withdrawals.question"
            alwaysAsks
            items={items}
            onSend={state.send}
          >
            {fields}
          </MoneyForm>
        </Panel>
      }
      summary={<WithdrawalSummary state={state} />}
    />
  )
}
