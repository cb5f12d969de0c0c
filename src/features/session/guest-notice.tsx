import { useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import koi from '../../ui/art/page-koi.svg'
import owl from '../../ui/art/page-owl.svg'
import { LockIcon } from '../../ui/icons-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ArtPage } from '../../ui/art-page.tsx'
import { Page } from '../../ui/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { guardPlaceOf } from './guard-place.ts'
import { GuestPoints } from './guest-points.tsx'
import styles from './guest-notice.module.css'
import { LoginForm } from './login-form.tsx'
import { useSession } from './session.context.tsx'
import { SupportTile } from './support-tile.tsx'
import { TrustLine } from './trust-line.tsx'
import { endingOf } from './session.selectors.ts'

type ToLogin = { readonly toLogin: () => void }

type GuestNoticeProps = {
  readonly endedHere: boolean
  /** What the page is called, where that is known better than by its path. */
  readonly name?: ReactNode
  /** The way up. */
  readonly back?: ReactNode
  /** A picture in place of the drawing behind the head. */
  readonly cover?: ReactNode
  /** Of the page itself, what guests may see, in place of a picture; it may lead to the login. */
  readonly Preview?: ComponentType<ToLogin> | undefined
}

/** What makes the covers higher or lower than those of a lobby. */
const heights: ReadonlyMap<string, string> = new Map([
  ['/search', 'searched'],
  ['/slot', 'bare'],
  ['/slot/game', 'behind'],
])

/** Behind the heads of other pages of which guests see a part. */
const motifs: ReadonlyMap<string, string> = new Map([
  ['/help', owl],
  ['/search', koi],
])

/** Pages that a guest opens for an answer. */
const answers: ReadonlySet<string> = new Set(['/note', '/notice'])

/**
 * Shown instead of a member's screen: the warning msg2001 and the login, after which that screen opens (R-NAV-03).
 * `endedHere`: the session ended while the member saw this screen, and the warning says how.
 */
export const GuestNotice = ({ endedHere, name, back, cover, Preview }: GuestNoticeProps) => {
  const t = useT()
  const { key, pathname, search } = useLocation()
  const hydrated = useHydrated()
  const login = useRef<HTMLElement>(null)
  const ending = useSession(endingOf)
  const how = endedHere ? ending : null
  const isSignedOut = how === 'signed-out'
  const { title, lead, art, band } = guardPlaceOf(pathname)
  const heading = name || t(title)
  // Screen readers announce an alert when it is inserted: after the prerendered page, and on each visit. After a
  // logout, which is said already, home follows.
  const warning = (
    <p
      key={`${key} ${hydrated}`}
      className={styles['warning']}
      {...(!isSignedOut && { role: 'alert' })}
    >
      <LockIcon />
      {t(how === null || how === 'signed-out' ? 'msg2001' : `session.ended.${how}`)}
    </p>
  )
  const form = <LoginForm wanted={pathname + search} offersRegistration />
  if (Preview === undefined)
    return (
      <ArtPage art={art} title={heading} lead={lead && t(lead)}>
        <Panel>
          {warning}
          {form}
        </Panel>
        <GuestPoints />
        {answers.has(pathname) && <SupportTile />}
        <TrustLine hasSupport={answers.has(pathname)} />
      </ArtPage>
    )
  const isLobby = heights.has(pathname) || band !== undefined
  const toLogin = () => login.current?.querySelector('input')?.focus()
  return (
    <Page
      art={band}
      motif={motifs.get(pathname)}
      back={back}
      title={heading}
      lead={lead && t(lead)}
      {...(cover !== undefined && { cover })}
    >
      <div className={styles['columns']}>
        <div className={styles['way']}>
          <Panel ref={login} className={styles['login']} title={isLobby && t('guard.play.title')}>
            {warning}
            {form}
          </Panel>
          <TrustLine />
          {isLobby && <GuestPoints />}
        </div>
        <div
          className={
            isLobby
              ? classNames(styles['covers'], styles[heights.get(pathname) ?? ''])
              : styles['answers']
          }
        >
          <div className={styles['preview']}>
            <Preview toLogin={toLogin} />
          </div>
          {!isLobby && <GuestPoints />}
        </div>
      </div>
    </Page>
  )
}
