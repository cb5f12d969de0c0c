import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import type { MessageId } from '../../i18n/language.tsx'
import { fieldLimits, registrationMutations, registrationQueries } from './registration.queries.ts'
import { forgetDraft, keepDraft } from './kept-draft.storage.ts'
import { emptyDraft, fields, sentDraft, sentText, stepOf } from './registration-draft.ts'
import type { Draft, Field, Step } from './registration-draft.ts'
import { fieldErrorOf, fieldOf, registrationOf } from './registration.model.ts'
import { useAvailabilityCheck } from './use-availability-check.ts'

const unique = ['id', 'nick'] as const

const isUnique = (field: Field): field is (typeof unique)[number] =>
  field === 'id' || field === 'nick'

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
    ...sentDraft(draft),
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

  const wrongAt = (field: Field): MessageId | null => {
    const error = fieldErrorOf(typed, field, fieldLimits) ?? refusalOf(field)
    if (error !== null || !isUnique(field)) return error
    return checks[field].availabilityOf(typed[field]) === 'taken'
      ? `register.refusal.${field}`
      : null
  }
  const errorAt = (field: Field) => (left.has(field) ? wrongAt(field) : null)

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
      setDraft((now) => ({ ...now, [field]: sentText(field, now[field]) }))
      if (isUnique(field) && wrongAt(field) === null) void checks[field].ask(typed[field])
    },
    /**
     * The first field up to this step that is wrong, taken, or, for the first time, could not be checked; null: none.
     * Shows all wrong ones.
     */
    check: async (last: Step): Promise<Field | null> => {
      const checked = fields.filter((field) => stepOf(field) <= last)
      setLeft((now) => new Set([...now, ...checked]))
      const wrong = checked.find((field) => wrongAt(field) !== null)
      if (wrong !== undefined) return wrong
      const found = await Promise.all(
        unique.map(async (field) => {
          const before = checks[field].availabilityOf(typed[field])
          const now = await checks[field].ask(typed[field])
          return { field, isHeld: now === 'taken' || (now === 'unknown' && before !== 'unknown') }
        }),
      )
      return found.find(({ isHeld }) => isHeld)?.field ?? null
    },
    submit: () => {
      setRefused(typed)
      register.mutate(registrationOf(typed, partnerCode))
    },
  }
}

export type RegistrationForm = ReturnType<typeof useRegistration>
