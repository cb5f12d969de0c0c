import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './lobby.module.css'
import { searchPath } from './search-link.tsx'
import { useHiddenEnds } from './use-hidden-ends.ts'

type RecentSearchesProps = { readonly searches: readonly string[]; readonly onForget: () => void }

/** The member's recent searches, as links. */
export const RecentSearches = ({ searches, onForget }: RecentSearchesProps) => {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  useHiddenEnds(row, searches)
  return (
    <section className={styles['searches']} aria-label={t('allGames.recent.title')}>
      <ul ref={row} className={styles['chips']}>
        {searches.map((query) => (
          <li key={query}>
            <Link className={styles['chip']} to={searchPath(query)} replace>
              {query}
            </Link>
          </li>
        ))}
      </ul>
      <Button size="small" variant="ghost" onClick={onForget}>
        {t('allGames.recent.forget')}
      </Button>
    </section>
  )
}
