import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import type { MessageId } from '../../i18n/language.tsx'
import { fieldLimits, registrationMutations, registrationQueries } from './registration.queries.ts'
import { forgetDraft, keepDraft } from './kept-draft.storage.ts'
import {
  emptyDraft,
  fields,
  sentDraft,
  sentText,
  stepOf,
  fieldErrorOf,
  fieldOf,
  registrationOf,
} from './registration.model.ts'
import type { Draft, Field, Step } from './registration.model.ts'
import { useAvailabilityCheck } from './use-availability-check.ts'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'

const all = ['age', 'terms'] as const

export type Confirmation = (typeof all)[number]

/** The confirmations that the operator requires of a new member. */
export const useConfirmations = () => {
  const settings = useSiteSettings()
  const [confirmed, setConfirmed] = useState<ReadonlySet<Confirmation>>(new Set())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { minimumAge = 0, terms = null } = settings.data ?? {}
  const isRequired = { age: minimumAge > 0, terms: terms !== null }
  const isMissing = (one: Confirmation) => isRequired[one] && !confirmed.has(one)
  return {
    settings,
    isGiven: (one: Confirmation) => confirmed.has(one),
    hasError: (one: Confirmation) => isSubmitted && isMissing(one),
    set: (one: Confirmation, isGiven: boolean) =>
      setConfirmed(
        (now) => new Set(all.filter((other) => (other === one ? isGiven : now.has(other)))),
      ),
    /** The first missing confirmation; null: all given. `settings`: not known yet which are required. */
    submit: (): Confirmation | 'settings' | null => {
      setIsSubmitted(true)
      if (settings.data === undefined) return 'settings'
      return all.find(isMissing) ?? null
    },
  }
}

export type Confirmations = ReturnType<typeof useConfirmations>

const unique = ['id', 'nick'] as const

const isUnique = (field: Field): field is (typeof unique)[number] =>
  field === 'id' || field === 'nick'

export const useRegistration = () => {
  const [draft, setDraft] = useState(emptyDraft)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [refusedDraft, setRefused] = useState<Draft | null>(null)
  const partner = useQuery(registrationQueries.partnerCode())
  const register = useSingleMutation({
    ...registrationMutations.register(),
    onSuccess: (result) => {
      if (result === 'done') forgetDraft()
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
    const isSame = refusedDraft !== null && refusedDraft[field] === typed[field]
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
      const results = await Promise.all(
        unique.map(async (field) => {
          const before = checks[field].availabilityOf(typed[field])
          const now = await checks[field].ask(typed[field])
          return { field, isHeld: now === 'taken' || (now === 'unknown' && before !== 'unknown') }
        }),
      )
      return results.find(({ isHeld }) => isHeld)?.field ?? null
    },
    submit: () => {
      setRefused(typed)
      register.mutate(registrationOf(typed, partnerCode))
    },
  }
}

export type RegistrationForm = ReturnType<typeof useRegistration>
