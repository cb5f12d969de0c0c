import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { AllMessages, useLanguage } from '../i18n/language.tsx'
import { useSession } from '../features/session/session.context.tsx'
import { isGuest, isMember } from '../features/session/session.selectors.ts'
import { useNotifier } from '../features/toasts/notifier.context.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { LazyComponent } from '../ui/lazy-component.tsx'
import { MemberArea } from './lazy-member-area.ts'
import { ScreenWait } from './screen-skeleton.tsx'
import type { Site } from './site.ts'

const GuestNotice = lazyComponent(
  async () => (await import('../features/session/guest-notice.tsx')).GuestNotice,
)

type MembersOnlyProps = {
  readonly site: Site
  readonly Screen: LazyComponent<object>
}

/**
 * Lets members in. A guest, however he came, gets the warning msg2001 and the way to log in; the
 * address stays, so that the page that loads after the login is the screen he wanted (R-NAV-03).
 * Who goes elsewhere takes no warning along. Whose session ends while he is here is told that
 * instead, by the session.
 * While nobody knows who it is, code may load, but the screen does not stand and nothing is asked.
 */
export const MembersOnly = ({ site, Screen }: MembersOnlyProps) => {
  const guest = useSession(isGuest)
  const member = useSession(isMember)
  const { showToast } = useNotifier()
  const { complete } = useLanguage()
  const { pathname } = useLocation()
  const lastAsMember = useRef<string | null>(null)
  useEffect(() => {
    if (member) lastAsMember.current = pathname
    if (!guest || lastAsMember.current === pathname) return
    lastAsMember.current = null
    return showToast({ kind: 'warning', id: 'msg2001' })
  }, [guest, member, pathname, showToast])
  useEffect(() => {
    if (guest) return
    Screen.prepare()
    MemberArea.prepare()
    void Promise.allSettled([complete(), site.memberActors()])
  }, [guest, Screen, complete, site])
  if (member) {
    return (
      <MemberArea site={site}>
        <Screen />
      </MemberArea>
    )
  }
  if (!guest) return <ScreenWait />
  return (
    <AllMessages>
      <GuestNotice />
    </AllMessages>
  )
}
