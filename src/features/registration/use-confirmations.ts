import { useState } from 'react'
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
