import { useT } from '../../i18n/language.tsx'
import { isReadableAmount, toWholeWon } from '../../lib/money.ts'
import type { AmountProps } from '../../ui/amount.tsx'
import { Money } from './money.tsx'
import styles from './won.module.css'

export type WonProps = Pick<AmountProps, 'tone' | 'size' | 'className'> & {
  /** In won; cut to a whole number (R-ACCT-02). What is no number counts as 0, and it is said so. */
  amount: number
}

/** An amount of money that the server told (R-ACCT-03). */
export const Won = ({ amount, ...look }: WonProps) => {
  const t = useT()
  const money = <Money {...look} amount={toWholeWon(amount)} />
  if (isReadableAmount(amount)) return money
  return (
    <>
      {money}
      <small className={styles['note']}>{t('page.won.unreadable')}</small>
    </>
  )
}
