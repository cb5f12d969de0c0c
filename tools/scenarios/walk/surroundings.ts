import { parseCommand } from '#mocks/control/parse-command.ts'
import { eventSchemas } from '#mocks/control/events.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { backendOperations } from '#site/generated/backend-operations.ts'
import { measuredPaths } from '#site/generated/measured-paths.ts'
import { beginningSchema } from '../core/scenario.model.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import type { Choice } from './screen-choices.ts'

const backend = (command: object): Step => ({ backend: parseCommand(command) })

const choice = (kind: string, ...steps: readonly Step[]): Choice => ({ kind, steps })

const keys = [
  ...['Escape', 'Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowLeft', 'Space'],
  'Backspace',
] as const

/** A player's actions on any page. */
export const habits: readonly Choice[] = [
  ...keys.map((key) => choice(`key ${key}`, { key })),
  ...[1_000, 4_000, 11_000, 61_000, 600_000].map((pass) => choice(`pass ${pass}`, { pass })),
  ...measuredPaths.map((path) => choice(`goes to ${path}`, { page: 'goes to', path })),
  choice('reloads', { page: 'reloads' }),
  ...(['back', 'forward'] as const).map((go) => choice(`goes ${go}`, { go })),
  ...[0, 700, 4_000].map((scroll) => choice(`scrolls to ${scroll}`, { scroll })),
]

/** Providers that an event closes; others are left out. */
const eventOf = (event: string): object => ({
  command: 'event',
  event,
  ...(event === 'money-changed' && { amount: 12_345 }),
  ...(event.startsWith('provider-') && { company: 'dalbit-play' }),
  ...(event.startsWith('game-') && { company: 'dalbit-play', game: 'dalbit-play-001' }),
})

/** Events around a page. */
export const events: readonly Choice[] = [
  choice('away', { page: 'is hidden' }, { pass: 61_000 }, { page: 'is seen again' }),
  choice('offline', { network: 'goes' }),
  choice('online', { network: 'comes back' }),
  choice('lost answer', { network: 'loses the next answer' }),
  choice('window closes', { 'game window': 'is closed' }),
  choice('no pop-ups', { popups: 'are blocked' }),
  choice('stream is cut', { stream: 'is cut' }),
  choice('stream is refused', { stream: 429 }, { stream: 'is cut' }),
  choice('stream works', { stream: 'works' }),
  choice('any motion', { prefers: [] }),
  choice('other preferences', { prefers: ['less data', 'light colours'] }),
  choice('by hand', backend({ command: 'approval', automatic: false })),
  choice('as before', backend({ command: 'take-back' }), { network: 'comes back' }),
  choice(
    'all fail',
    backend({ command: 'answer', operation: '*', answer: { status: 503 }, times: 4 }),
  ),
  ...Object.keys(eventSchemas).map((event) => choice(`event ${event}`, backend(eventOf(event)))),
]

export const eventsOfMembers: readonly Choice[] = [
  choice('other device', { 'other device': 'is logged in as well' }),
  choice('logged out', { 'other device': 'logs out all others' }),
]

/** How the next call of an operation ends. */
export function answersOf(operation: string): readonly Choice[] {
  const found = backendOperations.find(({ operationId }) => operationId === operation)
  if (found === undefined) return []
  const to = (what: string, command: object) =>
    choice(`${operation} ${what}`, backend({ operation, times: 1, ...command }))
  return [
    ...Object.keys(found.answers).map((answer) => to(answer, { command: 'answer', answer })),
    to('503', { command: 'answer', answer: { status: 503 } }),
    to('429', { command: 'answer', answer: { status: 429 } }),
    ...(['abort', 'malformed', 'wrongType'] as const).map((kind) =>
      to(kind, { command: 'fault', kind }),
    ),
    to('late', { command: 'fault', delayMs: 6_000 }),
  ]
}

const beginning = (settings: object): Scenario['begin'] => beginningSchema.parse(settings)

const languages = ['en', 'en', 'ko'] as const
const devices = ['desktop', 'desktop', 'phone'] as const

/** Each combination of member, page and seed of the mock. */
export const beginnings: readonly Scenario['begin'][] = languages.flatMap((language) =>
  devices.flatMap((device) => [
    ...['/', '/register', '/login', '/slot'].map((path) =>
      beginning({ language, device, path, member: 'none' }),
    ),
    ...measuredPaths.flatMap((path) => [
      beginning({ language, device, path, member: 'demo' }),
      beginning({ language, device, path, member: 'sora' }),
    ]),
    ...Object.keys(scenarios)
      // No member can sign in with these.
      .filter((scenario) => !['down', 'flaky', 'guest-only'].includes(scenario))
      .map((scenario) => beginning({ language, device, scenario, member: 'demo' })),
    beginning({ language, device, member: 'demo', 'idle limit': '10 min' }),
  ]),
)
