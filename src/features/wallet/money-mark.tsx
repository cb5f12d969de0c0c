import type { ReactNode } from 'react'
import styles from './money-text.module.css'

type MoneyMarkProps = {
  icon: ReactNode
  /** The meaning; announced and shown on hover where space is short. */
  words: string
  /** Short visible text where space is short. */
  brief?: string
  compact: boolean | undefined
}

export const MoneyMark = ({ icon, words, brief, compact }: MoneyMarkProps) => {
  if (!compact) return <small className={styles['note']}>{words}</small>
  return (
    <span className={styles['mark']} role="img" aria-label={words} title={words}>
      {icon}
      {brief}
    </span>
  )
}
