import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './money-columns.module.css'

export type MoneyColumnsProps = {
  form: ReactNode
  summary: ReactNode
  /** On phones the summary is above the form; only for a summary without controls. */
  isSummaryFirst?: boolean
}

export const MoneyColumns = ({ form, summary, isSummaryFirst = false }: MoneyColumnsProps) => (
  <div className={styles['frame']}>
    <div className={classNames(styles['columns'], isSummaryFirst && styles['swapped'])}>
      {isSummaryFirst && summary}
      {form}
      {!isSummaryFirst && summary}
    </div>
  </div>
)
