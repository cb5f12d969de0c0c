import { faultOf, patienceLost } from '../fault.ts'
import { sessionSetup } from './session.setup.ts'

const health = sessionSetup.createStateConfig({
  description: 'Keeps the figures fresh: one tab checks for all tabs.',
  initial: 'electing',
  states: {
    electing: {
      description: 'Decides whether this tab checks or listens.',
      always: [{ guard: 'isLeader', target: 'leading' }, { target: 'following' }],
    },
    following: {
      description: 'Another tab checks; this one takes its reports, and asks when none come.',
      on: {
        'leadership.gained': { target: 'leading', actions: 'lead' },
        'health.requested': { actions: 'askLeaderForHealth' },
        'connection.returned': { actions: 'askLeaderForHealth' },
        'health.missed': { actions: 'loseConnection' },
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
      after: {
        leaderSilence: { target: 'following', reenter: true, actions: 'askLeaderForHealth' },
      },
    },
    leading: {
      description: 'This tab checks now and every 30 s; a check that hangs gives way to the next.',
      initial: 'checking',
      on: { 'leadership.lost': { target: 'following', actions: 'follow' } },
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
          description: 'One check is on its way.',
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
          on: {
            'health.requested': { target: '#session.authenticated.health.leading', reenter: true },
            'connection.returned': {
              target: '#session.authenticated.health.leading',
              reenter: true,
            },
          },
        },
      },
    },
  },
})

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
      description: 'Signing out is on its way.',
      tags: 'busy',
      entry: 'dropFault',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          target: '#session.unauthenticated',
          actions: [
            { type: 'keepEnding', params: { ending: 'signed-out' } },
            'forgetName',
            { type: 'tellOtherTabs', params: { change: 'ended' } },
          ],
        },
        onError: {
          target: 'signOutFailed',
          actions: { type: 'keepFault', params: ({ event }) => faultOf(event.error) },
        },
      },
      after: {
        callPatience: {
          target: 'signOutFailed',
          actions: { type: 'keepFault', params: patienceLost },
        },
      },
    },
    signOutFailed: {
      description: 'Signing out did not get through: still signed in; a dialog offers another try.',
      meta: { dialog: { kind: 'question', id: 'session.dialog.signOutFailed' } },
      on: { 'signOut.confirmed': 'signingOut', 'signOut.declined': 'settled' },
    },
  },
})

/** A member is signed in: two things go on side by side, his figures and his way out. */
export const authenticatedState = sessionSetup.createStateConfig({
  description: 'A member: money, member pages and games are open.',
  type: 'parallel',
  states: { health, leaving },
  exit: ['forgetPlayer', 'clearServerState'],
  on: {
    'session.expired': {
      target: '#session.unauthenticated',
      actions: [
        { type: 'keepEnding', params: { ending: 'expired' } },
        'forgetName',
        { type: 'tellOtherTabs', params: { change: 'ended' } },
        { type: 'showNotice', params: { kind: 'warning', id: 'session.notice.expired' } },
      ],
    },
    'session.endedElsewhere': {
      target: '#session.unauthenticated',
      actions: [
        { type: 'keepEnding', params: { ending: 'elsewhere' } },
        'forgetName',
        { type: 'showNotice', params: { kind: 'info', id: 'session.notice.elsewhere' } },
      ],
    },
  },
  after: { lifetimeLeft: { actions: 'expire' } },
})
