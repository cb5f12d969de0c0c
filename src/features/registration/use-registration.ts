import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import type { MessageId } from '../../i18n/language.tsx'
import {
  checkId,
  checkNick,
  register as sendRegistration,
  registrationLimits,
  registrationQueries,
} from './registration.api.ts'
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

const allConfirmations = ['age', 'terms'] as const

export type Confirmation = (typeof allConfirmations)[number]

/** The confirmations that the operator requires of a new member. */
export const useConfirmations = () => {
  const settings = useSiteSettings()
  const [confirmed, setConfirmed] = useState<ReadonlySet<Confirmation>>(new Set())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { minimumAge = 0, terms = null } = settings.data ?? {}
  const isRequired = { age: minimumAge > 0, terms: terms !== null }
  const isMissing = (name: Confirmation) => isRequired[name] && !confirmed.has(name)
  return {
    settings,
    isGiven: (name: Confirmation) => confirmed.has(name),
    hasError: (name: Confirmation) => isSubmitted && isMissing(name),
    set: (name: Confirmation, isGiven: boolean) =>
      setConfirmed(
        (now) =>
          new Set(allConfirmations.filter((other) => (other === name ? isGiven : now.has(other)))),
      ),
    /** The first missing confirmation; null: all given. `settings`: not known yet which are required. */
    submit: (): Confirmation | 'settings' | null => {
      setIsSubmitted(true)
      if (settings.data === undefined) return 'settings'
      return allConfirmations.find(isMissing) ?? null
    },
  }
}

export type Confirmations = ReturnType<typeof useConfirmations>

const uniqueFields = ['id', 'nick'] as const

const isUnique = (field: Field): field is (typeof uniqueFields)[number] =>
  field === 'id' || field === 'nick'

export const useRegistration = () => {
  const [draft, setDraft] = useState(emptyDraft)
  const [leftFields, setLeftFields] = useState<ReadonlySet<Field>>(new Set())
  const [refusedDraft, setRefused] = useState<Draft | null>(null)
  const partner = useQuery(registrationQueries.partnerCode())
  const register = useSingleMutation({
    mutationFn: sendRegistration,
    onSuccess: (result) => {
      if (result === 'done') forgetDraft()
    },
  })
  const checks = {
    id: useAvailabilityCheck(checkId),
    nick: useAvailabilityCheck(checkNick),
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
    const isUnchanged = refusedDraft !== null && refusedDraft[field] === typed[field]
    const refusedField = outcome === null ? null : fieldOf(outcome)
    return isUnchanged && refusedField === field ? `register.refusal.${refusedField}` : null
  }

  const wrongAt = (field: Field): MessageId | null => {
    const error = fieldErrorOf(typed, field, registrationLimits) ?? refusalOf(field)
    if (error !== null || !isUnique(field)) return error
    return checks[field].availabilityOf(typed[field]) === 'taken'
      ? `register.refusal.${field}`
      : null
  }
  const errorAt = (field: Field) => (leftFields.has(field) ? wrongAt(field) : null)

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
      setLeftFields((now) => new Set(now).add(field))
      setDraft((now) => ({ ...now, [field]: sentText(field, now[field]) }))
      if (isUnique(field) && wrongAt(field) === null) void checks[field].ask(typed[field])
    },
    /**
     * The first field up to this step that is wrong, taken, or, for the first time, could not be checked; null: none.
     * Shows all wrong ones.
     */
    check: async (lastStep: Step): Promise<Field | null> => {
      const checkedFields = fields.filter((field) => stepOf(field) <= lastStep)
      setLeftFields((now) => new Set([...now, ...checkedFields]))
      const wrongField = checkedFields.find((field) => wrongAt(field) !== null)
      if (wrongField !== undefined) return wrongField
      const results = await Promise.all(
        uniqueFields.map(async (field) => {
          const previous = checks[field].availabilityOf(typed[field])
          const current = await checks[field].ask(typed[field])
          return {
            field,
            isHeld: current === 'taken' || (current === 'unknown' && previous !== 'unknown'),
          }
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
