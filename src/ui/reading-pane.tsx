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
  footer?: Elements
  /** The page opened it, so the focus stays where it is. */
  keepsFocus?: boolean
  /** Gets the focus of a closed pane that no row opened, or whose row is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** An open text beside its list. Its title gets the focus, and the row that opened it or the list gets it back. */
export const ReadingPane = ({
  title,
  date,
  onClose,
  actions,
  footer,
  keepsFocus,
  fallbackFocus,
  children,
}: ReadingPaneProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const opener = keepsFocus ? null : document.activeElement
    const fallback = fallbackFocus?.current
    if (!keepsFocus) heading.current?.focus({ preventScroll: true })
    return () => {
      // Keeps a focus that has moved on, for example to another row.
      const isFocusLost =
        document.activeElement === null || document.activeElement === document.body
      if (!isFocusLost || !hadFocus.current) return
      const isOpenerAttached = opener instanceof HTMLElement && opener.isConnected
      // The body was focused: the control that opened this pane was removed with the previous pane.
      if (isOpenerAttached && opener !== document.body) opener.focus()
      else fallback?.focus()
    }
  }, [keepsFocus, fallbackFocus])
  return (
    <article
      className={styles['pane']}
      aria-labelledby={id}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        // It is null if the control was removed or disabled: then no other control has the focus.
        if (relatedTarget !== null) hadFocus.current = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // React bubbles keys from dialogs in portals, too; ignore those.
        if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
        // Otherwise the same key press would also close a dialog that `onClose` opens.
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
      {footer}
    </article>
  )
}

type EmptyReadingPaneProps = {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: Elements
}

/** Stands beside a list while none of its texts is open. */
export const EmptyReadingPane = ({ title, children, action }: EmptyReadingPaneProps) => (
  <div className={styles['nothing']}>
    <img className={styles['art']} src={gateArt.note} alt="" width="560" height="600" />
    <div className={styles['choose']}>
      <p className={styles['what']}>{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  </div>
)
