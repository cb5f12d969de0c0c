import { brand } from '../generated/brand/brand.ts'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './wordmark.module.css'

export type WordmarkProps = {
  /** The operator's product tag. */
  name: string
  /** Only the sign; the name is for screen readers. */
  compact?: boolean
  className?: string
}

/** The brand's logo, with its name beside it unless the logo contains the name. */
export const Wordmark = ({ name, compact = false, className }: WordmarkProps) => (
  <span
    className={classNames(styles['wordmark'], className)}
    {...(compact ? { role: 'img', 'aria-label': name } : {})}
  >
    <span className={classNames(styles['sign'], 'brand-logo')} aria-hidden="true" />
    {!compact &&
      (brand.logoHasName ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={styles['name']}>{name}</span>
      ))}
  </span>
)
