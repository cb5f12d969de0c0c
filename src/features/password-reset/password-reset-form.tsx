import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { FailureNote } from '../../failures/failure-note.tsx'
import type { Outcome } from '../../http/outcome.ts'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import { useT } from '../../i18n/language.tsx'
import { numberText } from '../../lib/digits.ts'
import { isWithinLimits } from '../../lib/limits.ts'
import { typedText } from '../../lib/typed-text.ts'
import { focusField } from '../../platform/focus-field.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SupportContacts } from '../site-settings/lazy-support-contacts.tsx'
import styles from './password-reset-form.module.css'
import { passwordResetLimits as limits, resetPassword } from './password-reset.api.ts'

const fields = ['id', 'phone', 'bankNumber', 'password', 'passwordAgain'] as const
type Field = (typeof fields)[number]
type Draft = Readonly<Record<Field, string>>

const emptyDraft: Draft = { id: '', phone: '', bankNumber: '', password: '', passwordAgain: '' }

const isFieldValid = (draft: Draft, field: Field): boolean =>
  field === 'passwordAgain'
    ? draft.password === draft.passwordAgain
    : isWithinLimits(draft[field], limits[field])

/** Fields in the form in which the registration sends them. */
const sentDraft = (draft: Draft): Draft => ({
  ...draft,
  id: typedText(draft.id),
  phone: numberText(draft.phone),
  bankNumber: numberText(draft.bankNumber),
})

const RefusalNote = ({ outcome }: { outcome: Outcome }) => {
  const t = useT()
  const title = () => {
    if (outcome === 'not-found') return t('reset.refusal.not-found')
    return outcome === 'not-at-this-time' ? t('reset.refusal.too-many') : t('outcome.unknown')
  }
  return (
    <Callout tone="bad" title={title()}>
      <SupportContacts />
    </Callout>
  )
}

const DoneNote = ({ returnPath }: { returnPath: string }) => {
  const t = useT()
  return (
    <Callout
      tone="good"
      title={t('reset.done')}
      actions={
        <Link className={buttonClass({ variant: 'main' })} to="/login" state={returnPath}>
          {t('register.done.login')}
        </Link>
      }
    />
  )
}

export const PasswordResetForm = ({ returnPath }: { returnPath: string }) => {
  const t = useT()
  const [draft, setDraft] = useState(emptyDraft)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const reset = useSingleMutation({ mutationFn: resetPassword })
  if (reset.data === 'done') return <DoneNote returnPath={returnPath} />
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { passwordAgain: _, ...request } = sentDraft(draft)
    const wrongField = fields.find((field) => !isFieldValid(sentDraft(draft), field))
    setIsSubmitted(true)
    if (wrongField === undefined) reset.mutate(request)
    else focusField(event.currentTarget, wrongField)
  }
  const errorAt = (field: Field) => {
    if (!isSubmitted || isFieldValid(sentDraft(draft), field)) return null
    return sentDraft(draft)[field] === ''
      ? t('register.field-error.missing')
      : t(field === 'id' ? 'register.field-error.id' : `register.field-error.${field}`)
  }
  const field = (name: Field, autoComplete: string) => {
    const isPassword = name === 'password' || name === 'passwordAgain'
    return (
      <TextField
        name={name}
        label={t(`reset.field.${name}`)}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        {...(isPassword && {
          type: 'password',
          reveal: { show: t('login.password.show'), hide: t('login.password.hide') },
        })}
        {...(name === 'password' && { hint: t('register.hint.password') })}
        value={draft[name]}
        error={errorAt(name)}
        onChange={({ target }) => {
          reset.reset()
          setDraft((now) => ({ ...now, [name]: target.value }))
        }}
      />
    )
  }
  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
      {field('id', 'username')}
      {field('phone', 'tel')}
      {field('bankNumber', 'off')}
      {field('password', 'new-password')}
      {field('passwordAgain', 'new-password')}
      {reset.data && <RefusalNote outcome={reset.data} />}
      <FailureNote error={reset.error} text={t('reset.failure.kept')} />
      <Button type="submit" variant="main" size="large" wide busy={reset.isPending}>
        {t('reset.button.submit')}
      </Button>
    </form>
  )
}
