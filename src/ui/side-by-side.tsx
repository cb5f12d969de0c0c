import type { ReactNode } from 'react'
import styles from './side-by-side.module.css'

/** A list and beside it the open text; on narrow pages one below the other. */
export const SideBySide = ({ list, text }: { list: ReactNode; text: ReactNode }) => (
  <div className={styles['columns']}>
    {list}
    {text}
  </div>
)
