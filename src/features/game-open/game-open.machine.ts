import { failureOf } from '../../actors/failure.ts'
import { requestingState } from './game-open.requesting.states.ts'
import { gameOpenSetup } from './game-open.setup.ts'

/**
 * From the press on a game to the game's own window (R-GAME-01 to R-GAME-04), one call at a time. Actors: `openGame`
 * (business answers with a checked address are outputs; rejected means failed) and `keepWindow`, which owns the window
 * of one attempt. Started in the task of the press, it sends `window.reserved` or `window.blocked` at once, and
 * `window.closed` when the player closes the reserved window. On `address.accepted` it opens the address in that
 * window, or in a new one if it had been blocked, and sends `window.opened` or `window.blocked`. Stopping it closes a
 * window without a game. `window.closed` and `open.cancelled` end the attempt and its call; a later answer opens
 * nothing.
 */
export const gameOpenMachine = gameOpenSetup.createMachine({
  id: 'gameOpen',
  context: ({ input }) => ({
    isMember: input.isMember,
    choice: null,
    entry: null,
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
        opened: {
          description: 'The chosen game runs in its own window or tab.',
          entry: {
            type: 'recordPlayed',
            params: ({ context }) => ({ entry: context.entry }),
          },
        },
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
      on: {
        'open.cancelled': 'ready',
        'window.closed': {
          target: 'ready',
          actions: {
            type: 'showToast',
            params: { kind: 'info', id: 'gameOpening.closed.text' },
          },
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
        requesting: requestingState,
        placing: {
          description: 'The address is there: does the window for it exist?',
          always: [{ guard: 'isBlocked', target: 'blocked' }, { target: 'navigating' }],
        },
        navigating: {
          description: 'The address opens in the reserved window.',
          entry: 'openAddress',
          on: {
            'window.opened': '#gameOpen.ready.opened',
            'window.blocked': 'blockedAgain',
          },
        },
        blocked: {
          description: 'The browser blocked the window: a dialog has a button that opens the game.',
          meta: { dialog: { kind: 'question', id: 'game.dialog.blocked' } },
          on: { 'open.confirmed': 'navigating', 'open.declined': '#gameOpen.ready' },
        },
        blockedAgain: {
          description:
            'The browser also blocked the window of that press: a dialog has a link to the game.',
          meta: { dialog: { kind: 'question', id: 'game.dialog.blockedAgain' } },
          on: { 'link.followed': '#gameOpen.ready.opened', 'open.declined': '#gameOpen.ready' },
        },
      },
    },
  },
})
