import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { applyWholeStylesheet } from '../../platform/whole-stylesheet.ts'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CopyDetails } from '../../failures/copy-details.tsx'
import { BankField } from './bank-field.tsx'
import { AvailabilityHint, RegisterField } from './register-field.tsx'
import styles from './register-screen.module.css'
import { keptText } from './kept-draft.storage.ts'
import { fields } from './registration-draft.ts'
import { fieldOf } from './registration.model.ts'
import { fieldLimits } from './registration.queries.ts'
import { useConfirmations } from './use-confirmations.ts'
import type { RegistrationForm } from './use-registration.ts'

export const ConfirmPanel = lazyComponent(async () => {
  const code = import('./confirm-panel.tsx')
  await applyWholeStylesheet()
  return (await code).ConfirmPanel
})

const NotSent = ({ registration: { error, outcome } }: { registration: RegistrationForm }) => {
  const t = useT()
  if (error)
    return (
      <div className={styles['notSent']} role="alert">
        <p className={styles['what']}>{t(`failure.${error.kind}.title`)}</p>
        <p>{t('register.failure.kept')}</p>
        <CopyDetails code={error.code} requestId={error.requestId} at={error.at} />
      </div>
    )
  if (outcome === null || outcome === 'done' || fieldOf(outcome) !== null) return null
  return (
    <p className={styles['notSent']} role="alert">
      {t('outcome.unknown')}
    </p>
  )
}

/** The registration form (R-REG-01). */
export const RegisterForm = ({ registration }: { registration: RegistrationForm }) => {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const confirmations = useConfirmations()
  const { check, checks, draft, hasPartner, isSending, submit } = registration
  const { settings } = confirmations
  const isAsked =
    settings.data === undefined || settings.data.minimumAge > 0 || settings.data.terms !== null
  const reveal = { show: t('login.password.show'), hide: t('login.password.hide') }
  // A prerendered form may have been filled in before this code loaded, or before a reload.
  const takeWhatStands = useEffectEvent(() => {
    for (const field of fields) {
      const input = form.current?.elements.namedItem(field)
      const typed = (input instanceof HTMLInputElement && input.value) || keptText(field)
      if (typed !== '') registration.type(field, typed)
    }
  })
  useEffect(() => takeWhatStands(), [])
  const send = () => {
    const unconfirmed = confirmations.submit()
    const wrong = check() ?? unconfirmed
    if (wrong === null) submit()
    const field = wrong && form.current?.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form
      ref={form}
      className={styles['form']}
      // Without JavaScript the form sends nothing, so no password appears in the URL.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Panel title={t('register.part.account')}>
        <RegisterField
          field="id"
          registration={registration}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={fieldLimits.id.maxLength}
          hint={
            <AvailabilityHint
              availability={checks.id.availabilityOf(draft.id)}
              rule="register.hint.id"
            />
          }
        />
        <RegisterField
          field="password"
          registration={registration}
          type="password"
          autoComplete="new-password"
          reveal={reveal}
          hint={t('register.hint.password')}
        />
        <RegisterField
          field="passwordAgain"
          registration={registration}
          type="password"
          autoComplete="new-password"
          reveal={reveal}
        />
        <RegisterField
          field="nick"
          registration={registration}
          autoComplete="nickname"
          // Inputs count UTF-16 units; the contract counts characters of one or two units.
          maxLength={2 * fieldLimits.nick.maxLength}
          hint={
            <AvailabilityHint
              availability={checks.nick.availabilityOf(draft.nick)}
              rule="register.hint.nick"
            />
          }
        />
        <RegisterField
          field="phone"
          registration={registration}
          type="tel"
          autoComplete="tel"
          maxLength={fieldLimits.phone.maxLength}
          hint={t('register.hint.phone')}
        />
      </Panel>
      <Panel title={t('register.part.bank')}>
        <BankField registration={registration} />
        <RegisterField
          field="bankOwner"
          registration={registration}
          autoComplete="name"
          maxLength={fieldLimits.bankOwner.maxLength}
        />
        <RegisterField
          field="bankNumber"
          registration={registration}
          inputMode="numeric"
          autoComplete="off"
          maxLength={fieldLimits.bankNumber.maxLength}
        />
      </Panel>
      <Panel title={t('register.part.code')}>
        <RegisterField
          field="code"
          registration={registration}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={hasPartner}
          hint={t(hasPartner ? 'register.hint.codeGiven' : 'register.hint.code')}
        />
      </Panel>
      {hydrated && isAsked && (
        <LazyBoundary fallback={<Panel title={t('register.part.confirm')} />}>
          <ConfirmPanel confirmations={confirmations} />
        </LazyBoundary>
      )}
      <NotSent registration={registration} />
      <Button type="submit" variant="main" size="large" wide busy={isSending}>
        {t('register.button.submit')}
      </Button>
    </form>
  )
}
