import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, in words: its accessible name. */
  label: string
  icon: ReactNode
  /** A count or a dot at the corner. */
  badge?: ReactNode
}

export const IconButton = ({
  label,
  icon,
  badge,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    aria-label={label}
    className={classNames(styles['button'], className)}
  >
    {icon}
    {badge != null && <span className={styles['badge']}>{badge}</span>}
  </button>
)
