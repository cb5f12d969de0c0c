import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-box.module.css'

type IconBoxProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** A square behind an icon, before the title of a row or a tile. */
export const IconBox = ({ className, children }: IconBoxProps) => (
  <span className={classNames(styles['box'], className)}>{children}</span>
)
