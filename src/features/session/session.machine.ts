import { assertEvent } from 'xstate'
import { failureOf, timedOut } from '../../actors/failure.ts'
import { authenticatedState } from './session.authenticated.states.ts'
import { initialContext, loginFailedToast } from './session.model.ts'
import { sessionSetup } from './session.setup.ts'

/**
 * Whether this browser is signed in, and as which member (R-SESS-01 to R-SESS-09). Actors: `restoreSession`,
 * `signIn`, `signOut` (business answers are outputs; rejected means failed), and `healthCheck`, the machine that runs
 * while a member is signed in. Effects: `showToast`, `markSignIn`, `rememberName`, `forgetName`, `reloadPage`,
 * `clearServerState`, `publishStart`, `publishEnd`. Screens read it through session.selectors.ts and `dialogOf`.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => initialContext(input.now),
  on: {
    'session.startedElsewhere': '#session.loading.reloading',
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is not known yet whether the visitor is a member; money shows as a dash.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The site asks whether there is a session.',
          tags: 'busy',
          invoke: {
            id: 'restoreSession',
            src: 'restoreSession',
            onDone: [
              {
                guard: { type: 'hasPlayer', params: ({ event }) => event.output },
                target: '#session.authenticated',
                actions: { type: 'startSession', params: ({ event }) => event.output },
              },
              { target: '#session.unauthenticated' },
            ],
            onError: {
              target: 'unreachable',
              actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
          after: {
            actorTimeout: {
              target: 'unreachable',
              actions: { type: 'keepFailure', params: timedOut },
            },
          },
          on: { 'session.endedElsewhere': { target: 'restoring', reenter: true } },
        },
        unreachable: {
          description: 'The site could not be reached: the screen says so and offers another try.',
          on: { 'retry.requested': 'restoring', 'connection.returned': 'restoring' },
        },
        reloading: {
          description: 'A member has just signed in, here or in another tab: the page reloads.',
          tags: 'busy',
          entry: 'reloadPage',
          after: { actorTimeout: 'restoring' },
          on: { 'session.startedElsewhere': {} },
        },
      },
    },
    unauthenticated: {
      description: 'A guest: the login panel is shown, no money and no member pages.',
      initial: 'idle',
      on: {
        'credentials.submitted': [
          {
            guard: { type: 'hasCredentials', params: ({ event }) => event.credentials },
            target: '.signingIn',
          },
          {
            actions: { type: 'showToast', params: { kind: 'warning', id: 'msg_auth_error' } },
          },
        ],
      },
      states: {
        idle: { description: 'The login panel waits for an id and a password.' },
        signingIn: {
          description: 'The login is running and a dialog says so; another one is not sent.',
          tags: 'busy',
          meta: { dialog: { kind: 'loading', id: 'msg2307' } },
          entry: 'clearLoginMessages',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'credentials.submitted')
              return event.credentials
            },
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'refused',
                actions: { type: 'keepRefusal', params: ({ event }) => event.output },
              },
              {
                target: '#session.loading.reloading',
                actions: [
                  { type: 'showToast', params: { kind: 'success', id: 'msg_auth_success' } },
                  'markSignIn',
                  { type: 'rememberName', params: ({ event }) => ({ name: event.output.name }) },
                  'publishStart',
                ],
              },
            ],
            onError: {
              target: 'refused',
              actions: { type: 'keepSignInFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
          after: {
            actorTimeout: {
              target: 'refused',
              actions: { type: 'keepSignInFailure', params: timedOut },
            },
          },
          on: { 'credentials.submitted': {} },
        },
        refused: {
          description:
            'The last login did not succeed: the panel says why and accepts the next one.',
          entry: { type: 'showToast', params: ({ context }) => loginFailedToast(context) },
        },
      },
    },
    authenticated: authenticatedState,
  },
})
