import { useT } from '../../i18n/language.tsx'
import { GameRail } from '../lobby/game-rail.tsx'
import { SearchLink } from '../lobby/search-link.tsx'
import { useHomeRails } from '../lobby/use-home-rails.ts'
import styles from './member-games.module.css'

/**
 * Search link and one row of games: recently played, else favourites, else featured providers. Always one row, so the
 * height is constant.
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
