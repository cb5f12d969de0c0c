import type { ComponentProps } from 'react'
import styles from './heart-button.module.css'

export type HeartButtonProps = Omit<
  ComponentProps<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'className' | 'type'
> & {
  /** Accessible name; states what is a favourite while pressed. */
  label: string
  isPressed: boolean
}

/** One node with a painted heart, because lists have hundreds. */
export const HeartButton = ({ label, isPressed, ...rest }: HeartButtonProps) => (
  <button
    title={label}
    {...rest}
    type="button"
    className={styles['heart']}
    aria-label={label}
    aria-pressed={isPressed}
  />
)
