import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import styles from './page.module.css'
import { useDocumentTitle } from './use-document-title.ts'

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
