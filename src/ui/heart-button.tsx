import type { ComponentProps } from 'react'
import styles from './heart-button.module.css'

export type HeartButtonProps = Omit<
  ComponentProps<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'className' | 'type'
> & {
  /** Its accessible name: what is a favourite while it is pressed. */
  label: string
  pressed: boolean
}

/** One node, because a list has hundreds: its heart is paint. */
export const HeartButton = ({ label, pressed, ...rest }: HeartButtonProps) => (
  <button
    title={label}
    {...rest}
    type="button"
    className={styles['heart']}
    aria-label={label}
    aria-pressed={pressed}
  />
)
