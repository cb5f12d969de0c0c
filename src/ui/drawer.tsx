import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons-action.tsx'
import { useMedia } from './use-media.ts'
import { useModal } from './use-modal.ts'

export type DrawerProps = {
  side: 'left' | 'right'
  /** Its accessible name. */
  label: string
  closeLabel: string
  /** Over the page, on pages too narrow for it to stand beside the content. */
  open: boolean
  onClose: () => void
  /** Stands beside the content from 1,200 px on; there `open` has no meaning. */
  docked?: boolean
  /** Beside the cross, on narrow pages: a wordmark. */
  head?: ReactNode
  children: ReactNode
}

const wide = '(min-width: 1200px)'

/**
 * On a wide page an aside in the flow of the layout, else a modal dialog. The prerendered page
 * holds the aside, which its style hides where it is narrow: nothing jumps on either.
 */
export const Drawer = ({ docked = false, ...rest }: DrawerProps) => {
  const beside = useMedia(wide, true) && docked
  if (!beside) return <ModalDrawer {...rest} />
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
  const events = useModal(ref, open, onClose)
  // The drawer itself, not its first field: a phone would open its keyboard over the menu.
  useLayoutEffect(() => {
    if (open) ref.current?.focus()
  }, [open])
  return (
    <dialog
      {...events}
      ref={ref}
      className={classNames(styles['modal'], styles[side])}
      aria-label={label}
      closedby="any"
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
