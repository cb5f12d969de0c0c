import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { walletQueries } from '../wallet/wallet.queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RecentBets } from '../bets/recent-bets.tsx'
import { Answer } from '../../failures/query-boundary.tsx'
import { FigureCard } from '../../ui/figure-card.tsx'
import { Page } from '../../ui/page.tsx'
import { Won } from '../wallet/won.tsx'

/** The member's comp money, and the play that earned it. */
export const CompScreen = () => {
  const t = useT()
  const funds = useQuery(walletQueries.inGameBalance())
  return (
    <Page title={t('comp.page.title')} lead={t('comp.page.lead')}>
      <Answer query={funds} skeleton={<Skeleton shape="tile" />}>
        {({ compMoney }) => (
          <FigureCard
            name={t('account.figure.comp')}
            figure={<Won amount={compMoney} size="huge" tone="gold" />}
          >
            {t('comp.balance.text')}
          </FigureCard>
        )}
      </Answer>
      <RecentBets />
    </Page>
  )
}
