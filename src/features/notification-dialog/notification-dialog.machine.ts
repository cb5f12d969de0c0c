import { assign, not, setup } from 'xstate'
import { declaredEffect } from '../../actors/declared.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'
import {
  isUndecided,
  isOwnTurn,
  NOTHING_DECIDED,
  PATHS,
  withDecision,
  withCounts,
  withoutDialog,
  withPath,
} from './notification-dialog.model.ts'
import type {
  NotificationContext,
  NotificationEvent,
  NotificationInput,
  NotificationMessage,
  ReceivedCounts,
  Topic,
} from './notification-dialog.model.ts'

const askingAbout = (topic: Topic, guard: 'hasNotesToAsk' | 'hasHelpsToAsk') =>
  ({
    always: { guard: not(guard), target: 'quiet' },
    on: {
      'dialog.accepted': {
        target: 'quiet',
        actions: [
          { type: 'accept', params: { topic } },
          'keepDecidedCounts',
          { type: 'openPath', params: { path: PATHS[topic] } },
        ],
      },
      'dialog.declined': {
        target: 'quiet',
        actions: [{ type: 'decline', params: { topic } }, 'keepDecidedCounts'],
      },
    },
  }) as const

/**
 * Offers to open unread messages and answers (R-NOTE-01, R-NOTE-02), one dialog at a time (R-NOTE-03), once per
 * increase, and never over another dialog. After a decision about one topic, the other is offered on the next page.
 * Effects: `openPath` ({ path }), and `keepDecidedCounts`, which stores `context.decided`; a reloaded page gets it as
 * input. The open dialog: `dialogOf`.
 */
export const notificationDialogMachine = setup({
  types: {
    context: {} as NotificationContext,
    events: {} as NotificationEvent,
    input: {} as NotificationInput,
    meta: {} as StateMeta<NotificationMessage>,
  },
  actions: {
    openPath: declaredEffect<{ path: (typeof PATHS)[Topic] }>(),
    keepDecidedCounts: declaredEffect(),
    updateCounts: assign(({ context }, params: ReceivedCounts) => withCounts(context, params)),
    updatePath: assign(({ context }, params: { path: string }) => withPath(context, params.path)),
    accept: assign(({ context }, { topic }: { topic: Topic }) =>
      withDecision(context, { topic, restsAt: PATHS[topic] }),
    ),
    decline: assign(({ context }, { topic }: { topic: Topic }) =>
      withDecision(context, { topic, restsAt: context.path }),
    ),
    forgetCounts: assign({ counts: null, decided: NOTHING_DECIDED, restsAt: null }),
    removeDialog: assign({
      openDialogs: ({ context }, params: { name: string }) => withoutDialog(context, params.name),
    }),
    addDialog: assign({
      openDialogs: ({ context }, params: { name: string }) => [
        ...withoutDialog(context, params.name),
        params.name,
      ],
    }),
  },
  guards: {
    hasNotesToAsk: ({ context }) => isOwnTurn(context) && isUndecided(context, 'notes'),
    hasHelpsToAsk: ({ context }) => isOwnTurn(context) && isUndecided(context, 'helps'),
    hasToWait: ({ context }) =>
      !isOwnTurn(context) && (isUndecided(context, 'notes') || isUndecided(context, 'helps')),
  },
}).createMachine({
  id: 'notificationDialog',
  context: ({ input }) => ({
    counts: null,
    decided: input.decided ?? NOTHING_DECIDED,
    path: input.path,
    restsAt: null,
    openDialogs: [],
  }),
  initial: 'quiet',
  on: {
    'counts.received': {
      actions: [{ type: 'updateCounts', params: ({ event }) => event }, 'keepDecidedCounts'],
    },
    'path.changed': {
      actions: [{ type: 'updatePath', params: ({ event }) => event }, 'keepDecidedCounts'],
    },
    'session.ended': {
      actions: ['forgetCounts', 'keepDecidedCounts'],
    },
    'otherDialog.opened': { actions: { type: 'addDialog', params: ({ event }) => event } },
    'otherDialog.closed': { actions: { type: 'removeDialog', params: ({ event }) => event } },
  },
  states: {
    quiet: {
      description: 'Nothing to ask: everything is read, or the player has decided already.',
      always: [
        { guard: 'hasNotesToAsk', target: 'askingNotes' },
        { guard: 'hasHelpsToAsk', target: 'askingHelps' },
        { guard: 'hasToWait', target: 'waiting' },
      ],
    },
    waiting: {
      description:
        'Something is unread, but another dialog is open, or the player has just been asked about the other: this dialog opens when that one closes, or on the next page.',
      always: { guard: not('hasToWait'), target: 'quiet' },
    },
    askingNotes: {
      description: 'A dialog says that there are unread messages and offers to go there.',
      meta: { dialog: { kind: 'question', id: 'msg2003' } },
      ...askingAbout('notes', 'hasNotesToAsk'),
    },
    askingHelps: {
      description: 'A dialog says that an inquiry was answered and offers to go there.',
      meta: { dialog: { kind: 'question', id: 'msg2004' } },
      ...askingAbout('helps', 'hasHelpsToAsk'),
    },
  },
})
