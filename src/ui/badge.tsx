import { classNames } from './class-names.ts'
import { Figure } from './figure.tsx'
import styles from './badge.module.css'

export type BadgeProps = {
  /** Hidden at 0 and below. */
  count: number
  /** The counted items in words ("3 unread messages"); omit where adjacent text says it. */
  label?: string
  /** The highest count that is shown; above it: "99+". */
  maxCount?: number
  className?: string
}

export const Badge = ({ count, label, maxCount = 99, className }: BadgeProps) => {
  if (!(count > 0)) return null
  const text = count > maxCount ? `${maxCount}+` : String(count)
  return label ? (
    <span
      key={text}
      className={classNames(styles['badge'], className)}
      role="img"
      aria-label={label}
      translate="no"
    >
      {text}
    </span>
  ) : (
    <Figure className={classNames(styles['badge'], className)}>{text}</Figure>
  )
}
