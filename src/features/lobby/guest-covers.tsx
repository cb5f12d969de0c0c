import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import type { GameKind } from '../game-open/game-open.model.ts'
import { codeFrom } from './code-text.ts'
import { Cover } from './cover.tsx'
import { withMotifs } from './deal-covers.ts'
import { closedStateOf, entryKey, providerEntry, slotsPath } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import styles from './guest-covers.module.css'
import { lobbyQueries } from './lobby.queries.ts'
import { OfferLine } from './offer-line.tsx'
import { offersOf } from './offers.ts'
import { useProviders } from './use-providers.ts'

/** Room of a tile on phones and tablets, in em. */
const ROOM = 9

type Choosing = {
  /** A provider that opens no page of its own was pressed. */
  readonly onChoose: () => void
}

type GuestCoversProps = Choosing & {
  /** null: of every kind. */
  readonly kind: GameKind | null
}

const ProviderTile = ({ entry, onChoose }: Choosing & { readonly entry: GameEntry }) => {
  const { locale, t } = useLanguage()
  const { kind, provider, motif, company, name } = entry
  const words = localisedName(locale, name)
  const closed = closedStateOf(entry)
  const offers = offersOf(entry)
  const look = {
    cover: <Cover kind={kind} provider={provider} locale={locale} motif={motif} />,
    name: words,
    nameLanguage: nameLanguage(locale, words),
    shape: 'wide',
    dimmed: closed !== null,
    caption: offers.length > 0 && <OfferLine offers={offers} room={ROOM} />,
  } as const
  const state = closed && t(`lobby.state.${closed}`)
  return kind === 'slot' && company !== null ? (
    <CoverTile {...look} corner={state} as={Link} to={slotsPath(company)} />
  ) : (
    <CoverTile {...look} corner={state ?? <LockIcon />} onClick={onChoose} />
  )
}

const kinds: readonly GameKind[] = ['casino', 'slot', 'sport']

/** Of each kind one after the other, so that the first row shows all. */
const alternating = (entries: readonly GameEntry[]): readonly GameEntry[] => {
  const lists = kinds.map((kind) => entries.filter((entry) => entry.kind === kind))
  return entries.flatMap((_, at) => lists.flatMap((list) => list[at] ?? []))
}

type CoversProps = Choosing & {
  readonly title: string
  readonly entries: readonly GameEntry[]
}

const Covers = ({ title, entries, onChoose }: CoversProps) => (
  <section className={styles['section']} aria-label={title}>
    <h2 className={styles['title']}>{title}</h2>
    <ul className={styles['covers']}>
      {entries.map((entry) => (
        <li key={entryKey(entry)}>
          <ProviderTile entry={entry} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  </section>
)

const CoversOfAll = ({ onChoose }: Choosing) => {
  const t = useT()
  const { entries, isPending } = useProviders()
  if (isPending || entries.length === 0) return null
  const title = t('guard.providers.count', { count: entries.length })
  return <Covers title={title} entries={alternating(entries)} onChoose={onChoose} />
}

const CoversOfKind = ({ kind, onChoose }: Choosing & { readonly kind: GameKind }) => {
  const t = useT()
  const [search] = useSearchParams()
  const company = search.get('company')
  const { data } = useQuery(lobbyQueries.providers(kind))
  const entries = useMemo(
    () =>
      withMotifs(kind, data ?? [])
        .map((item) => providerEntry(kind, item))
        .filter((entry) => company === null || entry.company !== codeFrom(company)),
    [kind, data, company],
  )
  if (entries.length === 0) return null
  const title =
    company === null
      ? t('guard.providers.count', { count: entries.length })
      : t('guard.providers.other')
  return <Covers title={title} entries={entries} onChoose={onChoose} />
}

/**
 * The providers, which guests may see, on the page of one of them the others: a slot provider leads to its page, the
 * others to the login.
 */
export const GuestCovers = ({ kind, onChoose }: GuestCoversProps) =>
  kind === null ? (
    <CoversOfAll onChoose={onChoose} />
  ) : (
    <CoversOfKind kind={kind} onChoose={onChoose} />
  )
