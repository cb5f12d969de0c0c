import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'
import type { Elements } from './elements.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name: the action in words. */
  label: string
  icon: Elements
  /** A count at the corner, announced after the label. */
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
  <button title={label} {...rest} type={type} className={classNames(styles['button'], className)}>
    {icon}
    <VisuallyHidden>{label}</VisuallyHidden>
    {badge != null && <span className={styles['badge']}>{badge}</span>}
  </button>
)
