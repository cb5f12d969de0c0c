import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { declared, declaredEffect } from '../../actors/declared.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'

/** Warning time before the end; a third of a short limit. */
const WARNING_MS = 60_000
const STEPS = 4
const RETRY_MS = 5_000
const ASKING_MS = 30_000

export type IdleLimitInput = {
  readonly now: () => number
  /** Idle limit in milliseconds. */
  readonly idleMs: number
}

type IdleLimitContext = IdleLimitInput & {
  /** When the server last learned of activity, epoch milliseconds. */
  readonly renewedAt: number
}

export type IdleLimitEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'player.acted' }
  | { type: 'stay.chosen' }
  /** Another tab renewed the session. */
  | { type: 'activity.renewedElsewhere' }

export type IdleLimitActor = ActorRefFrom<typeof idleLimitMachine>

export const isWarning = (snapshot: SnapshotFrom<typeof idleLimitMachine>): boolean =>
  snapshot.matches({ on: 'warning' })

/** End of the session without activity, epoch milliseconds. */
export const endOf = ({ renewedAt, idleMs }: IdleLimitContext): number => renewedAt + idleMs

const renewed = { target: 'heard', actions: 'keepRenewal' } as const

/**
 * The operator's idle limit on the page: reports activity to the server and warns before the session ends. Only the
 * server ends it. Actor: `renewSession`, which returns whether the session still exists. Effects: `publishRenewal`
 * (to other tabs), `reportEnd`, `requestCheck` (whether the session has ended).
 */
export const idleLimitMachine = setup({
  types: {
    context: {} as IdleLimitContext,
    events: {} as IdleLimitEvent,
    input: {} as IdleLimitInput,
    meta: {} as StateMeta<'idle.dialog.title'>,
  },
  actors: { renewSession: declared<boolean>() },
  actions: {
    publishRenewal: declaredEffect(),
    reportEnd: declaredEffect(),
    requestCheck: declaredEffect(),
    keepRenewal: assign({ renewedAt: ({ context }) => context.now() }),
  },
  guards: { isOver: (_, { isRunning }: { isRunning: boolean }) => !isRunning },
  delays: {
    stepLeft: ({ context }) =>
      Math.max(0, context.renewedAt + context.idleMs / STEPS - context.now()),
    warningDue: ({ context }) =>
      Math.max(0, endOf(context) - Math.min(WARNING_MS, context.idleMs / 3) - context.now()),
    end: ({ context }) => Math.max(0, endOf(context) - context.now()),
    retry: RETRY_MS,
    asking: ASKING_MS,
  },
}).createMachine({
  id: 'idleLimit',
  context: ({ input }) => ({ ...input, renewedAt: input.now() }),
  initial: 'off',
  on: { 'session.ended': '.off' },
  states: {
    off: {
      description: 'Nobody is signed in.',
      on: { 'session.started': { target: 'on', actions: 'keepRenewal' } },
    },
    on: {
      description: 'A member is signed in, and the limit runs.',
      initial: 'heard',
      on: { 'activity.renewedElsewhere': { target: '.heard', actions: 'keepRenewal' } },
      states: {
        heard: {
          description:
            'The last activity has been reported to the server; the player has been idle since.',
          on: { 'player.acted': 'acting' },
          after: { stepLeft: 'quiet' },
        },
        acting: {
          description:
            'The player was active since: reported to the server, at most once per interval.',
          after: { stepLeft: 'renewing' },
        },
        quiet: {
          description: 'The player has done nothing for a while; the next press tells the server.',
          on: { 'player.acted': 'renewing' },
          after: { warningDue: 'warning' },
        },
        renewing: {
          description: 'Reports to the server that the player is active.',
          invoke: {
            id: 'renewSession',
            src: 'renewSession',
            onDone: [
              {
                guard: { type: 'isOver', params: ({ event }) => ({ isRunning: event.output }) },
                target: 'over',
              },
              { target: 'heard', actions: ['keepRenewal', 'publishRenewal'] },
            ],
            onError: 'unheard',
          },
        },
        unheard: {
          description: 'The report failed and is repeated soon.',
          after: { retry: 'renewing' },
        },
        warning: {
          description: 'A dialog says when the session ends, and offers to stay signed in.',
          meta: { dialog: { kind: 'question', id: 'idle.dialog.title' } },
          on: { 'stay.chosen': 'renewing' },
          after: { end: 'asking' },
        },
        asking: {
          description: 'The time is over: a health check asks whether the session is.',
          entry: 'requestCheck',
          after: { asking: renewed },
        },
        over: {
          description: 'The session has already ended: informs the page.',
          entry: 'reportEnd',
        },
      },
    },
  },
})
