import { useState, useSyncExternalStore } from 'react'
import { useSession, useShowsGuest } from '../session/session.context.tsx'
import { isMember, isUnreachable, playerOf } from '../session/session.selectors.ts'
import { popupTurn } from './popup-turn.ts'

const always = () => true

/**
 * Whether pop-ups may show. A member with unread items is asked about those first, and pop-ups wait for the next
 * visit to the page. A shown pop-up stays.
 */
export const usePopupTurn = (): boolean => {
  const guest = useShowsGuest()
  const member = useSession(isMember)
  const unreachable = useSession(isUnreachable)
  const unread = useSession((snapshot) => {
    const player = playerOf(snapshot)
    return player !== null && player.noteCount + player.helpCount > 0
  })
  const turn = useSyncExternalStore(popupTurn.subscribe, popupTurn.now, always)
  const [hasBegun, setHasBegun] = useState(false)
  const isTurn = guest || unreachable || (member && (turn ?? !unread))
  if (isTurn && !hasBegun) setHasBegun(true)
  return hasBegun || isTurn
}
