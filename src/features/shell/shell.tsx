import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { Text } from '../../i18n/language.tsx'
import { AccountDrawer } from './account-drawer.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import styles from './shell.module.css'

type OpenDrawer = 'menu' | 'account' | null

type ShellProps = {
  readonly productTag: string
  /** Whether the login may stand beside the page at this path. */
  readonly isBesideLogin: (pathname: string) => boolean
  readonly children: ReactNode
}

/**
 * Does what a browser does when a page is left for another: what lay over the old one closes, the
 * new one starts at its top, and the screen reader's place is its content.
 */
const useFocusOnRouteChange = (left: () => void): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const leave = useEffectEvent(left)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    leave()
    scrollTo(0, 0)
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

/** What stands around every screen: header, drawers, footer, and a bar on phones (R-NAV-02, R-NAV-04). */
export const Shell = ({ productTag, isBesideLogin, children }: ShellProps) => {
  const [drawer, setDrawer] = useState<OpenDrawer>(null)
  const close = () => setDrawer(null)
  const content = useFocusOnRouteChange(close)
  return (
    <>
      <a className={styles['skip']} href="#content">
        <Text id="shell.skip.label" />
      </a>
      <Header
        productTag={productTag}
        onOpenMenu={() => setDrawer('menu')}
        onOpenAccount={() => setDrawer('account')}
      />
      <div className={styles['columns']}>
        <main ref={content} className={styles['content']} id="content" tabIndex={-1}>
          {children}
        </main>
        <AccountDrawer isBesideLogin={isBesideLogin} open={drawer === 'account'} onClose={close} />
      </div>
      <Footer productTag={productTag} />
      <BottomBar onOpenMenu={() => setDrawer('menu')} />
      <MenuDrawer productTag={productTag} open={drawer === 'menu'} onClose={close} />
    </>
  )
}
