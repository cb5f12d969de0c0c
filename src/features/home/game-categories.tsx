import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import type { GameKind } from '../game-open/game-open.model.ts'
import { lobbyQueries } from '../lobby/lobby.queries.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Tile } from '../../ui/tile.tsx'
import drawings from '../../ui/drawings.module.css'

// A separate component, so that an answer rerenders one number.
const ProviderCount = ({ kind }: { kind: GameKind }) => {
  const t = useT()
  const hydrated = useHydrated()
  const count = useQuery(lobbyQueries.providers(kind)).data?.length
  return hydrated && count ? t('home.category.providers', { count }) : '\u00a0'
}

/** The three game categories with their number of providers (R-HOME-01, R-HOME-05). */
export const GameCategories = () => {
  const t = useT()
  return (
    <nav className={drawings['trio']} aria-label={t('home.categories.label')}>
      <Tile
        as={Link}
        to="/casino"
        glow="wine"
        className={drawings['casino'] ?? ''}
        title={t('home.category.casino')}
        caption={<ProviderCount kind="casino" />}
      />
      <Tile
        as={Link}
        to="/slot"
        glow="violet"
        className={drawings['slot'] ?? ''}
        title={t('home.category.slot')}
        caption={<ProviderCount kind="slot" />}
      />
      <Tile
        as={Link}
        to="/sport"
        glow="moss"
        className={drawings['sport'] ?? ''}
        title={t('home.category.sport')}
        caption={<ProviderCount kind="sport" />}
      />
    </nav>
  )
}
