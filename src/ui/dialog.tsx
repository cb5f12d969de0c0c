import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { CloseIcon } from './icons-action.tsx'
import { ErrorIcon, InfoIcon, QuestionIcon, WarningIcon } from './icons-state.tsx'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export type DialogKind = 'plain' | 'info' | 'warning' | 'error' | 'question' | 'loading'

export type DialogProps = {
  open: boolean
  kind?: DialogKind
  title: ReactNode
  /** Read by screen readers together with the title. */
  children?: ReactNode
  /** Buttons, safe one first. The first control gets the focus; the close button comes last. */
  actions?: ReactNode
  /**
   * Called for Esc, an outside press (unless loading) and the close button. Omit: only the actions close the dialog.
   */
  onDismiss?: (() => void) | undefined
  /** Label of the close button; omit for none. */
  closeLabel?: string
  /** Whether the dialog is larger, for a list, a notice or a form. */
  roomy?: boolean
}

const marks: Record<DialogKind, ReactNode> = {
  plain: null,
  info: <InfoIcon />,
  warning: <WarningIcon />,
  error: <ErrorIcon />,
  question: <QuestionIcon />,
  loading: <span className={styles['spinner']} />,
}

const isUrgent = (kind: DialogKind) => kind === 'warning' || kind === 'error' || kind === 'question'

/** A dialog in the body, so that it inherits nothing from its opener. */
export const Dialog = ({
  open,
  kind = 'plain',
  title,
  children,
  actions,
  onDismiss,
  closeLabel,
  roomy = false,
}: DialogProps) => {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const modal = useModal(ref, open, onDismiss, kind === 'loading')
  return createPortal(
    <dialog
      {...modal}
      ref={ref}
      role={isUrgent(kind) ? 'alertdialog' : undefined}
      className={classNames(
        styles['dialog'],
        styles[kind],
        roomy && styles['roomy'],
        closeLabel && styles['crossed'],
      )}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      aria-busy={kind === 'loading' || undefined}
      tabIndex={-1}
    >
      <div className={styles['head']}>
        {marks[kind] && (
          <span className={styles['mark']} aria-hidden="true">
            {marks[kind]}
          </span>
        )}
        <h2 className={styles['title']} id={`${id}-title`}>
          {title}
        </h2>
      </div>
      {children && (
        <div className={styles['body']} id={`${id}-body`}>
          {children}
        </div>
      )}
      {actions && <div className={styles['actions']}>{actions}</div>}
      {closeLabel && onDismiss && (
        <IconButton
          className={styles['close']}
          label={closeLabel}
          icon={<CloseIcon />}
          onClick={onDismiss}
        />
      )}
    </dialog>,
    document.body,
  )
}
