import { useT } from '../../i18n/language.tsx'
import { AvailabilityHint, BankField, RegisterField } from './register-field.tsx'
import type { RegistrationForm } from './use-registration.ts'

type FieldsProps = { readonly registration: RegistrationForm }

export const AccountFields = ({ registration }: FieldsProps) => {
  const t = useT()
  const { checks, draft } = registration
  return (
    <>
      <RegisterField
        required
        field="id"
        registration={registration}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={
          <AvailabilityHint
            availability={checks.id.availabilityOf(draft.id)}
            rule="register.hint.id"
          />
        }
      />
      <RegisterField
        required
        field="nick"
        registration={registration}
        autoComplete="nickname"
        hint={
          <AvailabilityHint
            availability={checks.nick.availabilityOf(draft.nick)}
            rule="register.hint.nick"
          />
        }
      />
      <RegisterField
        required
        field="phone"
        registration={registration}
        type="tel"
        autoComplete="tel"
        hint={t('register.hint.phone')}
      />
    </>
  )
}

export const BankFields = ({ registration }: FieldsProps) => (
  <>
    <BankField registration={registration} />
    <RegisterField required field="bankOwner" registration={registration} autoComplete="name" />
    <RegisterField
      required
      field="bankNumber"
      registration={registration}
      inputMode="numeric"
      autoComplete="off"
    />
  </>
)

/** The passwords and the partner's code. */
export const PasswordFields = ({ registration }: FieldsProps) => {
  const t = useT()
  const { hasPartner } = registration
  const reveal = { show: t('login.password.show'), hide: t('login.password.hide') }
  return (
    <>
      <RegisterField
        required
        field="password"
        registration={registration}
        type="password"
        autoComplete="new-password"
        reveal={reveal}
        hint={t('register.hint.password')}
      />
      <RegisterField
        required
        field="passwordAgain"
        registration={registration}
        type="password"
        autoComplete="new-password"
        reveal={reveal}
      />
      <RegisterField
        field="code"
        registration={registration}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={hasPartner}
        hint={t(hasPartner ? 'register.hint.codeGiven' : 'register.hint.code')}
      />
    </>
  )
}
