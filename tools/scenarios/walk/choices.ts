import { eventSchemas } from '#mocks/control/events.ts'
import { parseCommand } from '#mocks/control/parse-command.ts'
import { startStates } from '#mocks/seeds/start-states.ts'
import { backendOperations } from '#site/generated/backend-operations.ts'
import { measuredPaths } from '#site/generated/measured-paths.ts'
import { presses } from '../words/presses.ts'
import { beginningSchema } from '../words/scenario.model.ts'
import type { Scenario, Step } from '../words/scenario.model.ts'

/** A possible next action of a walk. */
export type Choice = {
  /** Equal for similar choices, such as presses on games of one list. */
  readonly kind: string
  readonly steps: readonly Step[]
}

/** Choices that are made with the same weight, compared with other groups. */
export type WeightedChoices = { readonly weight: number; readonly choices: readonly Choice[] }

const createChoice = (...steps: readonly Step[]): Choice => ({ kind: JSON.stringify(steps), steps })
const createCommand = (command: object): Step => ({ backend: parseCommand(command) })

/** Events with arguments; all others have none. */
const eventOf = (event: string): object => ({
  command: 'event',
  event,
  ...(event === 'money-changed' && { amount: 12_345 }),
  ...(/^(?:provider|game)-/.test(event) && { company: 'dalbit-play' }),
  ...(event.startsWith('game-') && { game: 'dalbit-play-001' }),
})

const times = [100, 1_000, 4_000, 11_000, 31_000, 61_000, 150_000, 600_000]

const browserChoices: readonly Choice[] = [
  createChoice({ page: 'is hidden' }, { pass: 61_000 }, { page: 'is seen again' }),
  createChoice({ page: 'freezes' }, { pass: 61_000 }, { page: 'goes on' }),
  ...(['goes', 'comes back', 'hangs', 'loses the next answer'] as const).map((network) =>
    createChoice({ network }),
  ),
  createChoice({ 'game window': 'is closed' }),
  createChoice({ popups: 'are blocked' }),
  createChoice({ popups: 'are allowed' }),
  createChoice({ stream: 'is cut' }),
  createChoice({ stream: 429 }, { stream: 'is cut' }),
  createChoice({ stream: 'works' }),
  createChoice({ 'other device': 'is logged in as well' }),
  createChoice({ 'other device': 'logs out all others' }),
  createChoice(createCommand({ command: 'approval', automatic: false })),
  createChoice(createCommand({ command: 'take-back' }), { network: 'comes back' }),
  createChoice(
    createCommand({ command: 'answer', operation: '*', answer: { status: 503 }, times: 4 }),
  ),
  ...Object.keys(eventSchemas).map((event) => createChoice(createCommand(eventOf(event)))),
]

const pageChoices: readonly Choice[] = [
  createChoice({ page: 'reloads' }),
  ...measuredPaths.map((path) => createChoice({ page: 'goes to', path })),
]

/** Ways in which the next call of an operation can end. */
function answersOf(operation: string): readonly Choice[] {
  const answers = backendOperations.find(({ operationId }) => operationId === operation)?.answers
  const endings = [
    ...[...Object.keys(answers ?? {}), { status: 503 }, { status: 429 }].map((answer) => ({
      command: 'answer',
      answer,
    })),
    ...['abort', 'malformed', 'wrongType'].map((kind) => ({ command: 'fault', kind })),
    ...[6_000, 60_000].map((delayMs) => ({ command: 'fault', delayMs })),
  ]
  return answers === undefined
    ? []
    : endings.map((end) => createChoice(createCommand({ operation, times: 1, ...end })))
}

/** Choices outside of pages: time, navigation, the browser, and results of these operations. */
const surroundingChoices = (operations: Iterable<string>): readonly WeightedChoices[] => [
  { weight: 12, choices: times.map((pass) => createChoice({ pass })) },
  { weight: 8, choices: pageChoices },
  { weight: 8, choices: browserChoices },
  { weight: 12, choices: [...new Set(operations)].flatMap(answersOf) },
]

const playerChoices: readonly Choice[] = [
  ...[
    { id: 'demo', password: 'demo1234' },
    { id: 'demo', password: 'wrong' },
    { id: '', password: '' },
    { id: 'sora', password: 'sora1234' },
  ].map((credentials) => createChoice({ player: 'credentials.submitted', ...credentials })),
  createChoice({
    player: 'game.chosen',
    kind: 'slot',
    company: 'dalbit-play',
    game: 'dalbit-play-001',
  }),
  createChoice({ player: 'game.chosen', kind: 'sport', company: 'betradar' }),
  createChoice({ player: 'message.closed' }),
  createChoice({ player: 'deposit.requested', amount: 50_000 }),
  ...(Object.keys(presses) as (keyof typeof presses)[]).map((player) => createChoice({ player })),
]

const inTab2 = (choices: readonly Choice[]): readonly Choice[] =>
  choices.map(({ steps }) => createChoice(...steps.map((step) => ({ ...step, tab: 2 }))))

/** All choices of a walk on the machines. */
export const machineChoices: readonly WeightedChoices[] = [
  { weight: 40, choices: playerChoices },
  { weight: 6, choices: inTab2(playerChoices) },
  { weight: 3, choices: inTab2(pageChoices) },
  { weight: 3, choices: [createChoice({ page: 'opens', path: '/', tab: 2 })] },
  { weight: 1, choices: [createChoice({ page: 'closes', tab: 2 })] },
  ...surroundingChoices(['doLogin', 'userHealthCheck', 'openGame']),
]

const keys = ['Escape', 'Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowLeft', 'Space'] as const

const screenPageChoices: readonly Choice[] = [
  ...keys.map((key) => createChoice({ key })),
  ...(['back', 'forward'] as const).map((go) => createChoice({ go })),
  ...[0, 700, 4_000].map((scroll) => createChoice({ scroll })),
  createChoice({ prefers: [] }),
  createChoice({ prefers: ['less data', 'light colours'] }),
]

/** All choices of a walk on the screens, with those that the page offers. */
export const screenChoices = (
  onPage: readonly Choice[],
  operations: Iterable<string>,
): readonly WeightedChoices[] => [
  { weight: 70, choices: onPage },
  { weight: 6, choices: screenPageChoices },
  ...surroundingChoices(operations),
]

type Begin = Scenario['begin']

const parseBeginning = (settings: object): Begin => beginningSchema.parse(settings)

export const machineBeginnings: readonly Begin[] = [
  parseBeginning({}),
  parseBeginning({ member: 'demo' }),
  parseBeginning({ member: 'demo', scenario: 'unread' }),
  parseBeginning({ member: 'demo', calls: 'endless' }),
  parseBeginning({ member: 'demo', 'idle limit': '10 min' }),
  parseBeginning({ member: 'demo', device: 'phone', path: '/note', scenario: 'unread' }),
]

/** No member can sign in with these. */
const SEEDS_WITHOUT_MEMBER = ['down', 'flaky', 'guest-only']

export const screenBeginnings: readonly Begin[] = (['en', 'ko'] as const).flatMap((language) =>
  (['desktop', 'phone'] as const).flatMap((device) => {
    const settings = { language, device }
    return [
      ...['/', '/register', '/login', '/slot'].map((path) => parseBeginning({ ...settings, path })),
      ...measuredPaths.flatMap((path) =>
        ['demo', 'sora'].map((member) => parseBeginning({ ...settings, path, member })),
      ),
      ...Object.keys(startStates)
        .filter((scenario) => !SEEDS_WITHOUT_MEMBER.includes(scenario))
        .map((scenario) => parseBeginning({ ...settings, scenario, member: 'demo' })),
      parseBeginning({ ...settings, member: 'demo', 'idle limit': '10 min' }),
    ]
  }),
)
