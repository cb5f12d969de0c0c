import { assign, not, setup } from 'xstate'
import { declaredEffect } from '../../actors/declared.ts'
import type { StateMeta } from '../../actors/state-dialog.ts'
import {
  hasNews,
  isStageFree,
  NOTHING_ANSWERED,
  PLACES,
  withAnswer,
  withCounts,
  withoutDialog,
  withPlace,
} from './notification-dialog.model.ts'
import type {
  Answered,
  NotificationContext,
  NotificationEvent,
  NotificationInput,
  NotificationMessage,
  ReceivedCounts,
  Topic,
} from './notification-dialog.model.ts'

/**
 * Offers the way to unread messages and answers (R-NOTE-01, R-NOTE-02), one dialog at a time
 * (R-NOTE-03), once for each growth, and never on top of another dialog.
 *
 * Input: `place`, `answered`. Effects: `openPlace` ({ place }), `keepAnswered` ({ answered }),
 * for a page that loads anew. Events: notification.model.ts. The dialog that is open: `dialogOf`.
 */
export const notificationDialogMachine = setup({
  types: {
    context: {} as NotificationContext,
    events: {} as NotificationEvent,
    input: {} as NotificationInput,
    meta: {} as StateMeta<NotificationMessage>,
  },
  actions: {
    openPlace: declaredEffect<{ place: (typeof PLACES)[Topic] }>(),
    keepAnswered: declaredEffect<{ answered: Answered }>(),
    takeCounts: assign(({ context }, params: ReceivedCounts) => withCounts(context, params)),
    takePlace: assign(({ context }, params: { place: string }) => withPlace(context, params.place)),
    answer: assign(({ context }, params: { topic: Topic }) => withAnswer(context, params.topic)),
    forgetCounts: assign({ counts: null, answered: NOTHING_ANSWERED }),
    freeStage: assign({
      openDialogs: ({ context }, params: { by: string }) => withoutDialog(context, params.by),
    }),
    takeStage: assign({
      openDialogs: ({ context }, params: { by: string }) => [
        ...withoutDialog(context, params.by),
        params.by,
      ],
    }),
  },
  guards: {
    hasNotesToAsk: ({ context }) => isStageFree(context) && hasNews(context, 'notes'),
    hasHelpsToAsk: ({ context }) => isStageFree(context) && hasNews(context, 'helps'),
    hasToWait: ({ context }) =>
      !isStageFree(context) && (hasNews(context, 'notes') || hasNews(context, 'helps')),
  },
}).createMachine({
  id: 'notificationDialog',
  context: ({ input }) => ({
    counts: null,
    answered: input.answered ?? NOTHING_ANSWERED,
    place: input.place,
    openDialogs: [],
  }),
  initial: 'quiet',
  on: {
    'counts.received': {
      actions: [
        { type: 'takeCounts', params: ({ event }) => event },
        { type: 'keepAnswered', params: ({ context }) => ({ answered: context.answered }) },
      ],
    },
    'place.changed': {
      actions: [
        { type: 'takePlace', params: ({ event }) => event },
        { type: 'keepAnswered', params: ({ context }) => ({ answered: context.answered }) },
      ],
    },
    'session.ended': {
      actions: [
        'forgetCounts',
        { type: 'keepAnswered', params: ({ context }) => ({ answered: context.answered }) },
      ],
    },
    'stage.taken': { actions: { type: 'takeStage', params: ({ event }) => event } },
    'stage.freed': { actions: { type: 'freeStage', params: ({ event }) => event } },
  },
  states: {
    quiet: {
      description: 'Nothing to ask: all is read, or the player has decided already.',
      always: [
        { guard: 'hasNotesToAsk', target: 'askingNotes' },
        { guard: 'hasHelpsToAsk', target: 'askingHelps' },
        { guard: 'hasToWait', target: 'waiting' },
      ],
    },
    waiting: {
      description: 'Something is unread, and another dialog is open: this one comes after it.',
      always: { guard: not('hasToWait'), target: 'quiet' },
    },
    askingNotes: {
      description: 'A dialog says that there are unread messages and offers to go there.',
      meta: { dialog: { kind: 'question', id: 'msg2003' } },
      always: { guard: not('hasNotesToAsk'), target: 'quiet' },
      on: {
        'dialog.accepted': {
          target: 'quiet',
          actions: [
            { type: 'answer', params: { topic: 'notes' } },
            { type: 'keepAnswered', params: ({ context }) => ({ answered: context.answered }) },
            { type: 'openPlace', params: { place: PLACES.notes } },
          ],
        },
        'dialog.declined': {
          target: 'quiet',
          actions: [
            { type: 'answer', params: { topic: 'notes' } },
            { type: 'keepAnswered', params: ({ context }) => ({ answered: context.answered }) },
          ],
        },
      },
    },
    askingHelps: {
      description: 'A dialog says that an inquiry was answered and offers to go there.',
      meta: { dialog: { kind: 'question', id: 'msg2004' } },
      always: { guard: not('hasHelpsToAsk'), target: 'quiet' },
      on: {
        'dialog.accepted': {
          target: 'quiet',
          actions: [
            { type: 'answer', params: { topic: 'helps' } },
            { type: 'keepAnswered', params: ({ context }) => ({ answered: context.answered }) },
            { type: 'openPlace', params: { place: PLACES.helps } },
          ],
        },
        'dialog.declined': {
          target: 'quiet',
          actions: [
            { type: 'answer', params: { topic: 'helps' } },
            { type: 'keepAnswered', params: ({ context }) => ({ answered: context.answered }) },
          ],
        },
      },
    },
  },
})
