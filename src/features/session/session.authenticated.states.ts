import { failureOf, timedOut } from '../../actors/failure.ts'
import { healthCheckInput } from './session.model.ts'
import type { Ending, SessionContext, SessionToast } from './session.model.ts'
import { sessionSetup } from './session.setup.ts'

const publishEnd = {
  type: 'publishEnd',
  params: ({ context }: { readonly context: SessionContext }) => ({
    userId: context.lastUserId ?? null,
  }),
} as const

type EndedElsewhere = { readonly event: { readonly userId?: string | null } }

const ownSessionOnly = {
  guard: { type: 'isOwnSession', params: ({ event }: EndedElsewhere) => event },
} as const

const ended = (ending: Ending, toast: SessionToast) =>
  ({
    target: '#session.unauthenticated',
    actions: [
      { type: 'keepEnding', params: { ending } },
      'forgetName',
      publishEnd,
      { type: 'showToast', params: toast },
    ],
  }) as const

const signedOut = ended('signed-out', { kind: 'success', id: 'account.signedOut.text' })

/** A session that ends during a sign-out counts as signed out, unless another device ended it: the member learns that. */
const endedMeanwhile = {
  'session.expired': signedOut,
  'session.endedElsewhere': { ...ownSessionOnly, ...signedOut },
} as const

/** A member is signed in: the health check runs, and signing out asks first. */
export const authenticatedState = sessionSetup.createStateConfig({
  description: 'A member: money, member pages and games are open.',
  invoke: {
    id: 'healthCheck',
    src: 'healthCheck',
    input: ({ context }) => healthCheckInput(context),
  },
  exit: ['forgetPlayer', 'clearServerState'],
  on: {
    'health.*': { actions: { type: 'sendToHealthCheck', params: ({ event }) => event } },
    'page.returned': { actions: { type: 'sendToHealthCheck', params: ({ event }) => event } },
    'connection.*': { actions: { type: 'sendToHealthCheck', params: ({ event }) => event } },
    'figures.received': { actions: { type: 'updatePlayer', params: ({ event }) => event } },
    'session.expired': ended('expired', { kind: 'warning', id: 'session.ended.expired' }),
    'session.revoked': ended('revoked', { kind: 'warning', id: 'session.ended.revoked' }),
    'session.endedElsewhere': {
      ...ownSessionOnly,
      target: '#session.unauthenticated',
      actions: [
        { type: 'keepEnding', params: { ending: 'elsewhere' } },
        'forgetName',
        { type: 'showToast', params: { kind: 'info', id: 'session.ended.elsewhere' } },
      ],
    },
  },
  after: { lifetimeLeft: { actions: 'expire' } },
  initial: 'settled',
  states: {
    settled: {
      description: 'The member is signed in and stays.',
      on: { 'signOut.requested': 'confirmingSignOut' },
    },
    confirmingSignOut: {
      description: 'A dialog asks whether the member really wants to sign out.',
      meta: { dialog: { kind: 'question', id: 'msg2285' } },
      on: { 'signOut.confirmed': 'signingOut', 'signOut.declined': 'settled' },
    },
    signingOut: {
      description:
        'Signing out is running; it has succeeded, too, when the session turns out to be over.',
      tags: 'busy',
      entry: 'dropFailure',
      on: endedMeanwhile,
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: signedOut,
        onError: {
          target: 'signOutFailed',
          actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: {
        actorTimeout: {
          target: 'signOutFailed',
          actions: { type: 'keepFailure', params: timedOut },
        },
      },
    },
    signOutFailed: {
      description: 'Signing out failed, as far as is known: a dialog offers another try.',
      meta: { dialog: { kind: 'question', id: 'session.dialog.signOutFailed' } },
      on: { 'signOut.confirmed': 'signingOut', 'signOut.declined': 'settled', ...endedMeanwhile },
    },
  },
})
