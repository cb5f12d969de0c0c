import { classNames } from './class-names.ts'
import styles from './button.module.css'

export type ButtonVariant = 'main' | 'quiet' | 'ghost'
export type ButtonSize = 'small' | 'regular' | 'large'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string | undefined
}

/** The look of a button for a link: `<Link className={buttonClass({ variant: 'main' })}>`. */
export const buttonClass = ({
  variant = 'quiet',
  size = 'regular',
  wide = false,
  className,
}: Look = {}): string =>
  classNames(styles['button'], styles[variant], styles[size], wide && styles['wide'], className)
