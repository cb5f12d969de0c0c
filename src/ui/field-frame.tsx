import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { WarningIcon } from './icons-state.tsx'
import styles from './text-field.module.css'

export type FieldTexts = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and how to put it right; empty or null while nothing is. */
  readonly error?: ReactNode
}

/** What a control in a frame says of itself: its id, that it is wrong, and the notes below it. */
export const controlProps = (id: string, { hint, error }: Omit<FieldTexts, 'label'>, more = '') => {
  const notes = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.join(' ') || undefined,
  }
}

type FieldFrameProps = FieldTexts & {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A control with its label above, its hint and what is wrong with it below. */
export const FieldFrame = ({ id, label, hint, error, className, children }: FieldFrameProps) => (
  <div className={classNames(styles['field'], className)}>
    <label className={styles['label']} htmlFor={id}>
      {label}
    </label>
    <div className={styles['frame']}>{children}</div>
    {hint && (
      <p className={styles['hint']} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      <p className={styles['error']} id={`${id}-error`}>
        <WarningIcon />
        {error}
      </p>
    )}
  </div>
)
