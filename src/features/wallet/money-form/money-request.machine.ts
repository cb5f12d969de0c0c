import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { MoneyAnswer, MoneyFailure } from './money-form.model.ts'
import { moneyRequestSetup, requireSent } from './money-request.setup.ts'

/** The calls reject with nothing else (src/http/client.ts). */
const failureIn = ({ event }: { event: { error: unknown } }) => ({
  failure: event.error as MoneyFailure,
})

/**
 * The life of one money form's requests (R-ACCT-07). Request and key are kept before the call, and the key stays the
 * same until there is an answer or the member gives the request up. Nothing is sent without a press. Actors:
 * `sendRequest` (business answers are outputs) and `refreshLists`, which ends when the lists that the request may
 * have changed are fetched again. Effects: `keepSent` stores the request and its key; `keepSettled` stores that
 * nothing is sent, with the next `context.key`. The first key and an unanswered request are input.
 */
export const moneyRequestMachine = moneyRequestSetup.createMachine({
  id: 'moneyRequest',
  context: ({ input }) => ({ ...input, isRepeated: false, answer: null, failure: null }),
  initial: 'editing',
  on: { 'member.signedOut': { target: '.editing', actions: 'beginAnew' } },
  states: {
    editing: {
      description: 'The form can be filled in and sent.',
      initial: 'open',
      always: { guard: 'isUnanswered', target: 'unknown' },
      on: {
        'request.submitted': {
          target: 'sending',
          actions: { type: 'takeRequest', params: ({ event }) => event },
        },
      },
      states: {
        open: {
          description: 'Nothing was sent yet, or the member has gone on since the last answer.',
          entry: 'forgetResult',
        },
        settled: {
          description: 'The form says what became of the request.',
          initial: 'failed',
          on: { 'form.changed': 'open', 'form.left': 'open' },
          states: {
            accepted: { description: 'The request was accepted; the form is empty again.' },
            refused: { description: 'The request was refused; what was typed stays.' },
            failed: {
              description:
                'The request did not get through and had no effect; what was typed stays.',
            },
          },
        },
      },
    },
    sending: {
      description: 'The request is on its way: the form is still, and another press does nothing.',
      entry: 'forgetResult',
      initial: 'calling',
      states: {
        calling: {
          description: 'The answer is awaited. A reload finds the request and its key.',
          entry: { type: 'keepSent', params: requireSent },
          invoke: {
            id: 'sendRequest',
            src: 'sendRequest',
            input: requireSent,
            onDone: {
              target: 'refreshing',
              actions: [
                { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
                'beginAnew',
                {
                  type: 'keepSettled',
                  params: ({ event }) => ({ isDone: event.output.outcome === 'done' }),
                },
              ],
            },
            onError: [
              {
                guard: { type: 'hadNoEffect', params: failureIn },
                target: '#moneyRequest.editing.settled.failed',
                actions: [
                  { type: 'takeFailure', params: failureIn },
                  'beginAnew',
                  { type: 'keepSettled', params: { isDone: false } },
                ],
              },
              { target: 'refreshing', actions: { type: 'takeFailure', params: failureIn } },
            ],
          },
        },
        refreshing: {
          description: 'The lists and balances that the request may have changed are asked for.',
          invoke: {
            id: 'refreshLists',
            src: 'refreshLists',
            onDone: [
              { guard: 'isUnanswered', target: '#moneyRequest.unknown' },
              { guard: 'isAccepted', target: '#moneyRequest.editing.settled.accepted' },
              { target: '#moneyRequest.editing.settled.refused' },
            ],
          },
        },
      },
    },
    unknown: {
      description:
        'The request may have taken effect, but its answer was lost: the form is still and leaves the choice to the member.',
      on: {
        'outcome.requested': { target: 'sending', actions: 'repeat' },
        'request.abandoned': {
          target: 'editing',
          actions: ['beginAnew', { type: 'keepSettled', params: { isDone: false } }],
        },
      },
    },
  },
})

export type MoneyRequestMachine = typeof moneyRequestMachine
export type MoneyRequestActor = ActorRefFrom<typeof moneyRequestMachine>
export type MoneyRequestSnapshot = SnapshotFrom<typeof moneyRequestMachine>

/** A form of a member, and what its requests do. */
export type MoneyFormOfMember = {
  readonly userId: string
  /** Unique name of the form, under which its state is stored. */
  readonly name: string
  /** Calls the API once; takes the request of this form. */
  readonly send: (request: never, key: string) => Promise<MoneyAnswer>
  readonly refreshLists: () => Promise<void>
  /** Is called with what was typed, once the request was accepted. */
  readonly onAccepted: (draft: Readonly<Record<string, string>>) => void
}

/** One actor for each form of a member. */
export type MoneyRequests = {
  readonly of: (machine: MoneyRequestMachine, form: MoneyFormOfMember) => MoneyRequestActor
}

/** `unknown`: sent, outcome not known yet. */
export type MoneyPhase = 'editing' | 'sending' | 'unknown'

export const phaseOf = (snapshot: MoneyRequestSnapshot): MoneyPhase => {
  if (snapshot.matches('sending')) return 'sending'
  return snapshot.matches('unknown') ? 'unknown' : 'editing'
}
