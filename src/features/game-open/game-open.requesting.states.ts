import { failureOf, timedOut } from '../../actors/failure.ts'
import { noGameToast, requireChoice } from './game-open.model.ts'
import { gameOpenSetup } from './game-open.setup.ts'

/** The window is reserved or blocked. The call runs, and its answer decides what is shown. */
export const requestingState = gameOpenSetup.createStateConfig({
  description: 'The server is asked for the game.',
  initial: 'loading',
  states: {
    loading: {
      description:
        'A dialog says that the game is loading, and has a button that cancels the request.',
      meta: { dialog: { kind: 'loading', id: 'msg2306' } },
      after: { loadingDialogTime: 'waiting' },
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
        target: '#gameOpen.opening.placing',
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
})
