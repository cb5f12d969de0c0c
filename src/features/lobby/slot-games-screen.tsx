import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { useMemo } from 'react'
import { useLanguage, useT } from '../../i18n/language.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import { codeFrom } from './code-text.ts'
import { lobbyQueries } from './lobby.api.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import type { Names } from '../../lib/names.ts'
import { Page } from '../../ui/page.tsx'
import { Loading } from '../../failures/loading.tsx'
import { EntryCover } from './cover.tsx'
import { withMotifs } from './deal-covers.ts'
import { closedStateOf, providerEntry } from './game-entry.ts'
import { GridSkeleton } from './grid-skeleton.tsx'
import styles from './lobby.module.css'
import { slotEntries } from './deal-covers.ts'
import { GameList } from './game-list.tsx'
import type { LobbyItem } from './lobby.api.ts'
import { WindowedGrid } from './windowed-grid.tsx'

export type SlotGamesProps = {
  company: ItemId
  provider: Names
  games: readonly LobbyItem[]
}

/** All games of a provider; a press opens one in its own window (R-GAME-03). */
export const SlotGames = ({ company, provider, games }: SlotGamesProps) => {
  const { locale, t } = useLanguage()
  const entries = useMemo(() => slotEntries(company, provider, games), [company, provider, games])
  return (
    <GameList
      entries={entries}
      searchLabel={t('lobby.search.games')}
      searchPlaceholder={t('lobby.search.placeholder', {
        provider: localisedName(locale, provider),
      })}
      shape="portrait"
      grid={WindowedGrid}
    />
  )
}

type GamesProps = {
  company: ItemId
  /** The provider's names, which determine the covers' colours; null: not known yet. */
  provider: Names | null
  onRetry: () => void
}

const NoSlots = ({ title }: { title: string }) => {
  const t = useT()
  return (
    <EmptyState
      title={title}
      action={
        <Link className={buttonClass()} to="/slot">
          {t('slotGames.back.link')}
        </Link>
      }
    >
      {t('slotGames.empty.text')}
    </EmptyState>
  )
}

const Games = ({ company, provider, onRetry }: GamesProps) => {
  const { t } = useLanguage()
  const games = useQuery(lobbyQueries.games(company))
  const skeleton = <GridSkeleton shape="portrait" count={24} />
  if (provider === null) return <Loading>{skeleton}</Loading>
  return (
    <QueryBoundary query={games} skeleton={skeleton} onRetry={onRetry}>
      {(items) => (
        <div className={styles['lobby']}>
          {items === null || items.length === 0 ? (
            <NoSlots
              title={t(items === null ? 'slotGames.unknown.title' : 'slotGames.empty.title')}
            />
          ) : (
            <SlotGames company={company} provider={provider} games={items} />
          )}
        </div>
      )}
    </QueryBoundary>
  )
}

/** One provider's slots, `/slot/game?company=…`; without a provider it leads to all of them. */
export const SlotGamesScreen = () => {
  const { locale, t } = useLanguage()
  const [search] = useSearchParams()
  const companyText = search.get('company') ?? ''
  const company = codeFrom(companyText)
  const providers = useQuery(lobbyQueries.providers('slot'))
  const provider =
    providers.data === undefined
      ? undefined
      : withMotifs('slot', providers.data).find(({ code }) => code === company)
  const name = provider ? localisedName(locale, provider.name) : null
  const closedState = provider ? closedStateOf(provider) : null
  const games = useQuery({ ...lobbyQueries.games(company), enabled: companyText !== '' })
  const count = games.data?.length ?? 0
  return (
    <Page
      art="slot"
      cover={provider ? <EntryCover entry={providerEntry('slot', provider)} isNameless /> : null}
      title={name ?? t('place.slot')}
      lead={
        closedState
          ? t(`slotGames.state.${closedState}`)
          : // An empty line keeps the height until the number is known.
            count === 0
            ? '\u00a0'
            : t('slotGames.count.text', { count })
      }
      back={<BackLink to="/slot" name={t('slotGames.back.link')} />}
    >
      {companyText === '' ? (
        <NoSlots title={t('slotGames.unknown.title')} />
      ) : (
        <Games
          key={companyText}
          company={company}
          provider={
            providers.isPending ? null : (provider?.name ?? { ko: companyText, en: companyText })
          }
          onRetry={() => {
            if (providers.isError) void providers.refetch()
          }}
        />
      )}
    </Page>
  )
}
