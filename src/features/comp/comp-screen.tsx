import { useT } from '../../i18n/language.tsx'
import { BalanceCard } from '../../ui/balance-card.tsx'
import { Page } from '../../ui/page.tsx'
import { TransferPanel } from '../wallet/transfers/transfer-panel.tsx'
import { RecentBets } from '../bets/recent-bets.tsx'
import { BalanceText } from '../wallet/balance-text.tsx'
import { useBalances } from '../wallet/use-balances.ts'

/** The member's comp points and the rounds that earned them. */
export const CompScreen = () => {
  const t = useT()
  const balances = useBalances()
  return (
    <Page title={t('comp.page.title')} lead={t('comp.page.lead')}>
      <BalanceCard
        name={t('account.balance.comp')}
        amount={<BalanceText sum={balances && balances.comp} size="huge" tone="gold" />}
      >
        {t('comp.balance.text')}
      </BalanceCard>
      <TransferPanel
        title={t('comp.panel.title')}
        ways={['compToBalance', 'balanceToComp', 'gamesToComp']}
      />
      <RecentBets />
    </Page>
  )
}
