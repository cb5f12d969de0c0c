import { useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ArtPage } from '../../ui/art-page.tsx'
import { Page } from '../../ui/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { guardPlaceOf } from './guard-place.ts'
import styles from './guest-notice.module.css'
import { LoginForm } from './login-form.tsx'
import { useSession } from './session.context.tsx'
import { endingOf } from './session.selectors.ts'

type GuestNoticeProps = {
  readonly endedHere: boolean
  /** What the page is called, where that is known better than by its path. */
  readonly name?: ReactNode
  /** The way up. */
  readonly back?: ReactNode
  /** A picture in place of the drawing behind the head. */
  readonly cover?: ReactNode
  /** Of the page itself, what guests may see, in place of a picture; it may lead to the login. */
  readonly Preview?: ComponentType<{ readonly toLogin: () => void }> | undefined
  /** Below the picture, or below the login on narrow pages. */
  readonly points?: ReactNode
}

/**
 * Shown instead of a member's screen: the warning msg2001 and the login, after which that screen opens (R-NAV-03).
 * `endedHere`: the session ended while the member saw this screen, and the warning says how.
 */
export const GuestNotice = ({
  endedHere,
  name,
  back,
  cover,
  Preview,
  points,
}: GuestNoticeProps) => {
  const t = useT()
  const { key, pathname, search } = useLocation()
  const hydrated = useHydrated()
  const login = useRef<HTMLElement>(null)
  const ending = useSession(endingOf)
  const how = endedHere ? ending : null
  const isSignedOut = how === 'signed-out'
  const { title, lead, art, card, band } = guardPlaceOf(pathname)
  const words = { title: name || t(title), lead: lead && t(lead) }
  const panel = (
    <Panel ref={login} className={styles['login']}>
      {/* Screen readers announce an alert when it is inserted: after the prerendered page, and on each visit. After a
            logout, which is said already, home follows. */}
      <p
        key={`${key} ${hydrated}`}
        className={styles['warning']}
        {...(!isSignedOut && { role: 'alert' })}
      >
        <LockIcon />
        {t(how === null || how === 'signed-out' ? 'msg2001' : `session.ended.${how}`)}
      </p>
      <LoginForm wanted={pathname + search} offersRegistration />
    </Panel>
  )
  if (Preview === undefined)
    return (
      <ArtPage art={art} {...(card && { card })} below={points} {...words}>
        {panel}
      </ArtPage>
    )
  return (
    <Page art={band} back={back} cover={cover} {...words}>
      <div className={styles['columns']}>
        {panel}
        <div
          className={
            band === undefined
              ? styles['answers']
              : classNames(styles['covers'], art === 'slot' && styles['bare'])
          }
        >
          <Preview toLogin={() => login.current?.querySelector('input')?.focus()} />
          {points}
        </div>
      </div>
    </Page>
  )
}
