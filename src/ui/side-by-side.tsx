import type { ReactNode } from 'react'
import styles from './side-by-side.module.css'

export const SideBySide = ({ list, text }: { list: ReactNode; text: ReactNode }) => (
  <div className={styles['columns']}>
    {list}
    {text}
  </div>
)
