import { classNames } from './class-names.ts'
import styles from './side-by-side.module.css'
import type { Elements } from './elements.ts'
import { useMedia } from './use-media.ts'

type SideBySideProps = {
  readonly list: Elements
  readonly text: Elements
  /** List and text in one card, with a line between them. */
  readonly joined?: boolean
  /** Both columns have the same width and height. */
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

/** Whether a list has room for an open text beside it. */
export const useIsBeside = (): boolean => useMedia('(min-width: 1024px)')
