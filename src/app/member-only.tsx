import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../i18n/language.tsx'
import { useSession, useShowsGuest } from '../features/session/session.context.tsx'
import { isGuest, isMember } from '../features/session/session.selectors.ts'
import { applyWholeStylesheet } from '../platform/whole-stylesheet.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { LazyComponent } from '../ui/lazy-component.tsx'
import { MemberArea } from './lazy-screens.tsx'
import { ScreenWait } from './screen-skeleton.tsx'
import type { Site } from './site.ts'

/** The login shown to guests instead of a member's screen. */
export const GuestGate = lazyComponent(async () => (await import('./guest-gate.tsx')).GuestGate)

type MembersOnlyProps = {
  readonly site: Site
  readonly Screen: LazyComponent<object>
}

/**
 * A screen for members. Guests get the warning msg2001 and the login at the same address, so that the page reloaded
 * after login is the wanted screen (R-NAV-03). A session that ends on this screen shows its own message instead. While
 * the session loads, the code may load but the screen is not rendered and makes no calls. A page served to a browser
 * without a session shows the login at once.
 */
export const MembersOnly = ({ site, Screen }: MembersOnlyProps) => {
  const isSignedOut = useSession(isGuest)
  const showsGuest = useShowsGuest()
  const isSignedIn = useSession(isMember)
  const { completeForMember } = useLanguage()
  // The key of the history entry: pressing the menu opens the screen again even at its own address.
  const { key } = useLocation()
  const [memberAt, setMemberAt] = useState<string | null>(null)
  if (isSignedIn && memberAt !== key) setMemberAt(key)
  if (isSignedOut && memberAt !== null && memberAt !== key) setMemberAt(null)
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
  if (isSignedIn) {
    return (
      <MemberArea site={site}>
        <Screen />
      </MemberArea>
    )
  }
  if (!showsGuest) return <ScreenWait />
  return <GuestGate endedHere={memberAt === key} />
}
