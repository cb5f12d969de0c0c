import { classNames } from './class-names.ts'
import styles from './wordmark.module.css'

export type WordmarkProps = {
  /** The product's tag, as the operator set it. */
  name: string
  /** Only the sign, the name for the screen reader. */
  compact?: boolean
  className?: string
}

/** A quiet roof over a hall, and one lamp under it. */
export const Wordmark = ({ name, compact = false, className }: WordmarkProps) => (
  <span
    className={classNames(styles['wordmark'], className)}
    {...(compact ? { role: 'img', 'aria-label': name } : {})}
  >
    <svg className={styles['sign']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles['roof']}
        d="M2.5 14.2C8.4 13.4 13 10.2 16 5.5c3 4.7 7.6 7.9 13.5 8.7M6.5 14.5V26.5h19V14.5"
      />
      <circle className={styles['lamp']} cx="16" cy="18.5" r="3.3" />
    </svg>
    {!compact && <span className={styles['name']}>{name}</span>}
  </span>
)
