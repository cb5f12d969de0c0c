import type { ComponentProps } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import styles from './button.module.css'
import type { Elements } from './elements.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: Elements
  /** Keeps width and focus while busy; presses do nothing. */
  busy?: boolean | undefined
}

export const Button = ({
  variant = 'quiet',
  size = 'regular',
  wide = false,
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={busy ? 'button' : type}
    className={buttonClass({ variant, size, wide, className })}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? undefined : onClick}
  >
    <span className={styles['content']}>
      {icon}
      <span className={styles['text']}>{children}</span>
    </span>
    {busy && <span className={styles['spinner']} aria-hidden="true" />}
  </button>
)
