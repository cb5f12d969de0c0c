import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { declared, declaredEffect } from '../../actors/declared.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'
import type { Protection } from './protection.model.ts'

const RETRY_MS = 30_000

const dialog = { kind: 'question', id: 'protection.check.title' } as const

export type RealityCheckInput = { readonly now: () => number }

type RealityCheckContext = RealityCheckInput & {
  /** The last facts from the server; null: none yet. */
  readonly facts: Protection | null
  /** Due time by this machine's clock, epoch milliseconds. */
  readonly dueAt: number
  /** Start of this play by the same clock; null: unknown. */
  readonly since: number | null
}

export type RealityCheckEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** The member read it, whatever they choose next. */
  | { type: 'check.answered' }
  | { type: 'check.changed' }

export type RealityCheckActor = ActorRefFrom<typeof realityCheckMachine>

export const isAsking = (snapshot: SnapshotFrom<typeof realityCheckMachine>): boolean =>
  snapshot.matches({ on: 'asking' }) || snapshot.matches({ on: 'answering' })

const factsParams = ({ output }: { output: Protection }) => ({ facts: output })

/**
 * The reality check: shows how long a member has been playing and what they paid in and out. The server decides when
 * it is due and keeps games and deposits closed until it is answered; one answer counts for all tabs. Actors:
 * `readFacts`, `waitUntilFree` (no money call runs and no other dialog is open), `answerCheck`. Effect:
 * `publishAnswer` (to other tabs).
 */
export const realityCheckMachine = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    input: {} as RealityCheckInput,
    meta: {} as StateMeta<'protection.check.title'>,
  },
  actors: {
    readFacts: declared<Protection>(),
    waitUntilFree: declared<undefined>(),
    answerCheck: declared<Protection, { due: string }>(),
  },
  actions: {
    publishAnswer: declaredEffect(),
    keepFacts: assign(({ context }, { facts }: { facts: Protection }) => ({
      facts,
      dueAt: context.now() + facts.checkDueInMs,
      since: context.now() - facts.playedMs,
    })),
  },
  guards: { isDue: (_, { facts }: { facts: Protection }) => facts.checkDueInMs <= 0 },
  delays: {
    untilDue: ({ context }) => Math.max(0, context.dueAt - context.now()),
    retry: RETRY_MS,
  },
}).createMachine({
  id: 'realityCheck',
  context: ({ input }) => ({ ...input, facts: null, dueAt: 0, since: null }),
  initial: 'off',
  on: { 'session.ended': '.off' },
  states: {
    off: {
      description: 'Nobody is signed in.',
      on: { 'session.started': 'on' },
    },
    on: {
      description: 'A member is signed in.',
      initial: 'reading',
      on: { 'check.changed': '.reading' },
      states: {
        reading: {
          description: 'The server is asked when the check is due: another tab may have answered.',
          invoke: {
            id: 'readFacts',
            src: 'readFacts',
            onDone: [
              {
                guard: { type: 'isDue', params: ({ event }) => factsParams(event) },
                target: 'holding',
                actions: { type: 'keepFacts', params: ({ event }) => factsParams(event) },
              },
              {
                target: 'waiting',
                actions: { type: 'keepFacts', params: ({ event }) => factsParams(event) },
              },
            ],
            onError: 'unread',
          },
        },
        unread: {
          description: 'The server could not say: it is asked again soon.',
          after: { retry: 'reading' },
        },
        waiting: {
          description: 'The check is not due yet.',
          after: { untilDue: 'reading' },
        },
        holding: {
          description: 'The check is due, and waits for a money call or another dialog.',
          invoke: {
            id: 'waitUntilFree',
            src: 'waitUntilFree',
            onDone: 'asking',
          },
        },
        asking: {
          description: 'A dialog says how long the member has been playing, and what was paid.',
          meta: { dialog },
          on: { 'check.answered': 'answering' },
        },
        answering: {
          description: 'Reports to the server that the member has read it.',
          meta: { dialog },
          invoke: {
            id: 'answerCheck',
            src: 'answerCheck',
            input: ({ context }) => ({ due: context.facts?.checkDue ?? '' }),
            onDone: {
              target: 'waiting',
              actions: [
                { type: 'keepFacts', params: ({ event }) => factsParams(event) },
                'publishAnswer',
              ],
            },
            onError: 'asking',
          },
        },
      },
    },
  },
})
