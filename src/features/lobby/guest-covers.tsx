import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import type { GameKind } from '../game-open/game-open.model.ts'
import { Cover } from './cover.tsx'
import { withMotifs } from './deal-covers.ts'
import { closedStateOf, entryKey, providerEntry, slotsPath } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import styles from './guest-covers.module.css'
import { lobbyQueries } from './lobby.queries.ts'
import { useFeatured } from './use-featured.ts'

const MOST = 9

type GuestCoversProps = {
  /** null: of every kind. */
  readonly kind: GameKind | null
  /** A provider that opens no page of its own was pressed. */
  readonly onChoose: () => void
}

const Covers = ({
  entries,
  onChoose,
}: { readonly entries: readonly GameEntry[] } & Pick<GuestCoversProps, 'onChoose'>) => {
  const { locale, t } = useLanguage()
  return (
    <ul className={styles['covers']} aria-label={t('featured.rail.title')}>
      {entries.map((entry) => {
        const { kind, provider, motif, company, name } = entry
        const words = localisedName(locale, name)
        const look = {
          cover: <Cover kind={kind} provider={provider} locale={locale} motif={motif} />,
          name: words,
          nameLanguage: nameLanguage(locale, words),
          nameOnCover: true,
          shape: 'wide',
        } as const
        return (
          <li key={entryKey(entry)}>
            {kind === 'slot' && company !== null ? (
              <CoverTile {...look} as={Link} to={slotsPath(company)} />
            ) : (
              <CoverTile {...look} onClick={onChoose} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const FeaturedCovers = ({ onChoose }: Pick<GuestCoversProps, 'onChoose'>) => (
  <Covers entries={useFeatured().slice(0, MOST)} onChoose={onChoose} />
)

const CoversOfKind = ({
  kind,
  onChoose,
}: { readonly kind: GameKind } & Pick<GuestCoversProps, 'onChoose'>) => {
  const { data } = useQuery(lobbyQueries.providers(kind))
  const entries = useMemo(
    () =>
      withMotifs(kind, data ?? [])
        .map((item) => providerEntry(kind, item))
        .filter((entry) => closedStateOf(entry) === null)
        .slice(0, MOST),
    [kind, data],
  )
  return <Covers entries={entries} onChoose={onChoose} />
}

/** The first open providers, which guests may see: a slot provider leads to its page, the others to the login. */
export const GuestCovers = ({ kind, onChoose }: GuestCoversProps) =>
  kind === null ? (
    <FeaturedCovers onChoose={onChoose} />
  ) : (
    <CoversOfKind kind={kind} onChoose={onChoose} />
  )
