import { useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { LockIcon } from '../../ui/icons-state.tsx'
import { ArtPage } from '../../ui/art-page.tsx'
import { gateArt } from '../../ui/gate-art.ts'
import { Panel } from '../../ui/panel.tsx'
import { Page } from '../../ui/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SupportContacts } from '../site-settings/lazy-support-contacts.tsx'
import { factsOf } from './gate-facts.tsx'
import { guardPlaceOf } from './guard-place.ts'
import { MemberAdvantages } from './member-advantages.tsx'
import styles from './guest-notice.module.css'
import { LoginForm } from './login-form.tsx'
import { useSession } from './session.context.tsx'
import { SupportTile } from './support-tile.tsx'
import { GuestLinks } from './guest-links.tsx'
import { endingOf } from './session.selectors.ts'
import type { Elements } from '../../ui/elements.ts'

type ToLogin = { readonly toLogin: () => void }

type GuestNoticeProps = {
  readonly endedHere: boolean
  /** The page's title, where it is more precise than that of its path. */
  readonly name?: ReactNode
  /** The way up. */
  readonly back?: Elements
  /** A picture in place of the drawing beside the title. */
  readonly cover?: ReactNode
  /** The part of the page that guests may see; it may lead to the login. */
  readonly Preview?: ComponentType<ToLogin> | undefined
}

/** Parts that make the preview higher or lower than that of a lobby. */
const previews: ReadonlyMap<string, string> = new Map([
  ['/help', 'answers'],
  ['/search', 'covers searched'],
  ['/slot', 'covers bare'],
  ['/slot/game', 'covers others'],
  ['/casino', 'covers offered'],
  ['/sport', 'covers offered'],
])

const previewClass = (pathname: string): string =>
  classNames(...(previews.get(pathname) ?? 'covers').split(' ').map((name) => styles[name]))

/** The operator's contacts; the card is there if they are. */
const Contacts = () => {
  const t = useT()
  return (
    <Panel className={styles['contacts']} title={t('guard.help.contacts')}>
      <SupportContacts isBare hasIcons />
    </Panel>
  )
}

const frameClass = (pathname: string) =>
  pathname === '/slot/game' ? styles['ofProvider'] : undefined

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
  const shownEnding = endedHere ? ending : null
  const isSignedOut = shownEnding === 'signed-out'
  const place = guardPlaceOf(pathname)
  const { lead, band } = place
  const isOpen = place.opens !== undefined
  const toLogin = () => login.current?.querySelector('input')?.focus()
  const form = (
    <Panel ref={login} className={styles['login']} title={place.opens && t(place.opens)}>
      {/* Screen readers announce an alert when it is inserted: after the prerendered page, and on each visit. After a
      logout, which the page has already announced, home follows. */}
      <p
        key={`${key} ${hydrated}`}
        className={styles['warning']}
        {...(!isSignedOut && { role: 'alert' })}
      >
        <LockIcon />
        <span>
          {t(
            shownEnding === null || shownEnding === 'signed-out'
              ? 'msg2001'
              : `session.ended.${shownEnding}`,
          )}
        </span>
      </p>
      <LoginForm returnPath={pathname + search} offersRegistration />
    </Panel>
  )
  const page = {
    art: band,
    back,
    title: name || t(place.title),
    lead: lead && t(lead),
    ...(cover !== undefined && { cover }),
  }
  if (Preview === undefined)
    return (
      <ArtPage
        art={place.art ?? 'devices'}
        title={page.title}
        lead={page.lead}
        facts={factsOf(pathname)}
        end={<SupportTile>{hydrated && <SupportContacts isBare />}</SupportTile>}
      >
        {form}
        <GuestLinks isSupportLinked isLimitsLinked={pathname === '/limits'} />
      </ArtPage>
    )
  return (
    <div className={frameClass(pathname)}>
      <Page {...page}>
        <div className={styles['columns']}>
          <div className={styles['way']}>
            {form}
            <GuestLinks />
            {pathname === '/help' ? hydrated && <Contacts /> : isOpen && <MemberAdvantages />}
          </div>
          <div className={previewClass(pathname)}>
            <div className={styles['preview']}>
              <Preview toLogin={toLogin} />
              {pathname === '/help' && (
                <div className={styles['wall']}>
                  <img src={gateArt.help} alt="" width="560" height="600" loading="lazy" />
                </div>
              )}
            </div>
          </div>
        </div>
      </Page>
    </div>
  )
}
