import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons-action.tsx'
import { useMedia } from './use-media.ts'
import { useModal } from './use-modal.ts'
import type { Elements } from './elements.ts'

export type DrawerProps = {
  side: 'left' | 'right'
  label: string
  closeLabel: string
  /** Whether the modal dialog is open; ignored while docked. */
  open: boolean
  onClose: () => void
  /** Docks the drawer beside the content on pages of at least 1,200 px. */
  docked?: boolean
  /** Content beside the close button of the modal dialog. */
  head?: Elements
  children: Elements
}

const wide = '(min-width: 1200px)'

/** A modal dialog; a docked aside on wide pages if `docked` is set. */
export const Drawer = ({ docked = false, ...rest }: DrawerProps) => {
  // CSS hides it on narrow pages until the width is known.
  const isDocked = useMedia(wide, true) && docked
  const [wasOpened, setWasOpened] = useState(rest.open)
  if (rest.open && !wasOpened) setWasOpened(true)
  // Stays mounted after its first use, so that it can slide away.
  if (!isDocked) return wasOpened && <ModalDrawer {...rest} />
  return (
    <aside className={classNames(styles['docked'], styles[rest.side])} aria-label={rest.label}>
      {rest.children}
    </aside>
  )
}

const ModalDrawer = ({
  side,
  label,
  closeLabel,
  open,
  onClose,
  head,
  children,
}: Omit<DrawerProps, 'docked'>) => {
  const ref = useRef<HTMLDialogElement>(null)
  const modal = useModal(ref, open, onClose)
  // Focuses the drawer, not its first field, which would open a phone's keyboard.
  useLayoutEffect(() => {
    if (open) ref.current?.focus()
  }, [open])
  return (
    <dialog
      {...modal}
      ref={ref}
      className={classNames(styles['modal'], styles[side])}
      aria-label={label}
      tabIndex={-1}
    >
      <div className={styles['head']}>
        {head}
        <IconButton
          className={styles['close']}
          label={closeLabel}
          icon={<CloseIcon />}
          onClick={onClose}
        />
      </div>
      {children}
    </dialog>
  )
}
