import type { ReactNode } from 'react'
import { useSession } from '../session/session.context.tsx'
import { isGuest, isMember } from '../session/session.selectors.ts'
import { GuestProviders } from './guest-providers.tsx'
import { MemberGames } from './member-games.tsx'
import { MoreGames } from './more-games.tsx'

export type HomeRowsProps = {
  /** Gives what is inside all that only members need. */
  readonly forMember: (content: ReactNode) => ReactNode
  /** Whether these are the rows below the help. */
  readonly atEnd: boolean
  /** Called when there is no row to show. */
  readonly onEmpty?: (() => void) | undefined
}

/**
 * The rows of games on home. A guest's first row is seen only where a member signed in before
 * (src/app/mark-returning.ts): its place stays, and has something to show.
 */
export const HomeRows = ({ forMember, atEnd, onEmpty }: HomeRowsProps) => {
  const member = useSession(isMember)
  const guest = useSession(isGuest)
  if (member) return forMember(atEnd ? <MoreGames onEmpty={onEmpty} /> : <MemberGames />)
  return guest && <GuestProviders onEmpty={onEmpty} />
}
