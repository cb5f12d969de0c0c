import type { ReactNode, SVGProps } from 'react'
import styles from './icon.module.css'
import { classNames } from './class-names.ts'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox'>

/** One grid (24), one stroke (1.6, round); decoration for the screen reader: the text is beside it. */
export const Icon = ({ className, children, ...rest }: IconProps & { children: ReactNode }) => (
  <svg
    {...rest}
    className={classNames(styles['icon'], className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
