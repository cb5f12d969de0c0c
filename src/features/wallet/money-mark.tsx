import type { ReactNode } from 'react'
import styles from './money-text.module.css'

type MoneyMarkProps = {
  icon: ReactNode
  /** What it means; where there is no room, this is read out and shown on hovering. */
  words: string
  /** What is seen beside the icon where there is no room for the words. */
  brief?: string
  compact: boolean
}

/** Says of an amount what its figure does not say. */
export const MoneyMark = ({ icon, words, brief, compact }: MoneyMarkProps) => {
  if (!compact) return <small className={styles['note']}>{words}</small>
  return (
    <span className={styles['mark']} role="img" aria-label={words} title={words}>
      {icon}
      {brief}
    </span>
  )
}
