import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { DepositIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { HelpIcon, MessageIcon } from '../../ui/icons-place.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tile } from '../../ui/tile.tsx'
import styles from './home-screen.module.css'

/** Money in, money out, messages, questions (R-HOME-02). */
export const HelpBlock = () => {
  const t = useT()
  return (
    <Panel bare title={t('home.help.title')}>
      <div className={styles['help']}>
        <Tile
          as={Link}
          to="/deposit"
          icon={<DepositIcon />}
          title={t('help.tile.deposit')}
          caption={t('home.help.depositCaption')}
        />
        <Tile
          as={Link}
          to="/withdraw"
          icon={<WithdrawIcon />}
          title={t('help.tile.withdraw')}
          caption={t('home.help.withdrawCaption')}
        />
        <Tile
          as={Link}
          to="/note"
          icon={<MessageIcon />}
          title={t('help.tile.notes')}
          caption={t('home.help.noteCaption')}
        />
        <Tile
          as={Link}
          to="/help"
          icon={<HelpIcon />}
          title={t('help.tile.inquiry')}
          caption={t('home.help.inquiryCaption')}
        />
      </div>
    </Panel>
  )
}
