import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { AllMessages, useLanguage } from '../i18n/language.tsx'
import { useSession, useShowsGuest } from '../features/session/session.context.tsx'
import { isGuest, isMember } from '../features/session/session.selectors.ts'
import { useNotifier } from '../features/toasts/notifier.context.tsx'
import { applyWholeStylesheet } from '../platform/whole-stylesheet.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { LazyComponent } from '../ui/lazy-component.tsx'
import { MemberArea } from './lazy-member-area.tsx'
import { ScreenWait } from './screen-skeleton.tsx'
import type { Site } from './site.ts'

/** The login that a guest gets instead of a member's screen. */
export const GuestNotice = lazyComponent(
  async () => (await import('../features/session/guest-notice.tsx')).GuestNotice,
)

type MembersOnlyProps = {
  readonly site: Site
  readonly Screen: LazyComponent<object>
}

/**
 * A screen for members. A guest, by whatever way, gets the warning msg2001 and the login; the address
 * stays, so that the page that loads after the login is the wanted screen (R-NAV-03). The warning goes
 * when the guest goes elsewhere. Players whose session ends on this screen hear that from the session
 * instead. While the session is loading the code may load, but the screen is not rendered and makes no
 * calls. A page that was served to a browser without a session shows the login at once.
 */
export const MembersOnly = ({ site, Screen }: MembersOnlyProps) => {
  const guest = useSession(isGuest)
  const showsGuest = useShowsGuest()
  const member = useSession(isMember)
  const { showToast } = useNotifier()
  const { completeForMember } = useLanguage()
  // The entry of the history: a press on the menu asks for a screen again, on its own address too.
  const { key } = useLocation()
  const lastAsMember = useRef<string | null>(null)
  useEffect(() => {
    if (member) lastAsMember.current = key
    if (!guest || lastAsMember.current === key) return
    lastAsMember.current = null
    return showToast({ kind: 'warning', id: 'msg2001' })
  }, [guest, member, key, showToast])
  useEffect(() => {
    if (showsGuest) return
    void Promise.allSettled([
      Screen.prepare(),
      MemberArea.prepare(),
      completeForMember(),
      applyWholeStylesheet(),
      site.memberActors(),
    ])
  }, [showsGuest, Screen, completeForMember, site])
  if (member) {
    return (
      <MemberArea site={site}>
        <Screen />
      </MemberArea>
    )
  }
  if (!showsGuest) return <ScreenWait />
  return (
    <AllMessages>
      <GuestNotice />
    </AllMessages>
  )
}
