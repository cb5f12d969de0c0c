import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import type { Availability } from './use-availability-check.ts'

const messages = {
  asking: 'register.check.asking',
  free: 'register.check.free',
  unknown: 'register.check.unknown',
} as const satisfies Partial<Record<Availability, MessageId>>

/** What is known about an id or a nickname being free; until then, what it may look like. */
export const AvailabilityHint = ({
  availability,
  rule,
}: {
  availability: Availability
  rule: MessageId & `register.hint.${string}`
}) => {
  const t = useT()
  return (
    <span role="status">
      {availability === 'unasked' || availability === 'taken' ? t(rule) : t(messages[availability])}
    </span>
  )
}
