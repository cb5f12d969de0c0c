import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { DepositIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { HelpIcon, MessageIcon } from '../../ui/icons-place.tsx'
import { Tile } from '../../ui/tile.tsx'
import styles from './home-screen.module.css'

/** Help tiles: deposit, withdrawal, messages, inquiries (R-HOME-02). */
export const HelpBlock = () => {
  const t = useT()
  return (
    <section className={styles['helpBlock']} aria-labelledby="help">
      <h2 id="help">{t('home.help.title')}</h2>
      <div className={styles['help']}>
        <Tile
          as={Link}
          to="/deposit"
          icon={<DepositIcon />}
          title={t('home.help.deposit')}
          caption={t('home.help.depositCaption')}
        />
        <Tile
          as={Link}
          to="/withdraw"
          icon={<WithdrawIcon />}
          title={t('home.help.withdraw')}
          caption={t('home.help.withdrawCaption')}
        />
        <Tile
          as={Link}
          to="/note"
          icon={<MessageIcon />}
          title={t('home.help.note')}
          caption={t('home.help.noteCaption')}
        />
        <Tile
          as={Link}
          to="/help"
          icon={<HelpIcon />}
          title={t('home.help.inquiry')}
          caption={t('home.help.inquiryCaption')}
        />
      </div>
    </section>
  )
}
