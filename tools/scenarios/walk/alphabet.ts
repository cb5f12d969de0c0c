import { parseCommand } from '#mocks/control/parse-command.ts'
import { beginningSchema } from '../core/scenario.model.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'

const backend = (command: object): Step => ({ backend: parseCommand(command) })

const presses = [
  ...['signOut.requested', 'signOut.confirmed', 'signOut.declined', 'session.retried'],
  ...['health.requested', 'game.retried', 'failure.dismissed', 'open.confirmed', 'open.declined'],
  ...[
    'link.followed',
    'open.cancelled',
    'dialog.accepted',
    'dialog.declined',
    'player.acted',
    'stay.chosen',
  ],
  'message.closed',
] as const

const players: readonly Step[] = [
  { player: 'credentials.submitted', id: 'demo', password: 'demo1234' },
  { player: 'credentials.submitted', id: 'demo', password: 'wrong' },
  { player: 'credentials.submitted', id: '', password: '' },
  { player: 'credentials.submitted', id: 'sora', password: 'sora1234' },
  { player: 'game.chosen', kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' },
  { player: 'game.chosen', kind: 'sport', company: 'betradar' },
  ...presses.map((player) => ({ player })),
]

const pages: readonly Step[] = [
  { page: 'reloads' },
  { page: 'is hidden' },
  { page: 'is seen again' },
  { page: 'goes to', path: '/note' },
  { page: 'goes to', path: '/help' },
  { page: 'goes to', path: '/slot' },
  { page: 'goes to', path: '/' },
]

/** The browser freezes a hidden page and thaws it. */
const frozen: readonly Step[] = [{ page: 'freezes' }, { page: 'goes on' }, { page: 'goes on' }]

const browser: readonly Step[] = [
  { 'game window': 'is closed' },
  { popups: 'are blocked' },
  { popups: 'are allowed' },
  { network: 'goes' },
  { network: 'comes back' },
  { network: 'hangs' },
  { network: 'loses the next answer' },
]

const times = [100, 1_000, 4_000, 10_000, 31_000, 61_000, 150_000]

const answers: readonly Step[] = [
  ...(['doLogin', 'userHealthCheck', 'openGame'] as const).flatMap((operation) => [
    ...(['abort', 'malformed', 'wrongType'] as const).map((kind) =>
      backend({ command: 'fault', operation, kind, times: 1 }),
    ),
    backend({ command: 'fault', operation, delayMs: 6_000, times: 1 }),
    backend({ command: 'fault', operation, delayMs: 60_000, times: 1 }),
    backend({ command: 'answer', operation, answer: { status: 503 }, times: 1 }),
  ]),
  ...['time', 'no_money', 'fail'].map((answer) =>
    backend({ command: 'answer', operation: 'openGame', answer, times: 1, breaksContract: true }),
  ),
  backend({
    command: 'answer',
    operation: 'openGame',
    answer: { status: 'success', gameUrl: 'http://elsewhere.example/play' },
    times: 1,
  }),
  backend({ command: 'take-back' }),
]

const events: readonly Step[] = [
  backend({ command: 'event', event: 'note-arrived' }),
  backend({ command: 'event', event: 'session-ended' }),
]

const withTab2 = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => ({ ...step, tab: 2 }))

type Kind = { readonly weight: number; readonly steps: readonly Step[] }

export const alphabet: readonly Kind[] = [
  { weight: 30, steps: players },
  { weight: 6, steps: withTab2(players) },
  { weight: 6, steps: pages },
  { weight: 3, steps: withTab2(pages) },
  { weight: 3, steps: [{ page: 'opens', path: '/', tab: 2 }] },
  { weight: 1, steps: [{ page: 'closes', tab: 2 }] },
  { weight: 3, steps: frozen },
  { weight: 2, steps: withTab2(frozen) },
  { weight: 8, steps: browser },
  { weight: 20, steps: times.map((pass): Step => ({ pass })) },
  { weight: 20, steps: answers },
  { weight: 3, steps: events },
]

const beginning = (settings: object): Scenario['begin'] => beginningSchema.parse(settings)

export const beginnings: readonly Scenario['begin'][] = [
  beginning({}),
  beginning({ member: 'demo' }),
  beginning({ member: 'demo', scenario: 'unread' }),
  beginning({ member: 'demo', calls: 'endless' }),
  beginning({ member: 'demo', 'idle limit': '10 min' }),
  beginning({ member: 'demo', device: 'phone', path: '/note', scenario: 'unread' }),
]
