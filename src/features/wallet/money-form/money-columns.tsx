import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './money-columns.module.css'

export type MoneyColumnsProps = {
  form: ReactNode
  summary: ReactNode
  /** On narrow pages above the form. */
  isSummaryFirst?: boolean
  /** Below the summary, on narrow pages after the form. */
  aside?: ReactNode
}

export const MoneyColumns = ({
  form,
  summary,
  isSummaryFirst = false,
  aside,
}: MoneyColumnsProps) => (
  <div className={styles['frame']}>
    <div className={classNames(styles['columns'], isSummaryFirst && styles['summaryFirst'])}>
      {isSummaryFirst ? summary : form}
      {isSummaryFirst ? form : summary}
      {aside}
    </div>
  </div>
)
