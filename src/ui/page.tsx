import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'
import drawings from './drawings.module.css'
import styles from './page.module.css'
import type { Elements } from './elements.ts'

export type PageProps = {
  title: ReactNode
  lead?: ReactNode
  /** An element below the lead. */
  warning?: Elements
  /** A link to the parent page, before the title. */
  back?: Elements
  /** A drawing beside the title. */
  art?: 'casino' | 'slot' | 'sport' | undefined
  /** A cover instead of the drawing; null: not known yet. */
  cover?: ReactNode
  /** Address of a wall of covers behind the head, where it is not beside the page. */
  wall?: string | undefined
  children: Elements
}

/** The product tag: the served page's title, before a screen changes it. */
const siteName = typeof document === 'undefined' ? '' : document.title

/** Sets the document title to heading and product tag while the screen is shown (R-NAV-05). */
const useDocumentTitle = (heading: RefObject<HTMLElement | null>): void => {
  // Runs after every render, because the heading changes with language and content.
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

/** Focuses the heading if the shell focused the whole content because the heading was missing. */
const useLateFocus = (heading: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const content = heading.current?.closest('main')
    if (content && content === document.activeElement)
      heading.current?.focus({ preventScroll: true })
  }, [heading])

/** The start of every screen except home, with its only h1. */
export const Page = (props: PageProps) => {
  const { title, lead, warning, back, art, cover, wall, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(heading)
  useLateFocus(heading)
  return (
    <div className={classNames(styles['page'], art && styles['banded'])}>
      <header
        className={classNames(
          styles['head'],
          art && styles['band'],
          art && cover === undefined && drawings[art],
          art && cover === undefined && styles['drawn'],
          wall && styles['walled'],
        )}
      >
        {wall && <img className={styles['wall']} src={wall} alt="" width="560" height="600" />}
        {cover && <div className={styles['cover']}>{cover}</div>}
        {back}
        <div className={styles['words']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
          {warning}
        </div>
      </header>
      {children}
    </div>
  )
}
