import { lazy, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../machines/session/session.context.tsx'
import { isGuest, isMember } from '../machines/session/session.selectors.ts'
import { useAnnouncer } from '../screens/announcements/announcer.context.tsx'
import { ScreenWait } from './screen-wait.tsx'

const GuestNotice = lazy(async () => ({
  default: (await import('../screens/session/guest-notice.tsx')).GuestNotice,
}))

/**
 * Lets members in. A guest, however he came, gets the warning msg2001 and the way to log in; the
 * address stays, so that the page that loads after the login is the screen he wanted (R-NAV-03).
 * While nobody knows who it is, the screen's code is not even loaded.
 */
export const MembersOnly = ({ children }: { children: ReactNode }) => {
  const guest = useSession(isGuest)
  const member = useSession(isMember)
  const { announce } = useAnnouncer()
  const { pathname } = useLocation()
  useEffect(() => {
    if (guest) announce({ kind: 'warning', id: 'msg2001' })
  }, [guest, pathname, announce])
  if (member) return children
  return guest ? <GuestNotice /> : <ScreenWait />
}
