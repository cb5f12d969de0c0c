import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { amountOf } from './amount.model.ts'
import styles from './money-form.module.css'
import type { Elements } from '../../../ui/elements.ts'

type FormFootProps = {
  readonly digits: string
  readonly unit: string
  /** Method of the request. */
  readonly way: ReactNode
  readonly children: Elements
}

/** The button of a money form; on phones beside the typed amount and its method. */
export const FormFoot = ({ digits, unit, way, children }: FormFootProps) => {
  const { t, formatNumber } = useLanguage()
  return (
    <div className={styles['foot']}>
      {/* The fields say it to screen readers. */}
      {digits !== '' && (
        <p className={styles['typed']} aria-hidden="true">
          <strong>
            <Figure>{t('money.sum', { amount: formatNumber(amountOf(digits)), unit })}</Figure>
          </strong>
          <span className={styles['by']}>{way}</span>
        </p>
      )}
      {children}
    </div>
  )
}
