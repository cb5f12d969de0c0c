import { classNames } from './class-names.ts'
import styles from './wordmark.module.css'

export type WordmarkProps = {
  /** The operator's product tag. */
  name: string
  /** Only the sign; the name is for screen readers. */
  compact?: boolean
  className?: string
}

/** A roof, a wooden floor ("maru"), and a lamp between them. */
export const Wordmark = ({ name, compact = false, className }: WordmarkProps) => (
  <span
    className={classNames(styles['wordmark'], className)}
    {...(compact ? { role: 'img', 'aria-label': name } : {})}
  >
    <svg className={styles['sign']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles['roof']}
        d="M2.5 14.2C8.8 13 13.2 9.8 16 4.5c2.8 5.3 7.2 8.5 13.5 9.7M6 26.5h20"
      />
      <circle className={styles['lamp']} cx="16" cy="18.6" r="3.7" />
    </svg>
    {!compact && <span className={styles['name']}>{name}</span>}
  </span>
)
