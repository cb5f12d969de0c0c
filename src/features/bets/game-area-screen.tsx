import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { CasinoIcon, SlotIcon, SportIcon } from '../../ui/icons-place.tsx'
import { Tile } from '../../ui/tile.tsx'
import { BalanceCard, BalanceCards } from '../../ui/balance-card.tsx'
import { Page } from '../../ui/page.tsx'
import { BalanceText } from '../wallet/balance-text.tsx'
import { TransferPanel } from '../wallet/transfers/transfer-panel.tsx'
import { useBalances } from '../wallet/use-balances.ts'
import styles from './game-area-screen.module.css'
import { RecentBets } from './recent-bets.tsx'

const Balances = () => {
  const t = useT()
  const balances = useBalances()
  return (
    <BalanceCards>
      <BalanceCard
        name={t('account.balance.game')}
        amount={<BalanceText sum={balances && balances.gameBalance} size="huge" tone="gold" />}
      >
        {t('gameArea.inGame.text')}
      </BalanceCard>
      <BalanceCard
        name={t('account.balance.site')}
        amount={<BalanceText sum={balances && balances.balance} size="huge" tone="gold" />}
      >
        {t('gameArea.site.text')}
      </BalanceCard>
    </BalanceCards>
  )
}

/** The game area: money in the games, categories, latest rounds. */
export const GameAreaScreen = () => {
  const t = useT()
  return (
    <Page title={t('gameArea.page.title')} lead={t('gameArea.page.lead')}>
      <Balances />
      <TransferPanel title={t('transfers.panel.title')} ways={['intoGames', 'outOfGames']} />
      <nav className={styles['ways']} aria-label={t('gameArea.ways.label')}>
        <Tile as={Link} to="/casino" icon={<CasinoIcon />} title={t('place.casino')} />
        <Tile as={Link} to="/slot" icon={<SlotIcon />} title={t('place.slot')} />
        <Tile as={Link} to="/sport" icon={<SportIcon />} title={t('place.sport')} />
      </nav>
      <RecentBets />
    </Page>
  )
}
