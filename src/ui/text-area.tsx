import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, controlProps } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'
import styles from './text-field.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts

export const TextArea = ({ label, hint, error, ...rest }: TextAreaProps) => {
  const id = useId()
  const texts = { label, hint, error }
  return (
    <FieldFrame {...texts} id={id}>
      <textarea
        {...rest}
        {...controlProps(id, texts)}
        className={classNames(styles['input'], styles['area'])}
      />
    </FieldFrame>
  )
}
