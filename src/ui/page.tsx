import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import styles from './page.module.css'

export type PageProps = {
  title: ReactNode
  /** One sentence below the title: what a player does here. */
  lead?: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  /** Forms and texts, which do not need the whole width. */
  narrow?: boolean
  children: ReactNode
}

/** The product tag: the title with which the page was served, before a screen has set its own. */
const siteName = typeof document === 'undefined' ? '' : document.title

/** While the screen is shown, the document's title is its heading beside the product tag (R-NAV-05). */
const useDocumentTitle = (heading: RefObject<HTMLElement | null>): void => {
  // After every render: what the heading says changes with language and content.
  useEffect(() => {
    document.title = `${heading.current?.textContent} · ${siteName}`
  })
  useEffect(
    () => () => {
      document.title = siteName
    },
    [],
  )
}

/** The shell has put the focus on the whole content, because there was no heading yet. */
const useLateFocus = (heading: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const content = heading.current?.closest('main')
    if (content && content === document.activeElement)
      heading.current?.focus({ preventScroll: true })
  }, [heading])

/** What every screen but home begins with: its one first heading. */
export const Page = ({ title, lead, aside, narrow = false, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(heading)
  useLateFocus(heading)
  return (
    <div className={narrow ? `${styles['page']} ${styles['narrow']}` : styles['page']}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}
