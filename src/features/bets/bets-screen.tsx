import { useT } from '../../i18n/language.tsx'
import chips from '../../ui/art/page-chips.svg'
import { Page } from '../../ui/page.tsx'
import { RecentBets } from './recent-bets.tsx'

export const BetsScreen = () => {
  const t = useT()
  return (
    <Page low motif={chips} glow="moss" title={t('bets.page.title')} lead={t('bets.page.lead')}>
      <RecentBets />
    </Page>
  )
}
