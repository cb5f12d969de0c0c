import { useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { kinds } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import styles from './lobby.module.css'
import { offersAmong } from './offers.ts'
import type { Offer } from './offers.ts'
import { useHiddenEnds } from './use-hidden-ends.ts'
import { useSearch } from './use-search.ts'
import type { GameKind } from '../game-open/game-open.model.ts'

type Category =
  | { readonly kind: GameKind; readonly path: string }
  | { readonly offers: readonly [Offer]; readonly path: string }

/** The lobby of each kind, and its providers' offers within it. */
const categoriesAmong = (providers: readonly GameEntry[]): readonly Category[] =>
  kinds.flatMap((kind): readonly Category[] => {
    const offers = offersAmong(providers.filter((provider) => provider.kind === kind))
    return [
      { kind, path: `/${kind}` },
      ...offers.map((offer) => ({ offers: [offer] as const, path: `/${kind}?only=${offer}` })),
    ]
  })

type FoundCategoriesProps = { readonly providers: readonly GameEntry[]; readonly query: string }

/** Lobbies that the query names, as links. */
export const FoundCategories = ({ providers, query }: FoundCategoriesProps) => {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  const categories = useMemo(() => categoriesAmong(providers), [providers])
  const { matches, isSearching } = useSearch(categories, query)
  useHiddenEnds(row, matches)
  if (!isSearching || matches.length === 0) return null
  return (
    <nav className={styles['categories']} aria-labelledby="categories">
      <h2 id="categories">{t('allGames.categories.label')}</h2>
      <ul ref={row} className={styles['chips']}>
        {matches.map((category) => (
          <li key={category.path}>
            <Link className={buttonClass({ size: 'small' })} to={category.path}>
              <span>
                {'kind' in category
                  ? t(`${category.kind}.page.title`)
                  : t(`lobby.offer.${category.offers[0]}`)}
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
