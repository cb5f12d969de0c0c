import { useEffect, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { gateArt } from './gate-art.ts'
import styles from './reading-pane.module.css'
import type { Elements } from './elements.ts'

export type ReadingPaneProps = {
  title: ReactNode
  /** Below the title. */
  date?: ReactNode
  onClose: () => void
  actions?: Elements
  /** Below the text, at the end of the pane. */
  foot?: Elements
  /** Opened by the page: the focus stays where it is. */
  quiet?: boolean
  /** Gets the focus of a closed pane that no row opened, or whose row is gone. */
  list?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** An open text beside its list. Its title gets the focus, and the row that opened it or the list gets it back. */
export const ReadingPane = ({
  title,
  date,
  onClose,
  actions,
  foot,
  quiet,
  list,
  children,
}: ReadingPaneProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const opener = quiet ? null : document.activeElement
    const place = list?.current
    if (!quiet) heading.current?.focus({ preventScroll: true })
    return () => {
      // Keeps a focus that has moved on, for example to another row.
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (!isLost || !hadFocus.current) return
      const isThere = opener instanceof HTMLElement && opener.isConnected
      // The body: opened by a control that went with the pane before.
      if (isThere && opener !== document.body) opener.focus()
      else place?.focus()
    }
  }, [quiet, list])
  return (
    <article
      className={styles['pane']}
      aria-labelledby={id}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        // A removed or disabled control has none: the focus is lost, not elsewhere.
        if (relatedTarget !== null) hadFocus.current = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // React passes on keys of a dialog that something in the pane has opened.
        if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
        // The key would also close a dialog that opens in its place.
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h2 ref={heading} id={id} className={styles['title']} tabIndex={-1}>
            {title}
          </h2>
          {date && <p className={styles['date']}>{date}</p>}
        </div>
        {actions}
      </header>
      <div className={styles['body']}>{children}</div>
      {foot}
    </article>
  )
}

type NothingOpenProps = {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: Elements
}

/** Stands beside a list while none of its texts is open. */
export const NothingOpen = ({ title, children, action }: NothingOpenProps) => (
  <div className={styles['nothing']}>
    <img className={styles['art']} src={gateArt.note} alt="" width="560" height="600" />
    <div className={styles['choose']}>
      <p className={styles['what']}>{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  </div>
)
