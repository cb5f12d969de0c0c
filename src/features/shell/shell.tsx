import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { barPlaces } from '../../generated/places/bar.ts'
import { Text, useT } from '../../i18n/language.tsx'
import { retryFailed } from '../../lib/load-once.ts'
import { classNames } from '../../ui/class-names.ts'
import { MenuIcon } from '../../ui/icons-action.tsx'
import { useSession, useShowsGuest } from '../session/session.context.tsx'
import { isMember } from '../session/session.selectors.ts'
import { AccountDrawer } from './account-drawer.tsx'
import barStyles from './bottom-bar.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import styles from './shell.module.css'

type OpenDrawer = {
  readonly name: 'menu' | 'account'
  /** History entry at which the drawer was opened; it closes on navigation. */
  readonly at: string
}

type ShellProps = {
  readonly productTag: string
  readonly isWayIn: (pathname: string) => boolean
  readonly children: ReactNode
}

/** Lobbies, whose covers come late and are longer than the window. */
const lobbies = /^\/(?:casino|search|slot|sport)/

/** Pages on which the login of a guest is below pictures or answers, on narrow pages. */
const galleries = /^\/(casino|help|search|slot|sport)$/

/** On navigation, scrolls to the top and focuses the heading, or the content until the heading exists. */
const useFocusOnRouteChange = (): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    scrollTo(0, 0)
    const heading = content.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const target = heading ?? content.current
    target?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

/** Home, the three lobbies and the menu at the bottom of phones. */
const BottomBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const t = useT()
  return (
    <nav className={barStyles['bar']} aria-label={t('shell.bar.label')}>
      {barPlaces.map(({ path, name, icon: Sign }) => (
        <NavLink key={path} className={barStyles['item'] ?? ''} to={path} end={path === '/'}>
          <Sign />
          <span>{t(name)}</span>
        </NavLink>
      ))}
      <button
        type="button"
        className={barStyles['item']}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <MenuIcon />
        <span>{t('shell.bar.menu')}</span>
      </button>
    </nav>
  )
}

/** The frame of every screen: header, drawers, footer, and the bottom bar of phones (R-NAV-02, R-NAV-04). */
export const Shell = ({ productTag, isWayIn, children }: ShellProps) => {
  const { key, pathname } = useLocation()
  const showsGuest = useShowsGuest()
  const isSignedIn = useSession(isMember)
  // Only guests stay on the pages of the login and the registration.
  const isLogin = /^\/(login|register)$/.test(pathname)
  const isDocked = !isWayIn(pathname) || (!showsGuest && !isLogin)
  const isShort = isWayIn(pathname) && !isSignedIn && !lobbies.test(pathname)
  const [drawer, setDrawer] = useState<OpenDrawer | null>(null)
  const open = (name: OpenDrawer['name']) => () => {
    retryFailed()
    setDrawer({ name, at: key })
  }
  const close = () => setDrawer(null)
  // Closes it in the same render as the new page, so that the closing drawer returns the focus before the page takes it.
  if (drawer !== null && drawer.at !== key) setDrawer(null)
  const content = useFocusOnRouteChange()
  return (
    <>
      <a className={styles['skip']} href="#content">
        <Text id="shell.skip.label" />
      </a>
      <Header
        productTag={productTag}
        hasWaysIn={!isWayIn(pathname) || galleries.test(pathname)}
        onOpenMenu={open('menu')}
        onOpenAccount={open('account')}
      />
      <div
        className={classNames(
          styles['columns'],
          isDocked && styles['withDrawer'],
          isShort && styles['short'],
        )}
      >
        <main ref={content} className={styles['content']} id="content" tabIndex={-1}>
          {children}
        </main>
        <AccountDrawer docked={isDocked} open={drawer?.name === 'account'} onClose={close} />
      </div>
      <Footer productTag={productTag} />
      {/* The member's time, on narrow pages (src/features/protection/own-time.tsx). */}
      <div id="own-time-at-foot" />
      <BottomBar onOpenMenu={open('menu')} />
      <MenuDrawer productTag={productTag} open={drawer?.name === 'menu'} onClose={close} />
    </>
  )
}
