import { assign, setup } from 'xstate'
import { declared, declaredEffect } from '../../../actors/declared.ts'
import type { KeyedRequest, MoneyAnswer, MoneyFailure, MoneyRequest } from './money-form.model.ts'

export type MoneyRequestInput = {
  /** Creates an `Idempotency-Key`. */
  readonly newKey: () => string
  /** Constant until the request under it has an answer or is given up. */
  readonly key: string
  /** A sent request without an answer; null: none. */
  readonly sent: MoneyRequest | null
}

type MoneyRequestContext = MoneyRequestInput & {
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
export const requireSent = ({
  context: { sent, key },
}: {
  context: MoneyRequestContext
}): KeyedRequest => {
  if (sent === null) throw new Error('a request is being sent without having been submitted')
  return { request: sent, key }
}

export const moneyRequestSetup = setup({
  types: {
    context: {} as MoneyRequestContext,
    events: {} as MoneyRequestEvent,
    input: {} as MoneyRequestInput,
  },
  actors: {
    sendRequest: declared<MoneyAnswer, KeyedRequest>(),
    refreshLists: declared<void>(),
  },
  actions: {
    keepSent: declaredEffect<KeyedRequest>(),
    keepSettled: declaredEffect<{ isDone: boolean }>(),

    takeRequest: assign({
      sent: (_, params: { request: MoneyRequest }) => params.request,
      isRepeated: false,
    }),
    repeat: assign({ isRepeated: true }),
    takeAnswer: assign({ answer: (_, params: { answer: MoneyAnswer }) => params.answer }),
    takeFailure: assign({ failure: (_, params: { failure: MoneyFailure }) => params.failure }),
    forgetResult: assign({ answer: null, failure: null }),
    beginAnew: assign({ sent: null, key: ({ context }) => context.newKey() }),
  },
  guards: {
    isUnanswered: ({ context }) => context.sent !== null,
    isAccepted: ({ context }) => context.answer?.outcome === 'done',
    // An error without a kind says nothing about an effect.
    hadNoEffect: ({ context }, { failure }: { failure: Partial<MoneyFailure> }) =>
      !context.isRepeated && ![undefined, 'outcome-unknown'].includes(failure.kind),
  },
})
