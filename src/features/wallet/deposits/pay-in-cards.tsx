import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/language.tsx'
import { Callout } from '../../../ui/callout.tsx'
import type { Deposit } from '../wallet.api.ts'
import type { AccountRequestState } from './deposit-account.tsx'
import { depositQueries } from './deposits.api.ts'
import { PayInCard } from './pay-in-card.tsx'
import styles from './pay-in-cards.module.css'

type PayInCardsProps = {
  readonly waiting: readonly Deposit[]
  readonly accountRequest: AccountRequestState
  /** Whether the form's request was just accepted: the cards say so and come into view. */
  readonly isAccepted: boolean
}

export const PayInCards = ({ waiting, accountRequest, isAccepted }: PayInCardsProps) => {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const options = useQuery(depositQueries.options())
  // The request may be accepted before the list with its deposit is loaded.
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
