import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import type { MessageId } from '../../i18n/language.tsx'
import { fieldLimits, registrationMutations, registrationQueries } from './registration.queries.ts'
import { forgetDraft, keepDraft } from './kept-draft.storage.ts'
import { emptyDraft, fields, stepOf, trimmed } from './registration-draft.ts'
import type { Draft, Field, Step } from './registration-draft.ts'
import { fieldErrorOf, fieldOf, registrationOf } from './registration.model.ts'
import { useAvailabilityCheck } from './use-availability-check.ts'

const taken = { id: 'outcome.id-taken', nick: 'register.refusal.nick' } as const

export const useRegistration = () => {
  const [draft, setDraft] = useState(emptyDraft)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [refused, setRefused] = useState<Draft | null>(null)
  const partner = useQuery(registrationQueries.partnerCode())
  const register = useSingleMutation({
    ...registrationMutations.register(),
    onSuccess: (answered) => {
      if (answered === 'done') forgetDraft()
    },
  })
  const checks = {
    id: useAvailabilityCheck(registrationMutations.checkId()),
    nick: useAvailabilityCheck(registrationMutations.checkNick()),
  }
  const partnerCode = partner.data ?? null
  const typed = {
    ...trimmed(draft),
    ...(partnerCode === null ? {} : { code: String(partnerCode) }),
  }
  const outcome = register.data ?? null
  useEffect(() => {
    if (draft !== emptyDraft) keepDraft(draft)
  }, [draft])

  const refusalOf = (field: Field): MessageId | null => {
    const isSame = refused !== null && refused[field] === typed[field]
    const refusedField = outcome && fieldOf(outcome)
    return isSame && refusedField === field ? `register.refusal.${refusedField}` : null
  }

  const errorAt = (field: Field): MessageId | null => {
    if (!left.has(field)) return null
    const error = fieldErrorOf(typed, field, fieldLimits) ?? refusalOf(field)
    if (error !== null || (field !== 'id' && field !== 'nick')) return error
    return checks[field].availabilityOf(typed[field]) === 'taken' ? taken[field] : null
  }

  return {
    draft: typed,
    valueOf: (field: Field) =>
      field === 'code' && partnerCode !== null ? String(partnerCode) : draft[field],
    hasPartner: partnerCode !== null,
    checks,
    outcome,
    error: register.error,
    isSending: register.isPending,
    errorAt,
    type: (field: Field, value: string) => setDraft((now) => ({ ...now, [field]: value })),
    leave: (field: Field) => {
      setLeft((now) => new Set(now).add(field))
      if (fieldErrorOf(typed, field, fieldLimits) === null && (field === 'id' || field === 'nick'))
        checks[field].ask(typed[field])
    },
    /** The first wrong field up to this step, and shows all of them; null: none. */
    check: (last: Step): Field | null => {
      const checked = fields.filter((field) => stepOf(field) <= last)
      setLeft((now) => new Set([...now, ...checked]))
      return checked.find((field) => fieldErrorOf(typed, field, fieldLimits) !== null) ?? null
    },
    submit: () => {
      setRefused(typed)
      register.mutate(registrationOf(typed, partnerCode))
    },
  }
}

export type RegistrationForm = ReturnType<typeof useRegistration>
