import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../../i18n/language.tsx'
import { localisedName } from '../../../i18n/localised-name.ts'
import { focusField } from '../../../platform/focus-field.ts'
import { Button } from '../../../ui/button.tsx'
import { ClockIcon } from '../../../ui/icons-list.tsx'
import { depositSteps } from '../money-form/quick-amounts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { AmountField } from '../money-form/amount-field.tsx'
import { amountOf } from '../money-form/amount.model.ts'
import { FormFoot } from '../money-form/form-foot.tsx'
import { FormWait, isFirstTry } from '../money-form/form-wait.tsx'
import { LastUsedButton } from '../money-form/last-used-button.tsx'
import { MoneyBrief } from '../money-form/money-brief.tsx'
import { MoneyColumns } from '../money-form/money-columns.tsx'
import { isOwnAccount } from '../money-form/money-form.model.ts'
import { DoneNote, MoneyFormStatus } from '../money-form/money-form-status.tsx'
import { OptionsMissing } from '../money-form/options-missing.tsx'
import { PossibleText } from '../money-form/range-text.tsx'
import { lockOf } from '../payment-options.ts'
import { RequestLock } from '../request-lock.tsx'
import { DepositAccount } from './deposit-account.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { DepositWayName, DepositWays } from './deposit-ways.tsx'
import { depositQueries } from './deposits.queries.ts'
import styles from '../money-form/money-form.module.css'
import { useIsLarge } from '../money-form/use-is-large.ts'
import type { AccountRequestState } from './use-account-request.ts'
import type { DepositFormState } from './use-deposit-form.ts'
import { useRefusalText } from './use-refusal-text.ts'

const Status = ({ state: { form }, hasCard }: { state: DepositFormState; hasCard: boolean }) => {
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
      done={() => (hasCard ? null : <DoneNote title={t('deposits.done.title')} />)}
    />
  )
}

/** Offers the last method and amount, if that method is still there. */
const Last = ({ state: { form, options, optionOf }, disabled }: StillProps) => {
  const { t, locale } = useLanguage()
  if (form.last === null) return null
  const option = optionOf(form.last.way)
  if (option === null && !isOwnAccount(form.last.way)) return null
  const name = option === null ? t('deposits.way.transfer') : localisedName(locale, option.name)
  return (
    <LastUsedButton
      last={form.last}
      way={options.length === 0 ? null : name}
      unit={t('money.unit')}
      disabled={disabled}
      onUse={form.takeLast}
    />
  )
}

type StillProps = { state: DepositFormState; disabled: boolean }

type DepositFormProps = {
  readonly state: DepositFormState
  /** Null: a card shows the account. */
  readonly accountRequest: AccountRequestState | null
  /** Another request would be refused by most backends. */
  readonly hasWaiting: boolean
}

/** Requests a deposit, by bank transfer or payment option (R-ACCT-07). */
export const DepositForm = ({ state, accountRequest, hasWaiting }: DepositFormProps) => {
  const { t, formatNumber } = useLanguage()
  const lock = useQuery(depositQueries.lock())
  const { form, option, bankOwner, range, amountError, isOwnerWrong } = state
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { isLocked } = lockOf(lock)
  const [isAsking, setIsAsking] = useState(false)
  const isLarge = useIsLarge()
  const isStill = form.phase !== 'editing' || isLocked
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isStill) return
    setIsSubmitted(amountError !== null || isOwnerWrong)
    const wrong = amountError !== null ? 'amount' : isOwnerWrong ? 'bankOwner' : null
    const needsConfirmation = wrong === null && isLarge(amountOf(form.draft.amount))
    setIsAsking(needsConfirmation)
    if (wrong !== null) focusField(event.currentTarget, wrong)
    else if (!needsConfirmation) form.send(state.request())
  }
  if (state.isWaiting || isFirstTry(lock)) return <FormWait title={t('deposits.form.title')} />
  const panel = (
    <Panel title={t('deposits.form.title')} className={styles['panel']}>
      <RequestLock title={t('deposits.lock.title')} query={lock} />
      <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
        <Last state={state} disabled={isStill} />
        <DepositWays state={state} />
        <OptionsMissing query={state.listed} />
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
          disabled={isStill}
          hint={<PossibleText range={range} unit={t('money.unit')} />}
        />
        {option === null && (
          <TextField
            label={t('deposits.owner.label')}
            name="bankOwner"
            autoComplete="name"
            className={styles['owner']}
            value={bankOwner}
            disabled={isStill}
            hint={t('deposits.owner.hint')}
            error={isSubmitted && isOwnerWrong && t('deposits.owner.error')}
            onChange={({ target }) => form.change('bankOwner', target.value)}
          />
        )}
        <Status state={state} hasCard={hasWaiting} />
        <MoneyBrief digits={form.preview} change="in" afterName={t('deposits.summary.after')} />
        <FormFoot
          digits={form.draft.amount}
          unit={t('money.unit')}
          way={<DepositWayName option={option} />}
        >
          <Button
            type="submit"
            variant={hasWaiting ? 'quiet' : 'main'}
            size="large"
            wide
            disabled={isLocked || form.phase === 'unknown'}
            busy={form.phase === 'sending'}
          >
            {t('deposits.button.submit')}
          </Button>
        </FormFoot>
      </form>
      {isAsking && (
        <QuestionDialog
          title={t('deposits.question', {
            amount: formatNumber(amountOf(form.draft.amount)),
            unit: t('money.unit'),
          })}
          yes={t('deposits.button.submit')}
          no={t('dialog.button.no')}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false)
            form.send(state.request())
          }}
        />
      )}
    </Panel>
  )
  return (
    <MoneyColumns
      form={panel}
      summary={<DepositSummary state={state} />}
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
