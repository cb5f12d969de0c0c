import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './side-by-side.module.css'

type SideBySideProps = {
  readonly list: ReactNode
  readonly text: ReactNode
  /** List and text in one card, with a line between them. */
  readonly joined?: boolean
  /** Both as wide, and ending at the same height. */
  readonly even?: boolean
}

export const SideBySide = ({ list, text, joined = false, even = false }: SideBySideProps) => (
  <div
    className={classNames(styles['columns'], joined && styles['joined'], even && styles['even'])}
  >
    {list}
    {text}
  </div>
)
