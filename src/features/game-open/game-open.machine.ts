import { failureOf, timedOut } from '../../actors/failure.ts'
import { noGameToast, requireChoice } from './game-open.model.ts'
import { gameOpenSetup } from './game-open.setup.ts'

/**
 * From the press on a game to the game's own window (R-GAME-01 to R-GAME-04): one call at a time.
 *
 * Actors: `openGame` (answers of business are outputs; rejected means failed) and `keepWindow`, which
 * owns the window of one attempt: started in the task of the press, it sends `window.reserved` or
 * `window.blocked` at once; on `address.accepted` it opens the address in that window, or in a new
 * one, and sends `window.opened` or `window.blocked`; stopped, it closes a window without a game.
 */
export const gameOpenMachine = gameOpenSetup.createMachine({
  id: 'gameOpen',
  context: ({ input }) => ({
    isMember: input.isMember ?? false,
    allowedHosts: input.allowedHosts,
    choice: null,
    place: null,
    url: '',
    failure: null,
  }),
  initial: 'ready',
  on: {
    'session.started': { actions: 'allowMember' },
    'session.ended': { target: '.ready', actions: ['refuseGuest', 'resetAttempt'] },
  },
  states: {
    ready: {
      description: 'No game is being opened: the next press opens one.',
      initial: 'idle',
      on: {
        'game.chosen': [
          {
            guard: 'isMember',
            target: 'opening',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
          { actions: { type: 'showToast', params: { kind: 'warning', id: 'msg2001' } } },
        ],
      },
      states: {
        idle: { description: 'Nothing was opened, or the last attempt is over.' },
        opened: { description: 'The chosen game runs in its own window or tab.' },
        failed: {
          description: 'The call did not get through: a dialog says so and offers another try.',
          meta: { dialog: { kind: 'question', id: 'game.dialog.failed' } },
          on: { 'retry.requested': '#gameOpen.opening', 'failure.dismissed': 'idle' },
        },
      },
    },
    opening: {
      description: 'A game is being opened; another press does nothing.',
      tags: 'busy',
      entry: 'resetAttempt',
      invoke: {
        id: 'keepWindow',
        src: 'keepWindow',
        onError: {
          target: 'ready.failed',
          actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      initial: 'reserving',
      states: {
        reserving: {
          description: 'A window is being reserved, within the press itself.',
          on: {
            'window.reserved': {
              target: 'requesting',
              actions: { type: 'keepPlace', params: ({ event }) => event },
            },
            'window.blocked': { target: 'requesting', actions: 'keepBlocked' },
          },
        },
        requesting: {
          description: 'The server is asked for the game.',
          initial: 'loading',
          states: {
            loading: {
              description: 'A dialog says that the game is loading.',
              meta: { dialog: { kind: 'loading', id: 'msg2306' } },
              after: { loadingDialog: 'waiting' },
            },
            waiting: { description: 'The dialog has closed, the answer has not come yet.' },
          },
          invoke: {
            id: 'openGame',
            src: 'openGame',
            input: ({ context }) => requireChoice(context),
            onDone: [
              {
                guard: { type: 'isPlayable', params: ({ event }) => event.output },
                target: 'placing',
                actions: { type: 'keepAddress', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isUnsafe', params: ({ event }) => event.output },
                target: '#gameOpen.ready',
                actions: {
                  type: 'showToast',
                  params: { kind: 'error', id: 'game.dialog.unsafeAddress' },
                },
              },
              {
                guard: { type: 'isClosed', params: ({ event }) => event.output },
                target: '#gameOpen.ready',
                actions: { type: 'showToast', params: { kind: 'warning', id: 'msg2303' } },
              },
              {
                target: '#gameOpen.ready',
                actions: {
                  type: 'showToast',
                  params: ({ context, event }) => noGameToast(requireChoice(context), event.output),
                },
              },
            ],
            onError: {
              target: '#gameOpen.ready.failed',
              actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
          after: {
            actorTimeout: {
              target: '#gameOpen.ready.failed',
              actions: { type: 'keepFailure', params: timedOut },
            },
          },
        },
        placing: {
          description: 'The address is there: does the window for it exist?',
          always: [{ guard: 'isBlocked', target: 'blocked' }, { target: 'navigating' }],
        },
        navigating: {
          description: 'The address opens in the reserved window.',
          entry: 'openAddress',
          on: {
            'window.opened': '#gameOpen.ready.opened',
            'window.blocked': { target: 'blocked', actions: 'keepBlocked' },
          },
        },
        blocked: {
          description: 'The browser blocked the window: a dialog has a button that opens the game.',
          meta: { dialog: { kind: 'question', id: 'game.dialog.blocked' } },
          on: { 'open.confirmed': 'navigating', 'open.declined': '#gameOpen.ready' },
        },
      },
    },
  },
})
