import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/language.tsx'
import coins from '../../../ui/art/page-coins.svg'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DepositIcon } from '../../../ui/icons-money.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Page } from '../../../ui/page.tsx'
import { MoneyRequests, useRequestPages } from '../money-requests.tsx'
import { useForgetSettled } from '../money-form/use-money-form.ts'
import { walletQueries } from '../wallet.queries.ts'
import type { Deposit } from '../wallet.queries.ts'
import { useAccountRequest } from './deposit-account.tsx'
import type { AccountRequestState } from './deposit-account.tsx'
import { DepositForm } from './deposit-form.tsx'
import { depositQueries } from './deposits.queries.ts'
import { PayInCard } from './pay-in-card.tsx'
import styles from './pay-in-card.module.css'
import { isByTransfer, payInOf, waitingIn } from './pay-in.model.ts'
import { useDepositForm } from './use-deposit-form.ts'

type PayInCardsProps = {
  readonly waiting: readonly Deposit[]
  readonly accountRequest: AccountRequestState
  /** Whether the form's request was just accepted: the cards say so and come into view. */
  readonly isAccepted: boolean
}

/** A card for each waiting deposit. */
const PayInCards = ({ waiting, accountRequest, isAccepted }: PayInCardsProps) => {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const options = useQuery(depositQueries.options())
  // The request may be accepted before its card is there.
  const showsAccepted = isAccepted && waiting.length > 0
  useEffect(() => {
    if (showsAccepted) frame.current?.scrollIntoView({ block: 'start' })
  }, [showsAccepted])
  if (waiting.length === 0) return null
  return (
    <div ref={frame} className={styles['cards']}>
      {isAccepted && <Callout tone="good" title={t('deposits.done.title')} />}
      {waiting.map((deposit) => (
        <PayInCard
          key={deposit.id}
          deposit={deposit}
          options={options.data ?? []}
          accountRequest={accountRequest}
        />
      ))}
    </div>
  )
}

export const DepositsScreen = () => {
  const t = useT()
  const { page, query, first } = useRequestPages(walletQueries.deposits)
  const state = useDepositForm()
  const waiting = waitingIn(first.data?.items ?? [], query.data?.items ?? [])
  const isShown = waiting.some((one) => isByTransfer(payInOf(one)))
  const accountRequest = useAccountRequest(state.option === null || isShown)
  useForgetSettled(first, state.form)
  return (
    <Page low motif={coins} title={t('deposits.page.title')} lead={t('deposits.page.lead')}>
      <PayInCards
        waiting={waiting}
        accountRequest={accountRequest}
        isAccepted={state.form.answer?.outcome === 'done'}
      />
      <DepositForm
        state={state}
        accountRequest={isShown ? null : accountRequest}
        hasWaiting={waiting.length > 0}
      />
      <MoneyRequests
        kind="deposit"
        title={t('deposits.history.title')}
        query={query}
        page={page}
        caption={t('deposits.table.caption')}
        empty={<EmptyState icon={<DepositIcon />} title={t('deposits.empty.title')} />}
      />
    </Page>
  )
}
