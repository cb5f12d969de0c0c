export type OwnRefusal =
  | {
      readonly by: 'limit' | 'time'
      /** Won, or minutes. */
      readonly left: number
      /** Null: the limit itself is lower than the amount. */
      readonly freesAt: string | null
    }
  | { readonly by: 'break'; readonly freesAt: string }

type RefusingAnswer =
  | {
      readonly status: 'limit'
      readonly limit: string
      readonly left: number
      readonly freesAt: string | null
    }
  | { readonly status: 'break'; readonly until: string }
  | { readonly status: string }

const hasLimit = (answer: RefusingAnswer): answer is Extract<RefusingAnswer, { status: 'limit' }> =>
  'freesAt' in answer
const hasBreak = (answer: RefusingAnswer): answer is Extract<RefusingAnswer, { status: 'break' }> =>
  'until' in answer

/** The member's own refusal in an answer; null: another refusal. */
export function ownRefusalOf(answer: RefusingAnswer): OwnRefusal | null {
  if (hasLimit(answer)) {
    const { limit, left, freesAt } = answer
    return { by: limit === 'time_day' ? 'time' : 'limit', left, freesAt }
  }
  return hasBreak(answer) ? { by: 'break', freesAt: answer.until } : null
}
