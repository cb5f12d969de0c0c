import { useT } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { TransferPanel } from '../wallet/transfers/transfer-panel.tsx'
import { RecentBets } from '../bets/recent-bets.tsx'

export const CompScreen = () => {
  const t = useT()
  return (
    <Page title={t('comp.page.title')} lead={t('comp.page.lead')}>
      <TransferPanel
        title={t('comp.panel.title')}
        ways={['compToBalance', 'balanceToComp', 'gamesToComp']}
        notes={{ comp: t('comp.balance.text') }}
      />
      <RecentBets />
    </Page>
  )
}
