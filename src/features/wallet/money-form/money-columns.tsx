import styles from './money-columns.module.css'
import type { Elements } from '../../../ui/elements.ts'

export type MoneyColumnsProps = {
  form: Elements
  /** Beside the form, where there is space. */
  summary: Elements
  /** Below the summary. */
  aside?: Elements
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
