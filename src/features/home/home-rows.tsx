import type { ReactNode } from 'react'
import { MemberGames, MoreGames } from './member-games.tsx'
import { SearchLink } from '../lobby/search-link.tsx'

export type HomeRowsProps = {
  readonly forMember: (content: ReactNode) => ReactNode
  /** Where on home, from top to bottom. */
  readonly place: 'strip' | 'own' | 'featured' | 'search' | 'rows' | 'end'
}

export const HomeRows = ({ forMember, place }: HomeRowsProps) => {
  if (place === 'search') return forMember(<SearchLink />)
  return forMember(place === 'own' ? <MemberGames /> : <MoreGames />)
}
