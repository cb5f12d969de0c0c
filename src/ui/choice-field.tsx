import { useId } from 'react'
import type { ComponentProps } from 'react'
import { FieldFrame, controlProps } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'
import styles from './text-field.module.css'

export type ChoiceFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    placeholder: string
    options: readonly {
      readonly value: string
      readonly title: string
      readonly language?: string | undefined
    }[]
  }

export const ChoiceField = ({
  label,
  hint,
  error,
  placeholder,
  options,
  required,
  ...rest
}: ChoiceFieldProps) => {
  const id = useId()
  const texts = { label, hint, error, required }
  return (
    <FieldFrame {...texts} id={id}>
      <select {...rest} {...controlProps(id, texts)} className={styles['input']}>
        <option value="">{placeholder}</option>
        {options.map(({ value, title, language }) => (
          <option key={value} value={value} lang={language}>
            {title}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
