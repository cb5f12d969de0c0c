import { lazy, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { AllMessages } from '../i18n/language.tsx'
import { useSession } from '../machines/session/session.context.tsx'
import { isGuest, isMember } from '../machines/session/session.selectors.ts'
import { useAnnouncer } from '../screens/announcements/announcer.context.tsx'
import { ScreenWait } from './screen-wait.tsx'
import type { Site } from './site.ts'

const GuestNotice = lazy(async () => ({
  default: (await import('../screens/session/guest-notice.tsx')).GuestNotice,
}))

const MemberArea = lazy(async () => ({
  default: (await import('./member-area.tsx')).MemberArea,
}))

/**
 * Lets members in. A guest, however he came, gets the warning msg2001 and the way to log in; the
 * address stays, so that the page that loads after the login is the screen he wanted (R-NAV-03).
 * While nobody knows who it is, the screen's code is not even loaded.
 */
export const MembersOnly = ({ site, children }: { site: Site; children: ReactNode }) => {
  const guest = useSession(isGuest)
  const member = useSession(isMember)
  const { announce } = useAnnouncer()
  const { pathname } = useLocation()
  useEffect(() => {
    if (guest) announce({ kind: 'warning', id: 'msg2001' })
  }, [guest, pathname, announce])
  if (member) return <MemberArea site={site}>{children}</MemberArea>
  if (!guest) return <ScreenWait />
  return (
    <AllMessages>
      <GuestNotice />
    </AllMessages>
  )
}
