import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { WarningIcon } from './icons-state.tsx'
import styles from './text-field.module.css'

export type FieldTexts = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The error and its remedy; empty or null: none. */
  readonly error?: ReactNode
  readonly required?: boolean | undefined
}

/** ARIA properties of a framed control: id, invalid state, descriptions. */
export const controlProps = (
  id: string,
  { hint, error, required }: Omit<FieldTexts, 'label'>,
  more = '',
) => {
  const notes = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean)
  return {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.join(' ') || undefined,
  }
}

type FieldFrameProps = FieldTexts & {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

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
