import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import type { GameKind } from '../game-open/game-open.model.ts'
import { codeFrom } from './code-text.ts'
import { EntryCover } from './cover.tsx'
import { providerEntries } from './deal-covers.ts'
import { hasLargeTiles } from './has-large-tiles.ts'
import { FilterChips } from './filter-chips.tsx'
import { closedStateOf, entryKey, slotsPath } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import styles from './guest-covers.module.css'
import { lobbyQueries } from './lobby.api.ts'
import { offerCaption } from './offer-line.tsx'
import { offersAmong } from './offers.ts'
import { useListState } from './use-list-state.ts'

export type ChoiceProps = {
  /** Called when a provider without a page of its own is pressed. */
  readonly onChoose: () => void
}

type ProviderTileProps = ChoiceProps & {
  readonly entry: GameEntry
  /** Whether the line below the cover names the kind of games, not the offered games. */
  readonly namesKind: boolean
}

const ProviderTile = ({ entry, namesKind, onChoose }: ProviderTileProps) => {
  const { locale, t } = useLanguage()
  const { kind, company, name } = entry
  const localName = localisedName(locale, name)
  const closedState = closedStateOf(entry)
  const look = {
    cover: <EntryCover entry={entry} />,
    name: localName,
    nameLanguage: nameLanguage(locale, localName),
    shape: 'wide',
    dimmed: closedState !== null,
    caption: namesKind ? t(`lobby.kind.${kind}`) : offerCaption(entry),
    corner: closedState && t(`lobby.state.${closedState}`),
  } as const
  return kind === 'slot' && company !== null ? (
    <CoverTile {...look} as={Link} to={slotsPath(company)} />
  ) : (
    <CoverTile {...look} onClick={onChoose} />
  )
}

type CoversProps = ChoiceProps & {
  readonly title: string
  readonly entries: readonly GameEntry[]
  readonly namesKind?: boolean
}

/** Covers above the login on narrow pages (guest-covers.module.css). */
const FIRST_COUNT = 6

export const Covers = ({ title, entries, namesKind = false, onChoose }: CoversProps) => {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll<HTMLElement>('li > *')[FIRST_COUNT]?.focus()
  }, [showsAll])
  return (
    <section className={styles['section']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul
        ref={list}
        className={classNames(
          styles['covers'],
          hasLargeTiles(entries.length) && styles['few'],
          !showsAll && styles['cut'],
        )}
      >
        {entries.map((entry) => (
          <li key={entryKey(entry)}>
            <ProviderTile entry={entry} namesKind={namesKind} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {entries.length > FIRST_COUNT && !showsAll && (
        <Button wide className={styles['all']} onClick={() => setShowsAll(true)}>
          {t('guard.providers.all', { count: entries.length })}
        </Button>
      )}
    </section>
  )
}

/**
 * The providers, which guests may see; the page of a provider shows the others. A slot provider leads to its page, the
 * others to the login.
 */
export const GuestCovers = ({ kind, onChoose }: ChoiceProps & { readonly kind: GameKind }) => {
  const t = useT()
  const [search] = useSearchParams()
  const company = search.get('company')
  const { data } = useQuery(lobbyQueries.providers(kind))
  const entries = useMemo(
    () =>
      providerEntries(kind, data).filter(
        (entry) => company === null || entry.company !== codeFrom(company),
      ),
    [kind, data, company],
  )
  const { filter, setFilter } = useListState()
  const offers = offersAmong(entries)
  const chosenEntries = offers.some((offer) => offer === filter)
    ? entries.filter((entry) => entry.offers?.includes(filter))
    : entries
  if (entries.length === 0) return null
  const isCompanyUnknown = company !== null && entries.length === data?.length
  return (
    <>
      {isCompanyUnknown && (
        <section>
          <h2 className={styles['title']}>{t('slotGames.unknown.title')}</h2>
          <p>{t('slotGames.empty.text')}</p>
        </section>
      )}
      {offers.length > 1 && (
        <FilterChips
          value={filter}
          onChange={setFilter}
          chips={offers.map((value) => ({ value, name: t(`lobby.offer.${value}`) }))}
        />
      )}
      <Covers
        key={filter}
        title={
          company === null || isCompanyUnknown
            ? t('guard.providers.count', { count: chosenEntries.length })
            : t('guard.providers.other')
        }
        entries={chosenEntries}
        onChoose={onChoose}
      />
    </>
  )
}
