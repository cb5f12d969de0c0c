import { faultOf, patienceLost } from '../../actors/fault.ts'
import { chosenIn, noGame } from './game-open.model.ts'
import { gameOpenSetup } from './game-open.setup.ts'

/**
 * From the press on a game to the game's own window (R-GAME-01 to R-GAME-04): one call at a time.
 *
 * Input: `allowedHosts`, `isMember`. Actors: `openGame` (business answers are outputs, a rejection
 * is a fault) and `keepWindow`, which owns the game's window for as long as one attempt lasts:
 * started in the task of the press, it reserves a window and answers at once `window.reserved` or
 * `window.blocked`; told `address.accepted`, it leads that window (or a new one) there and answers
 * `window.opened` or `window.blocked`; stopped, it closes whatever it did not lead to a game.
 * Effect: `showNotice`. Events: game-open.model.ts. The dialog that is open: `dialogOf`.
 */
export const gameOpenMachine = gameOpenSetup.createMachine({
  id: 'gameOpen',
  context: ({ input }) => ({
    isMember: input.isMember ?? false,
    allowedHosts: input.allowedHosts,
    choice: null,
    place: null,
    url: '',
    fault: null,
  }),
  initial: 'ready',
  on: {
    'session.started': { actions: 'admit' },
    'session.ended': { target: '.ready', actions: ['dismiss', 'forgetAttempt'] },
  },
  states: {
    ready: {
      description: 'No game is being opened: the next press is taken.',
      initial: 'idle',
      on: {
        'game.chosen': [
          {
            guard: 'isMember',
            target: 'opening',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
          { actions: { type: 'showNotice', params: { kind: 'warning', id: 'msg2001' } } },
        ],
      },
      states: {
        idle: { description: 'The lobby as it is.' },
        opened: { description: 'The chosen game runs in its own window or tab.' },
        failed: {
          description: 'The call did not get through: a dialog says so and offers another try.',
          meta: { dialog: { kind: 'question', id: 'game.dialog.failed' } },
          on: { 'retry.requested': '#gameOpen.opening', 'failure.dismissed': 'idle' },
        },
      },
    },
    opening: {
      description: 'A game is being opened; another press is not taken.',
      tags: 'busy',
      entry: 'forgetAttempt',
      invoke: {
        id: 'keepWindow',
        src: 'keepWindow',
        onError: {
          target: 'ready.failed',
          actions: { type: 'keepFault', params: ({ event }) => faultOf(event.error) },
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
          initial: 'announced',
          states: {
            announced: {
              description: 'A dialog says that the game is loading.',
              meta: { dialog: { kind: 'loading', id: 'msg2306' } },
              after: { loadingDialog: 'lingering' },
            },
            lingering: { description: 'The dialog has closed, the answer is still awaited.' },
          },
          invoke: {
            id: 'openGame',
            src: 'openGame',
            input: ({ context }) => chosenIn(context),
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
                  type: 'showNotice',
                  params: { kind: 'error', id: 'game.dialog.unsafeAddress' },
                },
              },
              {
                guard: { type: 'isClosed', params: ({ event }) => event.output },
                target: '#gameOpen.ready',
                actions: { type: 'showNotice', params: { kind: 'warning', id: 'msg2303' } },
              },
              {
                target: '#gameOpen.ready',
                actions: {
                  type: 'showNotice',
                  params: ({ context, event }) => noGame(chosenIn(context), event.output),
                },
              },
            ],
            onError: {
              target: '#gameOpen.ready.failed',
              actions: { type: 'keepFault', params: ({ event }) => faultOf(event.error) },
            },
          },
          after: {
            callPatience: {
              target: '#gameOpen.ready.failed',
              actions: { type: 'keepFault', params: patienceLost },
            },
          },
        },
        placing: {
          description: 'The answer is there: it is decided where the game can open.',
          always: [{ guard: 'isBlocked', target: 'blocked' }, { target: 'navigating' }],
        },
        navigating: {
          description: 'The reserved window is led to the game.',
          entry: 'leadToGame',
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
