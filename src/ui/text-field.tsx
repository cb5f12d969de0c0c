import { useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { WarningIcon } from './icons-state.tsx'
import styles from './text-field.module.css'

const EyeIcon = () => (
  <Icon>
    <path d="M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
)

const EyeOffIcon = () => (
  <Icon>
    <path d="M9.5 6.3A9.6 9.6 0 0 1 12 6c3.8 0 7 2 9.2 6a15 15 0 0 1-2.3 3.1M15.8 17.3A9.6 9.6 0 0 1 12 18c-3.8 0-7-2-9.2-6a14 14 0 0 1 4.4-4.7M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
  </Icon>
)

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to put it right; empty or null while nothing is. */
  error?: ReactNode
  /** Stands inside the field, before or after the text: an icon, a unit. */
  before?: ReactNode
  after?: ReactNode
  /** For passwords: names of the button that shows what was typed, and hides it again. */
  reveal?: { show: string; hide: string }
}

export const TextField = ({
  label,
  hint,
  error,
  before,
  after,
  reveal,
  type = 'text',
  id,
  className,
  ...rest
}: TextFieldProps) => {
  const ownId = useId()
  const [shown, setShown] = useState(false)
  const inputId = id ?? ownId
  const notes = [
    error && `${inputId}-error`,
    hint && `${inputId}-hint`,
    rest['aria-describedby'],
  ].filter(Boolean)
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles['frame']}>
        {before && <span className={styles['aside']}>{before}</span>}
        <input
          {...rest}
          id={inputId}
          type={reveal && shown ? 'text' : type}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.join(' ') || undefined}
        />
        {after && <span className={styles['aside']}>{after}</span>}
        {reveal && (
          <IconButton
            label={shown ? reveal.hide : reveal.show}
            aria-controls={inputId}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
      {hint && (
        <p className={styles['hint']} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${inputId}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
