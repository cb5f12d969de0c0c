import type { ReactNode } from 'react'
import { useSession } from '../session/session.context.tsx'
import { isGuest, isMember } from '../session/session.selectors.ts'
import { GuestProviders } from './guest-providers.tsx'
import { MoreGames } from './more-games.tsx'
import { useT } from '../../i18n/language.tsx'
import { GameRail } from '../lobby/game-rail.tsx'
import { SearchLink } from '../lobby/search-link.tsx'
import { useHomeRails } from '../lobby/use-home-rails.ts'
import styles from './member-games.module.css'

/**
 * Search link and one row of games: recently played, else favourites, else featured providers. Always one row, so the
 * height is constant.
 */
const MemberGames = () => {
  const t = useT()
  const [first] = useHomeRails()
  return (
    <div className={styles['games']}>
      <SearchLink className={styles['searchLink'] ?? ''} />
      {first && <GameRail title={t(first.title)} entries={first.entries} />}
    </div>
  )
}

export type HomeRowsProps = {
  /** Wraps content in the providers for members. */
  readonly forMember: (content: ReactNode) => ReactNode
  /** Whether these are the rows below the help. */
  readonly atEnd: boolean
  /** Called when there is no row to show. */
  readonly onEmpty?: (() => void) | undefined
}

/**
 * The rows of games on home. Guests see the first row only in a browser where a member signed in before
 * (src/app/mark-returning.ts), whose page reserves space for it.
 */
export const HomeRows = ({ forMember, atEnd, onEmpty }: HomeRowsProps) => {
  const member = useSession(isMember)
  const guest = useSession(isGuest)
  if (member) return forMember(atEnd ? <MoreGames onEmpty={onEmpty} /> : <MemberGames />)
  return guest && <GuestProviders onEmpty={onEmpty} />
}
