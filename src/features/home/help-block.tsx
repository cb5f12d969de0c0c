import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { DepositIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { HelpIcon, MessageIcon } from '../../ui/icons-place.tsx'
import styles from './home-screen.module.css'

/** Help in one line: deposit, withdrawal, messages, inquiries (R-HOME-02). */
export const HelpBlock = () => {
  const t = useT()
  return (
    <section className={styles['helpBlock']} aria-labelledby="help">
      <h2 id="help">{t('home.help.title')}</h2>
      <div className={styles['help']}>
        <Link to="/deposit">
          <DepositIcon />
          <span>{t('home.help.deposit')}</span>
        </Link>
        <Link to="/withdraw">
          <WithdrawIcon />
          <span>{t('home.help.withdraw')}</span>
        </Link>
        <Link to="/note">
          <MessageIcon />
          <span>{t('home.help.note')}</span>
        </Link>
        <Link to="/help">
          <HelpIcon />
          <span>{t('home.help.inquiry')}</span>
        </Link>
      </div>
    </section>
  )
}
