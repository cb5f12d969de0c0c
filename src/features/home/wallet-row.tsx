import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { DepositIcon, GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import styles from './wallet-row.module.css'

/** The ways of a member's money where no account panel is beside the page. */
export const WalletRow = () => {
  const t = useT()
  return (
    <nav className={styles['row']} aria-label={t('home.wallet.label')}>
      <Link className={buttonClass()} to="/deposit">
        <DepositIcon />
        <span>{t('place.deposit')}</span>
      </Link>
      <Link className={buttonClass()} to="/withdraw">
        <WithdrawIcon />
        <span>{t('place.withdraw')}</span>
      </Link>
      <Link className={buttonClass()} to="/game">
        <GameMoneyIcon />
        <span>{t('home.wallet.game')}</span>
      </Link>
    </nav>
  )
}
