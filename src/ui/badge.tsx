import { classNames } from './class-names.ts'
import styles from './badge.module.css'

export type BadgeProps = {
  /** Hidden at 0 and below. */
  count: number
  /** The counted items in words: "3 unread messages". */
  label: string
  className?: string
}

const MAX_COUNT = 99

export const Badge = ({ count, label, className }: BadgeProps) => {
  if (!(count > 0)) return null
  const text = count > MAX_COUNT ? `${MAX_COUNT}+` : String(count)
  return (
    <span
      key={text}
      className={classNames(styles['badge'], className)}
      role="img"
      aria-label={label}
      translate="no"
    >
      {text}
    </span>
  )
}
