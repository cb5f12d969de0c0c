import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useLanguage, useT } from '../../../i18n/language.tsx'
import { ClockIcon } from '../../../ui/icons-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { AmountField, PossibleText, RangeText } from '../money-form/amount-field.tsx'
import { DoneNote, MoneyFormStatus } from '../money-form/money-form-status.tsx'
import { depositSteps } from '../money-form/money-form.model.ts'
import styles from '../money-form/money-form.module.css'
import {
  FormWait,
  isLoadingFirst,
  MoneyColumns,
  MoneyForm,
  OptionsMissing,
} from '../money-form/money-form.tsx'
import {
  MoneyFormSummary,
  MoneySummary,
  useBalanceItem,
  useTimeItems,
} from '../money-form/money-summary.tsx'
import { LastUsedMethod, PaymentMethods, MethodName } from '../money-form/payment-methods.tsx'
import { lockOf } from '../payment-options.ts'
import { RequestLock } from '../request-lock.tsx'
import { DepositAccount, useRefusalText } from './deposit-account.tsx'
import type { AccountRequestState } from './deposit-account.tsx'
import { depositQueries } from './deposits.api.ts'
import type { DepositFormState } from './use-deposit-form.ts'

const TRANSFER_NAME = 'deposits.way.transfer'

const DepositStatus = ({
  state: { form },
  hasCard,
}: {
  state: DepositFormState
  hasCard: boolean
}) => {
  const { t, formatNumber } = useLanguage()
  const refusalText = useRefusalText()
  return (
    <MoneyFormStatus
      form={form}
      sentText={({ amount }) =>
        t('deposits.sent', { amount: formatNumber(amount), unit: t('money.unit') })
      }
      refusal={(outcome) => {
        const { refusal = null } = form.answer ?? {}
        if (refusal !== null) return refusalText(refusal)
        if (outcome === 'still-waiting') return t('deposits.refusal.waiting')
        return outcome === 'not-at-this-time' ? t('deposits.refusal.locked') : null
      }}
      doneNote={() => (hasCard ? null : <DoneNote title={t('deposits.done.title')} />)}
    />
  )
}

/** What is about to be requested: method, name, time, and the balance after it. */
const useDepositItems = ({ form, option, bankOwner }: DepositFormState) => {
  const t = useT()
  const afterName = t('deposits.summary.after')
  const balance = useBalanceItem({ digits: form.preview, direction: 'in', afterName })
  const time = useTimeItems('deposit')
  const way = {
    key: 'way',
    name: t('deposits.way.label'),
    value: <MethodName transferName={TRANSFER_NAME} option={option} />,
  }
  const owner = { key: 'owner', name: t('deposits.owner.label'), value: bankOwner }
  return [way, ...(option === null ? [owner] : []), ...time, balance]
}

const Summary = ({ state }: { state: DepositFormState }) => {
  const t = useT()
  const isByTransfer = state.option === null
  return (
    <MoneySummary
      typed={state.form.draft.amount}
      items={useDepositItems(state)}
      steps={[
        ...(isByTransfer ? [t('deposits.next.account')] : []),
        t('deposits.next.request'),
        t(isByTransfer ? 'deposits.next.transfer' : 'deposits.next.instruction'),
        t('deposits.next.arrival'),
      ]}
    />
  )
}

type DepositFormProps = {
  readonly state: DepositFormState
  /** Null: a card shows the account. */
  readonly accountRequest: AccountRequestState | null
  /** Whether a deposit waits; most backends would then refuse another one. */
  readonly hasWaiting: boolean
}

/** Requests a deposit, by bank transfer or payment option (R-ACCT-07). */
export const DepositForm = ({ state, accountRequest, hasWaiting }: DepositFormProps) => {
  const { t } = useLanguage()
  const lock = useQuery(depositQueries.lock())
  const { form, options, option, bankOwner, range, rangeFor, amountError, isOwnerWrong } = state
  const items = useDepositItems(state)
  const { isLocked } = lockOf(lock)
  const isEditing = form.phase === 'editing'
  const isDisabled = !isEditing || isLocked
  if (state.isWaiting || isLoadingFirst(lock)) return <FormWait title={t('deposits.form.title')} />
  const fields = (isSubmitted: boolean) => (
    <>
      <LastUsedMethod
        last={form.last}
        transferName={TRANSFER_NAME}
        options={options}
        namesMethod={options.length > 0}
        disabled={isDisabled}
        onUse={form.takeLast}
      />
      {options.length > 0 && (
        <PaymentMethods
          legend={t('deposits.way.label')}
          transferName={TRANSFER_NAME}
          transferDetails={<RangeText range={rangeFor(null)} />}
          options={options}
          option={option}
          rangeFor={rangeFor}
          disabled={!isEditing}
          onChange={(way) => form.change('way', way)}
        />
      )}
      <OptionsMissing query={state.optionsQuery} />
      {option === null && accountRequest !== null && (
        <DepositAccount accountRequest={accountRequest} none="deposits.account.none" />
      )}
      <AmountField
        label={t('amount.label')}
        digits={form.draft.amount}
        onChange={(digits) => form.change('amount', digits)}
        limits={range}
        error={isSubmitted ? amountError : null}
        unit={t('money.unit')}
        steps={depositSteps}
        disabled={isDisabled}
        hint={<PossibleText range={range} unit={t('money.unit')} />}
      />
      {option === null && (
        <TextField
          label={t('deposits.owner.label')}
          name="bankOwner"
          autoComplete="name"
          className={styles['owner']}
          value={bankOwner}
          disabled={isDisabled}
          hint={t('deposits.owner.hint')}
          error={isSubmitted && isOwnerWrong && t('deposits.owner.error')}
          onChange={({ target }) => form.change('bankOwner', target.value)}
        />
      )}
      <DepositStatus state={state} hasCard={hasWaiting} />
      <MoneyFormSummary
        request="deposit"
        digits={form.preview}
        direction="in"
        afterName={t('deposits.summary.after')}
      />
    </>
  )
  const wrongOwner = isOwnerWrong ? 'bankOwner' : null
  return (
    <MoneyColumns
      form={
        <Panel title={t('deposits.form.title')} className={styles['panel']}>
          <RequestLock title={t('deposits.lock.title')} query={lock} />
          <MoneyForm
            form={form}
            unit={t('money.unit')}
            way={<MethodName transferName={TRANSFER_NAME} option={option} />}
            wrongField={amountError === null ? wrongOwner : 'amount'}
            isLocked={isLocked}
            submit={t('deposits.button.submit')}
            variant={hasWaiting ? 'quiet' : 'main'}
            question="deposits.question"
            items={items}
            onSend={() => form.send(state.request())}
          >
            {fields}
          </MoneyForm>
        </Panel>
      }
      summary={<Summary state={state} />}
      aside={
        <Tile
          as={Link}
          to="/limits"
          icon={<ClockIcon />}
          title={t('protection.offer.link')}
          caption={t('protection.offer.text')}
        />
      }
    />
  )
}
