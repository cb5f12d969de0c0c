import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { applyWholeStylesheet } from '../../platform/whole-stylesheet.ts'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CopyDetails } from '../../failures/copy-details.tsx'
import { AccountFields, BankFields, PasswordFields } from './register-step-fields.tsx'
import styles from './register-screen.module.css'
import { keptText } from './kept-draft.storage.ts'
import { RegisterSteps, stepTitles, useStep } from './register-steps.tsx'
import { fields, stepOf, fieldOf } from './registration.model.ts'
import type { Field, Step } from './registration.model.ts'
import { useConfirmations } from './use-registration.ts'
import type { Confirmations, RegistrationForm } from './use-registration.ts'

export const ConfirmPanel = lazyComponent(async () => {
  const code = import('./confirm-panel.tsx')
  await applyWholeStylesheet()
  return (await code).ConfirmPanel
})

const SendFailure = ({ registration: { error, outcome } }: { registration: RegistrationForm }) => {
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

/** Tracks which step of the form is shown, what its button does, and which field gets the focus. */
const useStepNavigation = (
  form: RefObject<HTMLFormElement | null>,
  { check, outcome, submit }: RegistrationForm,
  confirmations: Confirmations,
) => {
  const { step, goTo } = useStep()
  /** The field that gets the focus once its step is shown; empty: the step itself. */
  const fieldToFocus = useRef<string | null>(null)
  useEffect(() => {
    if (fieldToFocus.current === null) return
    const field = form.current?.elements.namedItem(fieldToFocus.current)
    fieldToFocus.current = null
    if (field instanceof HTMLElement) field.focus()
    else form.current?.querySelector<HTMLElement>('section:not([hidden])')?.focus()
  })
  const show = (next: Step, field = '') => {
    fieldToFocus.current = field
    if (next !== step) goTo(next)
  }
  const showRefused = useEffectEvent((field: Field) => show(stepOf(field), field))
  useEffect(() => {
    const field = outcome === null || outcome === 'done' ? null : fieldOf(outcome)
    if (field !== null) showRefused(field)
  }, [outcome])
  const edits = useRef(0)
  const [isChecking, setIsChecking] = useState(false)
  const goOn = async () => {
    if (isChecking) return
    setIsChecking(true)
    const editsBefore = edits.current
    const wrongField = await check(step)
    setIsChecking(false)
    if (edits.current !== editsBefore) return
    if (wrongField !== null) show(stepOf(wrongField), wrongField)
    else if (step < 3) show(step === 1 ? 2 : 3)
    else {
      const unconfirmed = confirmations.submit()
      if (unconfirmed === null) submit()
      else fieldToFocus.current = unconfirmed
    }
  }
  const countEdit = () => {
    edits.current += 1
  }
  return { step, show, goOn, isChecking, countEdit }
}

/**
 * The registration in three steps, of which one is shown (R-REG-01). No field has a `maxLength`: it would shorten a
 * pasted number to another one.
 */
export const RegisterForm = ({ registration }: { registration: RegistrationForm }) => {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const { state } = useLocation() as { readonly state: unknown }
  const toLogin = (
    <Link to="/login" state={state}>
      {t('login.button.submit')}
    </Link>
  )
  const confirmations = useConfirmations()
  // A prerendered form may have been filled in before this code loaded, or before a reload.
  const takeFilledTexts = useEffectEvent(() => {
    for (const field of fields) {
      const input = form.current?.elements.namedItem(field)
      const fieldText = (input instanceof HTMLInputElement && input.value) || keptText(field)
      if (fieldText !== '') registration.type(field, fieldText)
    }
  })
  useEffect(() => takeFilledTexts(), [])
  const steps = useStepNavigation(form, registration, confirmations)
  const { step, show, goOn, isChecking, countEdit } = steps
  return (
    <form
      ref={form}
      className={styles['form']}
      // Without JavaScript the form sends nothing, so no password appears in the URL.
      method="dialog"
      noValidate
      onInput={countEdit}
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
    >
      <RegisterSteps step={step} />
      <Panel>
        <StepPanel step={1} current={step}>
          <AccountFields registration={registration} />
        </StepPanel>
        <StepPanel step={2} current={step}>
          <BankFields registration={registration} />
        </StepPanel>
        <StepPanel step={3} current={step}>
          <PasswordFields registration={registration} />
          {hydrated && (
            <LazyBoundary>
              <ConfirmPanel confirmations={confirmations} />
            </LazyBoundary>
          )}
        </StepPanel>
        <SendFailure registration={registration} />
        <div className={styles['ways']}>
          {step > 1 && (
            <Button size="large" onClick={() => show(step === 3 ? 2 : 1)}>
              {t('register.button.back')}
            </Button>
          )}
          <Button
            type="submit"
            variant="main"
            size="large"
            wide
            busy={registration.isSending || isChecking}
          >
            {step === 3
              ? t('register.button.submit')
              : t('register.button.next', { step: t(stepTitles[step === 1 ? 2 : 3]) })}
          </Button>
        </div>
        <p className={styles['note']}>
          <span>{t('register.login.lead')}</span> {toLogin}
        </p>
      </Panel>
    </form>
  )
}

type StepPanelProps = {
  readonly step: Step
  readonly current: Step
  readonly children: ReactNode
}

/** All steps stay in the form, so that browsers fill in and save its fields together. */
const StepPanel = ({ step, current, children }: StepPanelProps) => {
  const t = useT()
  return (
    <section
      className={styles['step']}
      aria-label={t(stepTitles[step])}
      hidden={step !== current}
      tabIndex={-1}
    >
      {children}
    </section>
  )
}
