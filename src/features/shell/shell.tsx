import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { Text } from '../../i18n/language.tsx'
import { retryFailed } from '../../lib/load-once.ts'
import { classNames } from '../../ui/class-names.ts'
import { useShowsGuest } from '../session/session.context.tsx'
import { AccountDrawer } from './account-drawer.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import styles from './shell.module.css'

type OpenDrawer = {
  readonly name: 'menu' | 'account'
  /** The entry of the history at which it was opened: it does not go along to another. */
  readonly at: string
}

type ShellProps = {
  readonly productTag: string
  /** Whether the login may stand beside the page at this path. */
  readonly isBesideLogin: (pathname: string) => boolean
  readonly children: ReactNode
}

/**
 * Does what a browser does when a page is left for another: the new one starts at its top, and the
 * screen reader's place is its heading, or its content until that is there.
 */
const useFocusOnRouteChange = (): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    scrollTo(0, 0)
    const heading = content.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const place = heading ?? content.current
    place?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

/** What stands around every screen: header, drawers, footer, and a bar on phones (R-NAV-02, R-NAV-04). */
export const Shell = ({ productTag, isBesideLogin, children }: ShellProps) => {
  const { key, pathname } = useLocation()
  const guest = useShowsGuest()
  // Nobody stays on the login's own page but a guest.
  const isDocked = isBesideLogin(pathname) || (!guest && pathname !== '/login')
  const [drawer, setDrawer] = useState<OpenDrawer | null>(null)
  const open = (name: OpenDrawer['name']) => () => {
    retryFailed()
    setDrawer({ name, at: key })
  }
  const close = () => setDrawer(null)
  // In the render that shows another page: what closes gives the focus back before that page takes it.
  if (drawer !== null && drawer.at !== key) setDrawer(null)
  const content = useFocusOnRouteChange()
  return (
    <>
      <a className={styles['skip']} href="#content">
        <Text id="shell.skip.label" />
      </a>
      <Header productTag={productTag} onOpenMenu={open('menu')} onOpenAccount={open('account')} />
      <div className={classNames(styles['columns'], isDocked && styles['withDrawer'])}>
        <main ref={content} className={styles['content']} id="content" tabIndex={-1}>
          {children}
        </main>
        <AccountDrawer docked={isDocked} open={drawer?.name === 'account'} onClose={close} />
      </div>
      <Footer productTag={productTag} />
      <BottomBar onOpenMenu={open('menu')} />
      <MenuDrawer productTag={productTag} open={drawer?.name === 'menu'} onClose={close} />
    </>
  )
}
