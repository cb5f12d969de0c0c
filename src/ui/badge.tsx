import { classNames } from './class-names.ts'
import styles from './badge.module.css'

export type BadgeProps = {
  /** Nothing is shown at 0 and below. */
  count: number
  /** What is counted, in words ("3 unread messages"); left out where the words stand beside it. */
  label?: string
  /** Above it: "99+". */
  most?: number
  className?: string
}

export const Badge = ({ count, label, most = 99, className }: BadgeProps) => {
  if (!(count > 0)) return null
  const shown = count > most ? `${most}+` : String(count)
  return label ? (
    <span className={classNames(styles['badge'], className)} role="img" aria-label={label}>
      {shown}
    </span>
  ) : (
    <span className={classNames(styles['badge'], className)}>{shown}</span>
  )
}
