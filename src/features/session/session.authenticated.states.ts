import { failureOf, timedOut } from '../../actors/failure.ts'
import { sessionSetup } from './session.setup.ts'

const checkAnew = { target: '#session.authenticated.health.leading', reenter: true } as const

const health = sessionSetup.createStateConfig({
  description: 'Keeps the figures fresh: one tab checks for all tabs.',
  initial: 'following',
  states: {
    following: {
      description: 'Another tab checks; this one takes its reports.',
      initial: 'listening',
      on: {
        'leadership.gained': 'leading',
        'health.missed': { target: 'following', reenter: true, actions: 'loseConnection' },
        'health.received': [
          {
            guard: { type: 'isOtherPlayer', params: ({ event }) => event },
            target: '#session.loading.reloading',
          },
          {
            target: 'following',
            reenter: true,
            actions: { type: 'updatePlayer', params: ({ event }) => event },
          },
        ],
      },
      states: {
        listening: {
          description: 'Reports come; this tab asks for one on request, or when none come.',
          on: {
            'health.requested': 'asking',
            'page.returned': 'asking',
            'connection.returned': 'asking',
          },
          after: { leaderSilence: 'asking' },
        },
        asking: {
          description: 'The tab that checks was asked; if it stays silent, this one checks itself.',
          entry: 'askLeaderForHealth',
          on: { 'health.requested': { actions: 'askLeaderForHealth' } },
          after: {
            healthCheckInterval: {
              target: 'asking',
              reenter: true,
              actions: ['loseConnection', 'claimLeadership'],
            },
          },
        },
      },
    },
    leading: {
      description: 'This tab checks now and every 30 s; a check that hangs gives way to the next.',
      initial: 'checking',
      on: { 'leadership.lost': 'following' },
      after: {
        healthCheckInterval: [
          {
            guard: 'isChecking',
            target: 'leading',
            reenter: true,
            actions: ['loseConnection', 'publishMiss'],
          },
          { target: 'leading', reenter: true },
        ],
      },
      states: {
        checking: {
          description: 'One check is on its way; a request meanwhile waits for its end.',
          entry: 'dequeueCheck',
          on: {
            'health.requested': { actions: 'queueCheck' },
            'health.asked': { actions: 'queueCheck' },
            'connection.returned': { actions: 'queueCheck' },
          },
          invoke: {
            id: 'checkHealth',
            src: 'checkHealth',
            onDone: [
              {
                guard: { type: 'isOver', params: ({ event }) => event.output },
                actions: 'expire',
              },
              {
                // A session is one member's: to load anew would bring the same answer, for ever.
                guard: { type: 'isOtherPlayer', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['loseConnection', 'publishMiss'],
              },
              {
                target: 'resting',
                actions: [
                  { type: 'updatePlayer', params: ({ event }) => event.output },
                  { type: 'publishHealth', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: { target: 'resting', actions: ['loseConnection', 'publishMiss'] },
          },
        },
        resting: {
          description: 'The last check is answered; the next one comes by itself or on request.',
          always: { guard: 'isCheckQueued', ...checkAnew },
          on: {
            'health.requested': checkAnew,
            'health.asked': checkAnew,
            'page.returned': checkAnew,
            'connection.returned': checkAnew,
          },
        },
      },
    },
  },
})

const signedOut = {
  target: '#session.unauthenticated',
  actions: [
    { type: 'keepEnding', params: { ending: 'signed-out' } },
    'forgetName',
    { type: 'tellOtherTabs', params: { change: 'ended' } },
  ],
} as const

/** Whoever signs out and hears that the session is over has what he wanted. */
const overAnyway = { 'session.expired': signedOut, 'session.endedElsewhere': signedOut } as const

const leaving = sessionSetup.createStateConfig({
  description: 'Signing out, which asks first.',
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
        'Signing out is on its way; it is done, too, when the session turns out to be over.',
      tags: 'busy',
      entry: 'dropFailure',
      on: overAnyway,
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
      description: 'No word that signing out got through: a dialog offers another try.',
      meta: { dialog: { kind: 'question', id: 'session.dialog.signOutFailed' } },
      on: { 'signOut.confirmed': 'signingOut', 'signOut.declined': 'settled', ...overAnyway },
    },
  },
})

/** A member is signed in: two things go on side by side, his figures and his way out. */
export const authenticatedState = sessionSetup.createStateConfig({
  description: 'A member: money, member pages and games are open.',
  type: 'parallel',
  states: { health, leaving },
  invoke: { id: 'electLeader', src: 'electLeader' },
  exit: ['forgetPlayer', 'clearServerState'],
  on: {
    'session.expired': {
      target: '#session.unauthenticated',
      actions: [
        { type: 'keepEnding', params: { ending: 'expired' } },
        'forgetName',
        { type: 'tellOtherTabs', params: { change: 'ended' } },
        { type: 'showToast', params: { kind: 'warning', id: 'session.ended.expired' } },
      ],
    },
    'session.endedElsewhere': {
      target: '#session.unauthenticated',
      actions: [
        { type: 'keepEnding', params: { ending: 'elsewhere' } },
        'forgetName',
        { type: 'showToast', params: { kind: 'info', id: 'session.ended.elsewhere' } },
      ],
    },
  },
  after: { lifetimeLeft: { actions: 'expire' } },
})
