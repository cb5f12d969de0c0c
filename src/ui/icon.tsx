import type { ReactNode, SVGProps } from 'react'
import styles from './icon.module.css'
import { classNames } from './class-names.ts'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox'>

/** 24 px grid, 1.6 px round stroke; decorative, because text is beside it. */
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
