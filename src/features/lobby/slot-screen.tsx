import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { Page } from '../../ui/page.tsx'
import { codeText } from './code-text.ts'
import { Cover } from './cover.tsx'
import { ProviderGrid } from './provider-grid.tsx'

/** The providers that make slots; each leads to its games. */
export const SlotScreen = () => {
  const { locale, t } = useLanguage()
  const providers = useQuery(lobbyQueries.slot())
  return (
    <Page title={t('slot.page.title')} lead={t('slot.page.lead')}>
      <ProviderGrid
        providers={providers}
        awaited={24}
        tile={({ code, name }) => (
          <CoverTile
            as={Link}
            to={`/slot/game?company=${encodeURIComponent(codeText(code))}`}
            cover={<Cover kind="slot" provider={name} locale={locale} />}
            name={localisedName(locale, name)}
            nameOnCover
            shape="wide"
          />
        )}
      />
    </Page>
  )
}
