import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { KindTiles } from '../../ui/kind-tiles.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import { lobbyQueries } from '../lobby/lobby.queries.ts'

/** Keeps the line of a number that is not known yet. */
const EMPTY_LINE = '\u00a0'

// A separate component, so that an answer rerenders one number.
const ProviderCount = ({ kind }: { kind: GameKind }) => {
  const t = useT()
  const hydrated = useHydrated()
  const count = useQuery(lobbyQueries.providers(kind)).data?.length
  return <span>{hydrated && count ? t('home.category.providers', { count }) : EMPTY_LINE}</span>
}

const countOf = (kind: GameKind) => <ProviderCount kind={kind} />

/** The three game categories with their number of providers (R-HOME-01, R-HOME-05). */
export const GameCategories = () => {
  const t = useT()
  return (
    <KindTiles
      label={t('home.categories.label')}
      titleOf={(kind) => t(`place.${kind}`)}
      captionOf={countOf}
    />
  )
}
