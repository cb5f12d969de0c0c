import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons-action.tsx'
import styles from './sheet.module.css'
import { useModal } from './use-modal.ts'
import { useSwipeDown } from './use-swipe-down.ts'

export type SheetProps = {
  open: boolean
  title: ReactNode
  closeLabel: string
  /** Runs after Esc, Back, an outside press, the close button and, on phones, a swipe down. */
  onClose: () => void
  children: ReactNode
}

const touchesOnly = () => matchMedia('(pointer: coarse)').matches

/** A modal sheet for one setting: at the bottom edge on phones, a panel at the right edge on wider pages. */
export const Sheet = ({ open, title, closeLabel, onClose, children }: SheetProps) => {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const modal = useModal(ref, open, onClose)
  const swipe = useSwipeDown(ref, onClose)
  // A focused field would open a phone's keyboard over the text above it.
  useLayoutEffect(() => {
    if (open && touchesOnly()) ref.current?.focus()
  }, [open])
  return createPortal(
    <dialog {...modal} ref={ref} className={styles['sheet']} aria-labelledby={id} tabIndex={-1}>
      <header {...swipe} className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
      </header>
      <div className={styles['body']}>{children}</div>
      <IconButton
        className={styles['close']}
        label={closeLabel}
        icon={<CloseIcon />}
        onClick={onClose}
      />
    </dialog>,
    document.body,
  )
}
