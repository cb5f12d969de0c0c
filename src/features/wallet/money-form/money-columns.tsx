import type { ReactNode } from 'react'
import styles from './money-columns.module.css'

export type MoneyColumnsProps = {
  form: ReactNode
  /** Beside the form, where there is space. */
  summary: ReactNode
  /** Below the summary. */
  aside?: ReactNode
}

export const MoneyColumns = ({ form, summary, aside }: MoneyColumnsProps) => (
  <div className={styles['frame']}>
    <div className={styles['columns']}>
      {form}
      {summary}
      {aside}
    </div>
  </div>
)
