import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { codeText } from './code-text.ts'
import { slotEntries } from './deal-covers.ts'
import { alternate, slotsPath, withStates } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { FAVOURITES_PATH, SEARCH_PATH } from './search-link.tsx'
import { useProviders } from './use-providers.ts'
import type { ListedProvider } from './use-providers.ts'
import { useSlotLists } from './use-slot-lists.ts'
import { useFeatured } from './use-featured.ts'
import { useKeptGames } from './use-kept-games.ts'

const SLOT_PATH = '/slot'
const MAX_GAMES = 24
const MAX_STARTER_GAMES = 8

export type HomeRail = {
  readonly id: 'recent' | 'favourites' | 'games' | 'featured'
  readonly title: string
  readonly entries: readonly GameEntry[]
  /** The page of all of them. */
  readonly to?: string
}

const noProviders: readonly ListedProvider[] = []

/** The first games of each list in turn, no motif twice. */
const firstOfEach = (lists: readonly (readonly GameEntry[])[]): readonly GameEntry[] => {
  const motifs = new Set<string | undefined>()
  const hasNewMotif = ({ motif }: GameEntry): boolean => {
    const isNew = motif === undefined || !motifs.has(motif)
    motifs.add(motif)
    return isNew
  }
  const firsts = lists.map((list) => list.slice(0, MAX_STARTER_GAMES))
  return alternate(firsts).filter(hasNewMotif).slice(0, MAX_STARTER_GAMES)
}

/** The first games of the featured providers, for a member who has played and marked none; null: not known yet. */
function useStarterGames(
  isWanted: boolean,
  slots: readonly ListedProvider[],
  featured: readonly GameEntry[],
) {
  const providers = useMemo(
    () =>
      isWanted
        ? slots.filter(({ code }) =>
            featured.some(({ kind, company }) => kind === 'slot' && company === code),
          )
        : noProviders,
    [isWanted, slots, featured],
  )
  const { lists, endedCount } = useSlotLists(providers)
  const isPending = endedCount < providers.length
  return useMemo(() => {
    if (isPending) return null
    const games = providers.map(({ code, name }) =>
      slotEntries(code, name, lists.get(codeText(code))),
    )
    return { providers, entries: firstOfEach(games) }
  }, [isPending, lists, providers])
}

/** The member's rows on home, in order, without empty ones; none until the starter games are known. */
export const useHomeRails = (): readonly HomeRail[] => {
  const { locale, t } = useLanguage()
  const recent = useKeptGames('recent')
  const favourites = useKeptGames('favourites')
  const { entries: providers, slots } = useProviders()
  const featured = useFeatured()
  const starterGames = useStarterGames(recent.length + favourites.length === 0, slots, featured)
  return useMemo(() => {
    if (starterGames === null) return []
    const [first, ...others] = starterGames.providers
    const onlyProvider = others.length === 0 ? first : undefined
    const rails: readonly HomeRail[] = [
      { id: 'recent', title: t('lobby.recent.title'), entries: withStates(recent, providers) },
      {
        id: 'favourites',
        title: t('lobby.favourites.title'),
        entries: withStates(favourites.slice(0, MAX_GAMES), providers),
        to: FAVOURITES_PATH,
      },
      {
        id: 'games',
        title:
          onlyProvider === undefined
            ? t('lobby.begin.title')
            : t('lobby.recommended.title', { name: localisedName(locale, onlyProvider.name) }),
        entries: starterGames.entries,
        to: onlyProvider === undefined ? SLOT_PATH : slotsPath(onlyProvider.code),
      },
      {
        id: 'featured',
        title: t('featured.rail.title'),
        entries: featured,
        to: SEARCH_PATH,
      },
    ]
    return rails.filter(({ entries }) => entries.length > 0)
  }, [starterGames, recent, favourites, featured, providers, locale, t])
}
