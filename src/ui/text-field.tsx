import { useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, controlProps } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'
import { icon } from './icon.tsx'
import styles from './text-field.module.css'

const EyeIcon = icon(
  <>
    <path d="M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
)

const EyeOffIcon = icon(
  <path d="M9.5 6.3A9.6 9.6 0 0 1 12 6c3.8 0 7 2 9.2 6a15 15 0 0 1-2.3 3.1M15.8 17.3A9.6 9.6 0 0 1 12 18c-3.8 0-7-2-9.2-6a14 14 0 0 1 4.4-4.7M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />,
)

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldTexts & {
    /** Inside the field, before or after the text: an icon, a unit. */
    before?: ReactNode
    after?: ReactNode
    /** Labels of the button that shows and hides a password. */
    reveal?: { show: string; hide: string }
  }

export const TextField = ({
  label,
  hiddenLabel = false,
  hint,
  error,
  before,
  after,
  reveal,
  type = 'text',
  id,
  className,
  required,
  ...rest
}: TextFieldProps) => {
  const ownId = useId()
  const [isRevealed, setRevealed] = useState(false)
  const inputId = id ?? ownId
  const texts = { label, hiddenLabel, hint, error, required }
  return (
    <FieldFrame {...texts} id={inputId} className={className}>
      {before && <span className={styles['aside']}>{before}</span>}
      <input
        {...rest}
        {...controlProps(inputId, texts, rest['aria-describedby'])}
        type={isRevealed ? 'text' : type}
        className={styles['input']}
      />
      {after && <span className={styles['aside']}>{after}</span>}
      {reveal && (
        <IconButton
          label={isRevealed ? reveal.hide : reveal.show}
          aria-controls={inputId}
          icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setRevealed(!isRevealed)}
        />
      )}
    </FieldFrame>
  )
}
