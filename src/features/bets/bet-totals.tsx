import { useT } from '../../i18n/language.tsx'
import { addMoney } from '../../lib/money.ts'
import { MoneyText } from '../wallet/money-text.tsx'
import styles from './bet-totals.module.css'
import type { Bet } from './bets.queries.ts'

const sumOf = (bets: readonly Bet[], field: 'bet' | 'win') =>
  bets.map((bet) => bet[field]).reduce(addMoney)

type BetTotalsProps = {
  readonly bets: readonly Bet[]
  /** Whether the list goes on on other pages, whose bets the totals leave out. */
  readonly isOnePage: boolean
}

/** What the listed rounds cost and won; nothing if one of them has an unreadable amount (R-ACCT-03). */
export const BetTotals = ({ bets, isOnePage }: BetTotalsProps) => {
  const t = useT()
  if (bets.some(({ bet, win }) => !bet.isReadable || !win.isReadable)) return null
  return (
    <dl className={styles['totals']}>
      {(['bet', 'win'] as const).map((field) => (
        <div key={field}>
          <dt>{t(`bets.totals.${field}`, { scope: isOnePage ? 'all' : 'page' })}</dt>
          <dd>
            <MoneyText amount={sumOf(bets, field)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
