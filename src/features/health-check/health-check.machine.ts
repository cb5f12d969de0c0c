import { healthCheckSetup } from './health-check.setup.ts'

const checkAgain = { target: '#healthCheck.leading', reenter: true } as const

/**
 * Keeps the signed-in member's figures fresh (R-SESS-08). One elected tab of a browser checks for all others. Runs as
 * a child of the session machine while a member is signed in and reports to it (`EventForSession`). Actors:
 * `checkHealth` (rejected means failed; an ended session stops this machine first, R-SESS-08) and `electLeader`,
 * which sends `leadership.gained` and `leadership.lost`. Effects towards other tabs: `publishHealth`, `publishMiss`,
 * `askLeader`.
 */
export const healthCheckMachine = healthCheckSetup.createMachine({
  id: 'healthCheck',
  context: ({ input }) => ({
    ...input,
    checkedAt: null,
    isCheckQueued: false,
    connection: 'steady',
    unreadableCount: 0,
    isOverdue: false,
  }),
  invoke: { id: 'electLeader', src: 'electLeader' },
  entry: 'awaitFirstCheck',
  on: {
    'connection.lost': { actions: 'loseConnection' },
    'check.due': { actions: 'markOverdue' },
  },
  initial: 'following',
  states: {
    following: {
      description: 'Another tab checks; this one shows what it publishes.',
      initial: 'listening',
      on: {
        'leadership.gained': 'leading',
        'health.missed': { target: 'following', reenter: true, actions: 'loseConnection' },
        'health.received': [
          {
            guard: { type: 'isOtherMember', params: ({ event }) => event },
            actions: 'reportOtherMember',
          },
          {
            target: 'following',
            reenter: true,
            actions: [
              'markFresh',
              'awaitCheck',
              { type: 'reportFigures', params: ({ event }) => event },
            ],
          },
        ],
      },
      states: {
        listening: {
          description: 'The leader publishes; this tab asks for a check on request, or in silence.',
          on: {
            'health.requested': 'asking',
            'page.returned': 'asking',
            'connection.returned': 'asking',
          },
          after: { leaderSilence: 'asking' },
        },
        asking: {
          description: 'The leader was asked to check; if it stays silent, this tab leads instead.',
          entry: 'askLeader',
          on: { 'health.requested': { actions: 'askLeader' } },
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
      description: 'This tab checks now and every 30 s; a check that hangs is aborted by the next.',
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
          description: 'One check is running; a request meanwhile starts another one after it.',
          entry: 'dequeueCheck',
          on: {
            'health.requested': { actions: 'queueCheck' },
            'health.asked': { actions: 'queueCheck' },
            'connection.returned': { actions: 'queueCheck' },
          },
          invoke: {
            id: 'checkHealth',
            src: 'checkHealth',
            onDone: {
              target: 'resting',
              actions: [
                'markFresh',
                'awaitCheck',
                { type: 'reportFigures', params: ({ event }) => event.output },
                { type: 'publishHealth', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'resting',
              actions: [
                'loseConnection',
                { type: 'countUnreadable', params: ({ event }) => event },
                'publishMiss',
              ],
            },
          },
        },
        resting: {
          description: 'The last check is answered; the next one comes after 30 s or on request.',
          always: { guard: 'isCheckQueued', ...checkAgain },
          on: {
            'health.requested': checkAgain,
            'health.asked': checkAgain,
            'page.returned': checkAgain,
            'connection.returned': checkAgain,
          },
        },
      },
    },
  },
})
