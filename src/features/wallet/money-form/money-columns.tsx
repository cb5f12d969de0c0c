import type { ReactNode } from 'react'
import styles from './money-columns.module.css'

export type MoneyColumnsProps = {
  form: ReactNode
  summary: ReactNode
}

export const MoneyColumns = ({ form, summary }: MoneyColumnsProps) => (
  <div className={styles['frame']}>
    <div className={styles['columns']}>
      {form}
      {summary}
    </div>
  </div>
)
