import { brand } from '../generated/brand/brand.ts'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './wordmark.module.css'

export type WordmarkProps = {
  /** The operator's product tag. */
  name: string
}

/** The brand's logo, with its name beside it unless the logo contains the name. */
export const Wordmark = ({ name }: WordmarkProps) => (
  <span className={styles['wordmark']}>
    <span className={classNames(styles['sign'], 'brand-logo')} aria-hidden="true" />
    {brand.logoHasName ? (
      <VisuallyHidden>{name}</VisuallyHidden>
    ) : (
      <span className={styles['name']}>{name}</span>
    )}
  </span>
)
