import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { amountOf } from './amount.model.ts'
import styles from './money-form.module.css'

type FormFootProps = {
  readonly digits: string
  readonly unit: string
  readonly children: ReactNode
}

/** The button of a money form, in view below it, on phones with the typed amount. */
export const FormFoot = ({ digits, unit, children }: FormFootProps) => {
  const { t, formatNumber } = useLanguage()
  return (
    <div className={styles['foot']}>
      {/* The field says it to screen readers. */}
      {digits !== '' && (
        <p className={styles['typed']} aria-hidden="true">
          {t('money.sum', { amount: formatNumber(amountOf(digits)), unit })}
        </p>
      )}
      {children}
    </div>
  )
}
