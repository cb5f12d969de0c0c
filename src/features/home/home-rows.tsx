import type { ReactNode } from 'react'
import { useSession } from '../session/session.context.tsx'
import { isGuest, isMember } from '../session/session.selectors.ts'
import { GuestProviders } from './guest-providers.tsx'
import { MemberGames } from './member-games.tsx'
import { MoreGames } from './more-games.tsx'

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
