import { eventSchemas } from '#mocks/control/events.ts'
import { parseCommand } from '#mocks/control/parse-command.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { backendOperations } from '#site/generated/backend-operations.ts'
import { measuredPaths } from '#site/generated/measured-paths.ts'
import { presses } from '../words/presses.ts'
import { beginningSchema } from '../words/scenario.model.ts'
import type { Scenario, Step } from '../words/scenario.model.ts'

/** Something that a walk may do next. */
export type Choice = {
  /** Equal for similar choices, such as presses on games of one list. */
  readonly kind: string
  readonly steps: readonly Step[]
}

/** Choices, of which one is made as often as the weight says. */
export type Group = { readonly weight: number; readonly choices: readonly Choice[] }

const choice = (...steps: readonly Step[]): Choice => ({ kind: JSON.stringify(steps), steps })
const command = (what: object): Step => ({ backend: parseCommand(what) })

/** Events that name something; all others name nothing. */
const eventOf = (event: string): object => ({
  command: 'event',
  event,
  ...(event === 'money-changed' && { amount: 12_345 }),
  ...(/^(?:provider|game)-/.test(event) && { company: 'dalbit-play' }),
  ...(event.startsWith('game-') && { game: 'dalbit-play-001' }),
})

const times = [100, 1_000, 4_000, 11_000, 31_000, 61_000, 150_000, 600_000]

const ofBrowser: readonly Choice[] = [
  choice({ page: 'is hidden' }, { pass: 61_000 }, { page: 'is seen again' }),
  choice({ page: 'freezes' }, { pass: 61_000 }, { page: 'goes on' }),
  ...(['goes', 'comes back', 'hangs', 'loses the next answer'] as const).map((network) =>
    choice({ network }),
  ),
  choice({ 'game window': 'is closed' }),
  choice({ popups: 'are blocked' }),
  choice({ popups: 'are allowed' }),
  choice({ stream: 'is cut' }),
  choice({ stream: 429 }, { stream: 'is cut' }),
  choice({ stream: 'works' }),
  choice({ 'other device': 'is logged in as well' }),
  choice({ 'other device': 'logs out all others' }),
  choice(command({ command: 'approval', automatic: false })),
  choice(command({ command: 'take-back' }), { network: 'comes back' }),
  choice(command({ command: 'answer', operation: '*', answer: { status: 503 }, times: 4 })),
  ...Object.keys(eventSchemas).map((event) => choice(command(eventOf(event)))),
]

const pages: readonly Choice[] = [
  choice({ page: 'reloads' }),
  ...measuredPaths.map((path) => choice({ page: 'goes to', path })),
]

/** How the next call of an operation ends. */
function answersOf(operation: string): readonly Choice[] {
  const answers = backendOperations.find(({ operationId }) => operationId === operation)?.answers
  const ends = [
    ...[...Object.keys(answers ?? {}), { status: 503 }, { status: 429 }].map((answer) => ({
      command: 'answer',
      answer,
    })),
    ...['abort', 'malformed', 'wrongType'].map((kind) => ({ command: 'fault', kind })),
    ...[6_000, 60_000].map((delayMs) => ({ command: 'fault', delayMs })),
  ]
  return answers === undefined
    ? []
    : ends.map((end) => choice(command({ operation, times: 1, ...end })))
}

/** What happens around a page, and how calls of these operations end. */
const surroundings = (operations: Iterable<string>): readonly Group[] => [
  { weight: 12, choices: times.map((pass) => choice({ pass })) },
  { weight: 8, choices: pages },
  { weight: 8, choices: ofBrowser },
  { weight: 12, choices: [...new Set(operations)].flatMap(answersOf) },
]

const players: readonly Choice[] = [
  ...[
    { id: 'demo', password: 'demo1234' },
    { id: 'demo', password: 'wrong' },
    { id: '', password: '' },
    { id: 'sora', password: 'sora1234' },
  ].map((typed) => choice({ player: 'credentials.submitted', ...typed })),
  choice({ player: 'game.chosen', kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' }),
  choice({ player: 'game.chosen', kind: 'sport', company: 'betradar' }),
  choice({ player: 'message.closed' }),
  choice({ player: 'deposit.requested', amount: 50_000 }),
  ...(Object.keys(presses) as (keyof typeof presses)[]).map((player) => choice({ player })),
]

const inTab2 = (choices: readonly Choice[]): readonly Choice[] =>
  choices.map(({ steps }) => choice(...steps.map((step) => ({ ...step, tab: 2 }))))

/** What a walk on the machines may do. */
export const machineChoices: readonly Group[] = [
  { weight: 40, choices: players },
  { weight: 6, choices: inTab2(players) },
  { weight: 3, choices: inTab2(pages) },
  { weight: 3, choices: [choice({ page: 'opens', path: '/', tab: 2 })] },
  { weight: 1, choices: [choice({ page: 'closes', tab: 2 })] },
  ...surroundings(['doLogin', 'userHealthCheck', 'openGame']),
]

const keys = ['Escape', 'Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowLeft', 'Space'] as const

const ofScreens: readonly Choice[] = [
  ...keys.map((key) => choice({ key })),
  ...(['back', 'forward'] as const).map((go) => choice({ go })),
  ...[0, 700, 4_000].map((scroll) => choice({ scroll })),
  choice({ prefers: [] }),
  choice({ prefers: ['less data', 'light colours'] }),
]

/** What a walk on the screens may do, given what can be done on the page. */
export const screenChoices = (
  onPage: readonly Choice[],
  operations: Iterable<string>,
): readonly Group[] => [
  { weight: 70, choices: onPage },
  { weight: 6, choices: ofScreens },
  ...surroundings(operations),
]

type Begin = Scenario['begin']

const beginning = (settings: object): Begin => beginningSchema.parse(settings)

export const machineBeginnings: readonly Begin[] = [
  beginning({}),
  beginning({ member: 'demo' }),
  beginning({ member: 'demo', scenario: 'unread' }),
  beginning({ member: 'demo', calls: 'endless' }),
  beginning({ member: 'demo', 'idle limit': '10 min' }),
  beginning({ member: 'demo', device: 'phone', path: '/note', scenario: 'unread' }),
]

/** No member can sign in with these. */
const withoutMember = ['down', 'flaky', 'guest-only']

export const screenBeginnings: readonly Begin[] = (['en', 'ko'] as const).flatMap((language) =>
  (['desktop', 'phone'] as const).flatMap((device) => {
    const settings = { language, device }
    return [
      ...['/', '/register', '/login', '/slot'].map((path) => beginning({ ...settings, path })),
      ...measuredPaths.flatMap((path) =>
        ['demo', 'sora'].map((member) => beginning({ ...settings, path, member })),
      ),
      ...Object.keys(scenarios)
        .filter((scenario) => !withoutMember.includes(scenario))
        .map((scenario) => beginning({ ...settings, scenario, member: 'demo' })),
      beginning({ ...settings, member: 'demo', 'idle limit': '10 min' }),
    ]
  }),
)
