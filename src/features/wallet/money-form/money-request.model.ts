import type { CallFailure } from '../../../http/call-failure.ts'
import type { RunningMutation } from '../../../http/run-mutation.ts'
import type { Keyed, MoneyAnswer } from './money-form.model.ts'

/** The content of a money form: amount, method and so on. */
export type MoneyRequest = Readonly<Record<string, unknown>>

/** A form of a member, and what its requests do. */
export type MoneyFormOfMember = {
  readonly userId: string
  /** Unique name of the form, under which its state is stored. */
  readonly name: string
  readonly run: (keyed: Keyed<MoneyRequest>) => RunningMutation<MoneyAnswer>
  /** Called with what was typed, once the request was accepted. */
  readonly onAccepted: (draft: Readonly<Record<string, string>>) => void
}

export type MoneyRequestInput = {
  /** Creates an `Idempotency-Key`. */
  readonly newKey: () => string
  /** Constant until the request under it has an answer or is given up. */
  readonly key: string
  /** A sent request without an answer; null: none. */
  readonly sent: MoneyRequest | null
}

/** A call without a business answer. */
export type MoneyFailure = CallFailure

export type MoneyRequestContext = MoneyRequestInput & {
  /** Whether the member asked again for the outcome: a failure then says nothing of the first sending. */
  readonly isRepeated: boolean
  readonly answer: MoneyAnswer | null
  readonly failure: MoneyFailure | null
}

export type MoneyRequestEvent =
  /** The member sent the form. */
  | { type: 'request.submitted'; request: MoneyRequest }
  /** The member asks for the outcome of the unanswered request. */
  | { type: 'outcome.requested' }
  /** The member gives up the request and starts a new one. */
  | { type: 'request.abandoned' }
  | { type: 'form.changed' }
  /** The form's screen is gone. */
  | { type: 'form.left' }
  | { type: 'member.signedOut' }

/**
 * The sent request with its key.
 * @throws when there is none, which the chart excludes
 */
export const requireSent = ({ sent, key }: MoneyRequestContext): Keyed<MoneyRequest> => {
  if (sent === null) throw new Error('a request is being sent without having been submitted')
  return { request: sent, key }
}

/** Whether the request certainly had no effect. An error without a kind says nothing about it. */
export const hadNoEffect = ({ kind }: Partial<MoneyFailure>): boolean =>
  ![undefined, 'outcome-unknown'].includes(kind)
