import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { walletQueries } from '../wallet/wallet.queries.ts'
import { CasinoIcon, SlotIcon, SportIcon } from '../../ui/icons-place.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tile } from '../../ui/tile.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { BalanceCard, BalanceCards } from '../../ui/balance-card.tsx'
import { Page } from '../../ui/page.tsx'
import { MoneyText } from '../wallet/money-text.tsx'
import styles from './game-area-screen.module.css'
import { RecentBets } from './recent-bets.tsx'

const Balances = () => {
  const t = useT()
  const balances = useQuery(walletQueries.inGameBalance())
  return (
    <QueryBoundary
      query={balances}
      skeleton={
        <BalanceCards>
          <Skeleton shape="tile" count={2} />
        </BalanceCards>
      }
    >
      {({ balance, gameBalance }) => (
        <BalanceCards>
          <BalanceCard
            name={t('account.balance.game')}
            amount={<MoneyText amount={gameBalance} size="huge" tone="gold" />}
          >
            {t('gameArea.inGame.text')}
          </BalanceCard>
          <BalanceCard
            name={t('account.balance.site')}
            amount={<MoneyText amount={balance} size="huge" tone="gold" />}
          >
            {t('gameArea.site.text')}
          </BalanceCard>
        </BalanceCards>
      )}
    </QueryBoundary>
  )
}

/** Where play stands: the money in the games, the ways to play, the last rounds. */
export const GameAreaScreen = () => {
  const t = useT()
  return (
    <Page title={t('gameArea.page.title')} lead={t('gameArea.page.lead')}>
      <Balances />
      <nav className={styles['ways']} aria-label={t('gameArea.ways.label')}>
        <Tile as={Link} to="/casino" icon={<CasinoIcon />} title={t('place.casino')} />
        <Tile as={Link} to="/slot" icon={<SlotIcon />} title={t('place.slot')} />
        <Tile as={Link} to="/sport" icon={<SportIcon />} title={t('place.sport')} />
      </nav>
      <RecentBets />
    </Page>
  )
}
