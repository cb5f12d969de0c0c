import styles from './money-text.module.css'
import { Figure } from '../../ui/figure.tsx'
import type { Elements } from '../../ui/elements.ts'

type MoneyMarkProps = {
  icon: Elements
  /** The meaning; announced and shown on hover where space is short. */
  words: string
  /** Short visible text where space is short. */
  brief?: string
  compact: boolean | undefined
}

export const MoneyMark = ({ icon, words, brief, compact }: MoneyMarkProps) => {
  if (!compact)
    return (
      <small key={words} className={styles['note']}>
        {words}
      </small>
    )
  return (
    <span className={styles['mark']} role="img" aria-label={words} title={words}>
      {icon}
      {brief !== undefined && <Figure>{brief}</Figure>}
    </span>
  )
}
