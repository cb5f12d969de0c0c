import { useT } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { RecentBets } from './recent-bets.tsx'

export const BetsScreen = () => {
  const t = useT()
  return (
    <Page title={t('bets.page.title')} lead={t('bets.page.lead')}>
      <RecentBets />
    </Page>
  )
}
