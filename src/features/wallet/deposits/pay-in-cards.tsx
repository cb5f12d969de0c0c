import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n/language.tsx'
import { Note } from '../../../ui/note.tsx'
import type { Deposit } from '../wallet.queries.ts'
import { depositQueries } from './deposits.queries.ts'
import { PayInCard } from './pay-in-card.tsx'
import styles from './pay-in-cards.module.css'
import type { AccountRequestState } from './use-account-request.ts'

type PayInCardsProps = {
  readonly waiting: readonly Deposit[]
  readonly accountRequest: AccountRequestState
  /** Whether the form's request was just accepted: the cards say so and come into view. */
  readonly isAccepted: boolean
}

/** A card for each waiting deposit. */
export const PayInCards = ({ waiting, accountRequest, isAccepted }: PayInCardsProps) => {
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
      {isAccepted && <Note tone="good" title={t('deposits.done.title')} />}
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
