import { useState } from 'react'
import type { ReactNode } from 'react'
import { Text } from '../../i18n/language.tsx'
import { AccountDrawer } from './account-drawer.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import styles from './shell.module.css'
import { useFocusOnRouteChange } from './use-focus-on-route-change.ts'

type OpenDrawer = 'menu' | 'account' | null

type ShellProps = {
  readonly productTag: string
  /** Whether the login may stand beside the page at this path. */
  readonly isBesideLogin: (pathname: string) => boolean
  readonly children: ReactNode
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
