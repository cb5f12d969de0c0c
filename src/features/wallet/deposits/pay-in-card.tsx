import { Link } from 'react-router-dom'
import { useEffect, useState } from 'react'
import { useLanguage, useT } from '../../../i18n/language.tsx'
import { formatMoment } from '../../../lib/dates.ts'
import { wholeAmount } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { StepList } from '../../../ui/step-list.tsx'
import { OperatorText } from '../../operator-text/operator-text.tsx'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { CancelRequest } from '../cancel-request.tsx'
import { MoneyText } from '../money-text.tsx'
import type { PaymentOption } from '../payment-options.ts'
import type { Deposit } from '../wallet.api.ts'
import { MethodName } from '../money-form/payment-methods.tsx'
import { DepositAccount } from './deposit-account.tsx'
import type { AccountRequestState } from './deposit-account.tsx'
import { depositMutations } from './deposits.api.ts'
import { isByTransfer, payInOf } from './pay-in.model.ts'
import type { PayIn } from './pay-in.model.ts'
import styles from './pay-in-card.module.css'
import { MINUTE_MS } from '../../../lib/durations.ts'

const UPDATE_INTERVAL_MS = 5_000

const minutesUntil = (time: number): number => Math.ceil((time - Date.now()) / MINUTE_MS)

/** Whole minutes until an RFC 3339 time, rounded up; 0 or less: it is over; null: there is no such time. */
const useMinutesLeft = (until: string | null): number | null => {
  const endMs = until === null ? Number.NaN : Date.parse(until)
  const [minutes, setMinutes] = useState(() => minutesUntil(endMs))
  useEffect(() => {
    const update = () => setMinutes(minutesUntil(endMs))
    update()
    const timer = setInterval(update, UPDATE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [endMs])
  return Number.isNaN(endMs) ? null : minutes
}

type PayInCardProps = {
  readonly deposit: Deposit
  readonly options: readonly PaymentOption[]
  readonly accountRequest: AccountRequestState
}

const Copy = ({ text, label }: { text: string; label: string }) => {
  const t = useT()
  return <CopyButton text={() => text} label={label} copied={t('failure.copied.label')} />
}

const Method = ({ code, options }: { code: PayIn['code'] } & Pick<PayInCardProps, 'options'>) => {
  const option = options.find((candidate) => candidate.code === code) ?? null
  if (code !== null && option === null) return <OperatorTitle>{String(code)}</OperatorTitle>
  return <MethodName transferName="deposits.way.transfer" option={option} />
}

/** Longer times are shown in hours. */
const MANY_MINUTES = 120

const PayBy = ({ until }: { until: string }) => {
  const t = useT()
  const minutes = useMinutesLeft(until)
  const time = formatMoment(until)
  if (minutes === null) return null
  if (minutes <= 0) return <Callout tone="unsure" title={t('deposits.payIn.by.over', { time })} />
  return (
    <p className={styles['by']}>
      <span>{t('deposits.payIn.by.text', { time })}</span>
      <span className={styles['left']}>
        {minutes < MANY_MINUTES
          ? t('deposits.payIn.by.left', { minutes })
          : t('deposits.payIn.by.leftHours', { hours: Math.floor(minutes / 60) })}
      </span>
    </p>
  )
}

const UnknownInstruction = () => {
  const t = useT()
  return (
    <Callout
      tone="unsure"
      title={t('deposits.payIn.unknown.title')}
      actions={
        <Link to="/help" className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {t('deposits.payIn.unknown.support')}
        </Link>
      }
    >
      <p>{t('deposits.payIn.unknown.text')}</p>
    </Callout>
  )
}

/** The account or address that the member pays to. */
const Destination = ({
  payIn,
  accountRequest,
}: {
  payIn: PayIn | null
  accountRequest: AccountRequestState
}) => {
  const t = useT()
  if (payIn === null) return <UnknownInstruction />
  const { instruction, payTo } = payIn
  if (isByTransfer(payIn))
    return <DepositAccount accountRequest={accountRequest} none="deposits.payIn.account.none" />
  if (instruction === null && payTo === null) return <UnknownInstruction />
  return (
    <>
      {payTo !== null && (
        <div className={styles['fact']}>
          <p className={styles['name']}>{t('deposits.payIn.to.label')}</p>
          <p className={styles['to']} translate="no">
            {payTo}
          </p>
          <Copy text={payTo} label={t('deposits.payIn.to.copy')} />
        </div>
      )}
      {instruction !== null && (
        <div className={styles['instruction']}>
          <OperatorText>{instruction}</OperatorText>
          {payTo === null && (
            <Copy text={instruction} label={t('deposits.payIn.instruction.copy')} />
          )}
        </div>
      )}
    </>
  )
}

/** Shows how to pay a waiting deposit until it is settled (R-ACCT-07). */
export const PayInCard = ({ deposit, options, accountRequest }: PayInCardProps) => {
  const { t, formatNumber } = useLanguage()
  const payIn = payInOf(deposit)
  const won = wholeAmount(deposit.amount)
  const { isReadable } = deposit.amount
  const sum = { amount: formatNumber(won), unit: t('money.unit') }
  const requestedAt = formatMoment(deposit.requestedAt)
  return (
    <Panel
      title={t('deposits.payIn.title')}
      aside={<StatusPill tone="waiting">{t('request.state.waiting')}</StatusPill>}
      className={styles['card']}
    >
      <div className={styles['columns']}>
        <div className={styles['facts']}>
          <div className={styles['fact']}>
            <p className={styles['name']}>{t('deposits.payIn.amount.label')}</p>
            <p className={styles['sum']}>
              <MoneyText amount={deposit.amount} tone="gold" size="large" />
            </p>
            {isReadable && <Copy text={String(won)} label={t('deposits.payIn.amount.copy')} />}
          </div>
          {/* The account stays after its time, which the clock of the device may not know. */}
          <Destination payIn={payIn} accountRequest={accountRequest} />
          {payIn?.payBy != null && <PayBy until={payIn.payBy} />}
          {payIn !== null && (
            <dl className={styles['more']}>
              <div>
                <dt>{t('deposits.way.label')}</dt>
                <dd>
                  <Method code={payIn.code} options={options} />
                </dd>
              </div>
              {payIn.bankOwner !== null && (
                <div>
                  <dt>{t('deposits.owner.label')}</dt>
                  <dd translate="no">{payIn.bankOwner}</dd>
                </div>
              )}
            </dl>
          )}
        </div>
        <div className={styles['way']}>
          <StepList
            current={isReadable ? 1 : undefined}
            steps={[
              t('deposits.payIn.step.requested', { at: requestedAt }),
              ...(isReadable ? [t('deposits.payIn.step.pay', sum)] : []),
              t('deposits.payIn.step.arrival'),
            ]}
          />
          <CancelRequest
            request={deposit}
            mutation={depositMutations.cancel(deposit.id)}
            question={t('deposits.cancel.question', sum)}
          />
        </div>
      </div>
    </Panel>
  )
}
