import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Outcome } from '../../http/outcome.ts'
import { availabilityBy } from './registration.model.ts'
import type { Availability } from './registration.model.ts'

export type AvailabilityCheck = {
  /** The result for exactly this value. */
  readonly availabilityOf: (value: string) => Availability
  /** Checks a value, unless already checked. Never rejects. */
  readonly ask: (value: string) => Promise<Availability>
}

/** Whether an id or nickname is free (R-REG-01). A failed check does not prevent the registration, which checks again. */
export const useAvailabilityCheck = (
  checkValue: (value: string) => Promise<Outcome>,
): AvailabilityCheck => {
  const check = useMutation({ mutationFn: checkValue })
  const lastCheck = useRef({ value: '', answer: Promise.resolve<Availability>('unasked') })
  const availabilityOf = (value: string): Availability => {
    if (check.variables !== value) return 'unasked'
    if (check.isPending) return 'asking'
    return check.data === undefined ? 'unknown' : availabilityBy(check.data)
  }
  return {
    availabilityOf,
    ask: (value) => {
      const availability = availabilityOf(value)
      if (availability === 'unasked' || availability === 'unknown')
        lastCheck.current = {
          value,
          answer: check.mutateAsync(value).then(availabilityBy, () => 'unknown'),
        }
      return lastCheck.current.answer
    },
  }
}
