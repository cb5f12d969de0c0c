import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n/language.tsx'
import { Note } from '../../../ui/note.tsx'
import type { Deposit } from '../wallet.queries.ts'
import { depositQueries } from './deposits.queries.ts'
import { PayInCard } from './pay-in-card.tsx'
import styles from './pay-in-cards.module.css'
import type { AskedAccountState } from './use-asked-account.ts'

type PayInCardsProps = {
  /** Null: the list is not there yet. */
  readonly waiting: readonly Deposit[] | null
  readonly asked: AskedAccountState
}

/** A card for each waiting deposit. A new one says so and comes into view. */
export const PayInCards = ({ waiting, asked }: PayInCardsProps) => {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const known = useRef<ReadonlySet<Deposit['id']> | null>(null)
  const [isNew, setIsNew] = useState(false)
  const options = useQuery(depositQueries.options())
  useEffect(() => {
    if (waiting === null) return
    const before = known.current
    known.current = new Set(waiting.map(({ id }) => id))
    if (before === null || waiting.every(({ id }) => before.has(id))) return
    setIsNew(true)
    frame.current?.scrollIntoView({ block: 'start' })
  }, [waiting])
  if (waiting === null || waiting.length === 0) return null
  return (
    <div ref={frame} className={styles['cards']}>
      {isNew && <Note tone="good" title={t('deposits.done.title')} />}
      {waiting.map((deposit) => (
        <PayInCard key={deposit.id} deposit={deposit} options={options.data ?? []} asked={asked} />
      ))}
    </div>
  )
}
