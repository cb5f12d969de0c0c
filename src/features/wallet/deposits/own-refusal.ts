export type OwnRefusal =
  | {
      readonly by: 'limit' | 'time'
      /** Won, or minutes. */
      readonly left: number
      /** Null: the limit itself is lower than the amount. */
      readonly freesAt: string | null
    }
  | { readonly by: 'break'; readonly freesAt: string }

type Told =
  | {
      readonly status: 'limit'
      readonly limit: string
      readonly left: number
      readonly freesAt: string | null
    }
  | { readonly status: 'break'; readonly until: string }
  | { readonly status: string }

const hasLimit = (told: Told): told is Extract<Told, { status: 'limit' }> => 'freesAt' in told
const hasBreak = (told: Told): told is Extract<Told, { status: 'break' }> => 'until' in told

/** The member's own refusal in an answer; null: another refusal. */
export function ownRefusalOf(told: Told): OwnRefusal | null {
  if (hasLimit(told)) {
    const { limit, left, freesAt } = told
    return { by: limit === 'time_day' ? 'time' : 'limit', left, freesAt }
  }
  return hasBreak(told) ? { by: 'break', freesAt: told.until } : null
}
