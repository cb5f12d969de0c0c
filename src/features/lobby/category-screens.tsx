import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { lobbyQueries } from './lobby.api.ts'
import type { LobbyItem } from './lobby.api.ts'
import type { CallFailure } from '../../http/query-client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { providerEntries } from './deal-covers.ts'
import { hasLargeTiles } from './has-large-tiles.ts'
import { withStates } from './game-entry.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import { classNames } from '../../ui/class-names.ts'
import { GameList } from './game-list.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import styles from './lobby.module.css'
import type { GameEntry } from './game-entry.ts'
import { GameRail } from './game-rail.tsx'
import { useKeptGames } from './use-kept-games.ts'

type RecentRailProps = {
  readonly kind: GameKind
  readonly providers: readonly GameEntry[]
}

/** The member's recently played games of this kind in this browser; empty without any. */
const RecentRail = ({ kind, providers }: RecentRailProps) => {
  const t = useT()
  const recentOfAllKinds = useKeptGames('recent')
  const recent = useMemo(
    () =>
      withStates(
        recentOfAllKinds.filter((entry) => entry.kind === kind),
        providers,
      ),
    [recentOfAllKinds, kind, providers],
  )
  if (recent.length === 0) return null
  return <GameRail title={t('lobby.recent.title')} entries={recent} />
}

export type ProviderGridProps = {
  kind: GameKind
  providers: UseQueryResult<readonly LobbyItem[], CallFailure>
  /** Number of skeleton tiles. */
  skeletonCount: number
}

const Providers = ({ kind, items }: { kind: GameKind; items: readonly LobbyItem[] }) => {
  const t = useT()
  const entries = useMemo(() => providerEntries(kind, items), [kind, items])
  return (
    <>
      <RecentRail kind={kind} providers={entries} />
      <GameList entries={entries} searchLabel={t('lobby.search.providers')} shape="wide" />
    </>
  )
}

export const ProviderGrid = ({ kind, providers, skeletonCount }: ProviderGridProps) => {
  const t = useT()
  return (
    <QueryBoundary query={providers} skeleton={<GridSkeleton shape="wide" count={skeletonCount} />}>
      {(items) => (
        <div className={classNames(styles['lobby'], hasLargeTiles(items.length) && styles['few'])}>
          {items.length === 0 ? (
            <EmptyState title={t('lobby.empty.title')}>{t('lobby.empty.text')}</EmptyState>
          ) : (
            <Providers kind={kind} items={items} />
          )}
        </div>
      )}
    </QueryBoundary>
  )
}

type CategoryProps = Omit<ProviderGridProps, 'providers'> & {
  readonly title: MessageId
  readonly lead: MessageId
}

const CategoryScreen = ({ kind, skeletonCount, title, lead }: CategoryProps) => {
  const t = useT()
  return (
    <Page art={kind} title={t(title)} lead={t(lead)}>
      <ProviderGrid
        kind={kind}
        providers={useQuery(lobbyQueries.providers(kind))}
        skeletonCount={skeletonCount}
      />
    </Page>
  )
}

export const CasinoScreen = () => (
  <CategoryScreen
    kind="casino"
    skeletonCount={12}
    title="casino.page.title"
    lead="casino.page.lead"
  />
)

export const SlotScreen = () => (
  <CategoryScreen kind="slot" skeletonCount={24} title="slot.page.title" lead="slot.page.lead" />
)

export const SportScreen = () => (
  <CategoryScreen kind="sport" skeletonCount={20} title="sport.page.title" lead="sport.page.lead" />
)
