import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { FailureNote } from '../../failures/failure-note.tsx'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import { useT } from '../../i18n/language.tsx'
import { isWithinLimits } from '../../lib/limits.ts'
import { focusField } from '../../platform/focus-field.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { keptLoginId } from '../session/remembered-name.storage.ts'
import { changePassword, passwordLimits as limits } from './member.api.ts'
import styles from './password-form.module.css'

const fields = ['present', 'next', 'again'] as const
type Field = (typeof fields)[number]
type Draft = Readonly<Record<Field, string>>

const emptyDraft: Draft = { present: '', next: '', again: '' }

const isFieldValid = (draft: Draft, field: Field): boolean => {
  if (field === 'present') return isWithinLimits(draft.present, limits.pw)
  return field === 'next' ? isWithinLimits(draft.next, limits.newPw) : draft.again === draft.next
}

const usePasswordChange = (onDone: () => void) => {
  const change = useSingleMutation({ mutationFn: changePassword })
  const { data: outcome, error } = change
  return {
    outcome,
    error,
    isSending: change.isPending,
    isPresentWrong: outcome === 'wrong-password',
    reset: change.reset,
    send: ({ present, next }: Draft) =>
      change.mutate(
        { present, next },
        { onSuccess: (result) => (result === 'done' ? onDone() : undefined) },
      ),
  }
}

const Status = ({
  change: { outcome, error },
}: {
  change: ReturnType<typeof usePasswordChange>
}) => {
  const t = useT()
  if (error) return <FailureNote error={error} text={t('password.failure.text')} />
  if (outcome === 'done') return <Callout tone="good" title={t('password.done')} />
  if (outcome === undefined || outcome === 'wrong-password') return null
  const refusalId =
    outcome === 'not-at-this-time' ? 'password.refusal.tooMany' : (`outcome.${outcome}` as const)
  return <Callout tone="bad" title={t(refusalId)} />
}

export const PasswordForm = () => {
  const t = useT()
  const [loginId] = useState(keptLoginId)
  const [draft, setDraft] = useState(emptyDraft)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const change = usePasswordChange(() => {
    setDraft(emptyDraft)
    setIsSubmitted(false)
  })
  const errorAt = (field: Field) => {
    if (field === 'present' && change.isPresentWrong) return t('outcome.wrong-password')
    return isSubmitted && !isFieldValid(draft, field) && t(`password.error.${field}`)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isSending) return
    const wrongField = fields.find((field) => !isFieldValid(draft, field))
    setIsSubmitted(wrongField !== undefined)
    if (wrongField === undefined) change.send(draft)
    else focusField(event.currentTarget, wrongField)
  }
  const field = (name: Field, autoComplete: string) => (
    <TextField
      name={name}
      type="password"
      autoComplete={autoComplete}
      label={t(`password.field.${name}`)}
      reveal={{ show: t('login.password.show'), hide: t('login.password.hide') }}
      value={draft[name]}
      error={errorAt(name)}
      onChange={({ target }) => {
        if (!change.isSending) change.reset()
        setDraft((now) => ({ ...now, [name]: target.value }))
      }}
    />
  )
  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={submit}>
      {/* Tells the browser's password manager whose password it is. */}
      {loginId !== null && (
        <input hidden name="username" autoComplete="username" value={loginId} readOnly />
      )}
      {field('present', 'current-password')}
      {field('next', 'new-password')}
      {field('again', 'new-password')}
      <Status change={change} />
      <Button type="submit" variant="main" size="large" wide busy={change.isSending}>
        {t('password.button.submit')}
      </Button>
    </form>
  )
}
