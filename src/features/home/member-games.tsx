import { useT } from '../../i18n/language.tsx'
import { GameRail } from '../lobby/game-rail.tsx'
import { SearchLink } from '../lobby/search-link.tsx'
import { useHomeRails } from '../lobby/use-home-rails.ts'
import styles from './member-games.module.css'

/**
 * The way to the search, and one row of games: what was played last; favourites where nothing was;
 * featured providers where there are none either. So it has one height for everybody.
 */
export const MemberGames = () => {
  const t = useT()
  const [first] = useHomeRails()
  return (
    <div className={styles['games']}>
      <SearchLink className={styles['searchLink'] ?? ''} />
      {first && <GameRail title={t(first.title)} entries={first.entries} />}
    </div>
  )
}
