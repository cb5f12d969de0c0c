import type { ComponentProps, ReactNode } from 'react'
import { useT, useLanguage } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Field } from './registration.model.ts'
import type { Availability } from './registration.model.ts'
import type { RegistrationForm } from './use-registration.ts'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'

export type RegisterFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'form'> & {
  field: Field
  registration: RegistrationForm
  hint?: ReactNode
}

/** A field that shows its error after the player has left it. */
export const RegisterField = ({ field, registration, hint, ...rest }: RegisterFieldProps) => {
  const t = useT()
  const error = registration.errorAt(field)
  return (
    <TextField
      {...rest}
      name={field}
      label={t(`register.field.${field}`)}
      hint={hint}
      value={registration.valueOf(field)}
      error={error && t(error)}
      onChange={({ target }) => registration.type(field, target.value)}
      onBlur={() => {
        if (registration.valueOf(field) !== '') registration.leave(field)
      }}
    />
  )
}

const messages = {
  asking: 'register.check.asking',
  free: 'register.check.free',
  unknown: 'register.check.unknown',
} as const satisfies Partial<Record<Availability, MessageId>>

/** Whether an id or nickname is free; before the check, its rules. */
export const AvailabilityHint = ({
  availability,
  rule,
}: {
  availability: Availability
  rule: MessageId & `register.hint.${string}`
}) => {
  const t = useT()
  return (
    <span role="status">
      {availability === 'unasked' || availability === 'taken' ? t(rule) : t(messages[availability])}
    </span>
  )
}

/** The bank: a choice from the operator's list, or free text without one. */
export const BankField = ({ registration }: { registration: RegistrationForm }) => {
  const { locale, t } = useLanguage()
  const settings = useSiteSettings()
  const banks = settings.data?.banks ?? []
  if (settings.isError || (settings.data && banks.length === 0))
    return (
      <RegisterField
        required
        field="bankName"
        registration={registration}
        hint={t('register.hint.bank')}
      />
    )
  const error = registration.errorAt('bankName')
  return (
    <ChoiceField
      required
      name="bankName"
      label={t('register.field.bankName')}
      hint={t('register.hint.bank')}
      placeholder={t('register.bank.choose')}
      options={banks.map((names) => {
        const title = localisedName(locale, names)
        return { value: names.ko, title, language: nameLanguage(locale, title) }
      })}
      value={registration.valueOf('bankName')}
      error={error && t(error)}
      onChange={({ target }) => registration.type('bankName', target.value)}
    />
  )
}
