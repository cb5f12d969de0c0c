import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { walletQueries } from '../wallet/wallet.queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RecentBets } from '../bets/recent-bets.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { BalanceCard } from '../../ui/balance-card.tsx'
import { Page } from '../../ui/page.tsx'
import { MoneyText } from '../wallet/money-text.tsx'

/** The member's comp, and the rounds that earned it. */
export const CompScreen = () => {
  const t = useT()
  const balances = useQuery(walletQueries.inGameBalance())
  return (
    <Page title={t('comp.page.title')} lead={t('comp.page.lead')}>
      <QueryBoundary query={balances} skeleton={<Skeleton shape="tile" />}>
        {({ comp }) => (
          <BalanceCard
            name={t('account.balance.comp')}
            amount={<MoneyText amount={comp} size="huge" tone="gold" />}
          >
            {t('comp.balance.text')}
          </BalanceCard>
        )}
      </QueryBoundary>
      <RecentBets />
    </Page>
  )
}
