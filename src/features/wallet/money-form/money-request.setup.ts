import { assign, setup } from 'xstate'
import { declared, declaredEffect } from '../../../actors/declared.ts'
import type { Keyed, MoneyAnswer } from './money-form.model.ts'
import { hadNoEffect } from './money-request.model.ts'
import type {
  MoneyFailure,
  MoneyRequest,
  MoneyRequestContext,
  MoneyRequestEvent,
  MoneyRequestInput,
} from './money-request.model.ts'

export const moneyRequestSetup = setup({
  types: {
    context: {} as MoneyRequestContext,
    events: {} as MoneyRequestEvent,
    input: {} as MoneyRequestInput,
  },
  actors: {
    sendRequest: declared<MoneyAnswer, Keyed<MoneyRequest>>(),
    refreshLists: declared<void>(),
  },
  actions: {
    keepSent: declaredEffect(),
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
    isRefused: ({ context }) => context.answer !== null,
    hadNoEffect: ({ context }, params: { failure: MoneyFailure }) =>
      !context.isRepeated && hadNoEffect(params.failure),
  },
})
