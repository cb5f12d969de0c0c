import { useT } from '../../i18n/language.tsx'
import { addMoney } from '../../lib/money.ts'
import { MoneyText } from '../wallet/money-text.tsx'
import styles from './bet-totals.module.css'
import type { Bet } from './bets.api.ts'

const totalsOf = (bets: readonly Bet[]) => {
  const bet = bets.map((round) => round.bet).reduce(addMoney)
  const win = bets.map((round) => round.win).reduce(addMoney)
  return { bet, win, net: addMoney(win, { ...bet, won: -bet.won }) }
}

type BetTotalsProps = {
  readonly bets: readonly Bet[]
  /** Whether the list has other pages, whose bets the totals leave out. */
  readonly isOnePage: boolean
}

/** What the listed rounds cost, won and left; nothing if one of them has an unreadable amount (R-ACCT-03). */
export const BetTotals = ({ bets, isOnePage }: BetTotalsProps) => {
  const t = useT()
  if (bets.some(({ bet, win }) => !bet.isReadable || !win.isReadable)) return null
  const totals = totalsOf(bets)
  return (
    <dl className={styles['totals']}>
      {(['bet', 'win', 'net'] as const).map((field) => (
        <div key={field}>
          <dt>{t(`bets.totals.${field}`, { scope: isOnePage ? 'all' : 'page' })}</dt>
          <dd>
            <MoneyText
              amount={totals[field]}
              isSigned={field === 'net'}
              tone={field === 'net' && totals.net.won > 0 ? 'in' : 'plain'}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
