import { GameRail } from '../lobby/game-rail.tsx'
import { NoProviders } from '../lobby/no-providers.tsx'
import { useHomeRails } from '../lobby/use-home-rails.ts'
import styles from './member-games.module.css'

/** Recently played games, else favourites, else a provider's first games. Always one row, so the height is constant. */
export const MemberGames = () => {
  const [first] = useHomeRails()
  if (first === undefined) return <NoProviders />
  return <GameRail title={first.title} entries={first.entries} allPath={first.to} hasLead />
}

export const MoreGames = () => (
  <div className={styles['games']}>
    {useHomeRails()
      .slice(1)
      .map(({ id, title, entries, to }) => (
        <GameRail key={id} title={title} entries={entries} allPath={to} />
      ))}
  </div>
)
