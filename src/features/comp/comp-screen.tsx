import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { GameMoneyIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import { Page } from '../../ui/page.tsx'
import { Tile } from '../../ui/tile.tsx'
import { BrandText } from '../operator-text/brand-text.tsx'
import { TransferPanel } from '../wallet/transfers/transfer-panel.tsx'
import { RecentBets } from '../bets/recent-bets.tsx'
import styles from './comp-screen.module.css'

export const CompScreen = () => {
  const t = useT()
  return (
    <Page title={t('comp.page.title')} lead={t('comp.page.lead')}>
      <TransferPanel
        title={t('comp.panel.title')}
        wayLabel={t('comp.way.label')}
        ways={['compToBalance', 'balanceToComp', 'gamesToComp']}
        notes={{ comp: t('comp.balance.text') }}
        aside={
          <nav className={styles['ways']} aria-label={t('comp.ways.label')}>
            <Tile
              as={Link}
              to="/withdraw"
              icon={<WithdrawIcon />}
              title={t('place.withdraw')}
              caption={t('account.balance.site')}
            />
            <Tile
              as={Link}
              to="/game"
              icon={<GameMoneyIcon />}
              title={t('gameArea.page.title')}
              caption={t('transfers.panel.title')}
            />
          </nav>
        }
      />
      <BrandText name="comp" title={t('comp.about.title')} />
      <RecentBets text={t('comp.bets.text')} />
    </Page>
  )
}
