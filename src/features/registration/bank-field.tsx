import { useLanguage } from '../../i18n/language.tsx'
import { localisedName, nameLanguage } from '../../i18n/localised-name.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'
import { RegisterField } from './register-field.tsx'
import type { RegistrationForm } from './use-registration.ts'

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
