import { z } from 'zod'
import { SettingsError } from '../../proxy/core/settings-error.ts'
import { describeTable, httpUrl, port, readTable } from '../../proxy/core/settings-table.ts'
import type { Setting } from '../../proxy/core/settings-table.ts'
import { eventSchemas } from '../control/events/event-commands.ts'
import { hybridHelp, readHybrid } from '../control/side-names.ts'
import type { HybridSettings } from '../control/side-names.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { Scenario } from '../scenarios/scenarios.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'

export type MockSettings = {
  readonly port: number
  /** `localhost`: this machine only, by IPv4 and IPv6. */
  readonly host: string
  readonly scenario: ScenarioName
  /** Where browsers find the games, without a trailing slash. */
  readonly publicUrl: string
  readonly hybrid: HybridSettings | null
}

export const listScenarios = (): string =>
  Object.entries<Scenario>(scenarios)
    .map(([name, { description }]) => `  ${name.padEnd(13)} ${description}`)
    .join('\n')

const table = {
  MOCK_PORT: { fallback: '4010', takes: 'a port, 1 to 65535', schema: port },
  HOST: {
    fallback: 'localhost',
    takes: 'address to listen on; localhost: this machine only, 0.0.0.0: every network',
    schema: z.string(),
  },
  SCENARIO: {
    fallback: 'default',
    takes: `initial scenario, one of ${Object.keys(scenarios).join(', ')}`,
    schema: z.enum(Object.keys(scenarios) as ScenarioName[]),
  },
  PUBLIC_URL: {
    fallback: '',
    takes: 'address of the games for browsers; default: http://localhost and MOCK_PORT',
    schema: z.union([z.literal(''), httpUrl]).transform((url) => url.replace(/\/+$/, '')),
  },
} as const satisfies Record<string, Setting>

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

function isThisMock(url: string, mockPort: number): boolean {
  const { hostname, port: written, protocol } = new URL(url)
  const usedPort = written || (protocol === 'https:' ? '443' : '80')
  return LOOPBACK.test(hostname) && Number(usedPort) === mockPort
}

/**
 * The mock's settings from the environment.
 * @throws SettingsError listing every invalid setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): MockSettings {
  const values = readTable(table, env)
  const hybrid = readHybrid(env)
  if (hybrid !== null && isThisMock(hybrid.url, values.MOCK_PORT)) {
    throw new SettingsError(
      `BACKEND_URL is "${hybrid.url}", which is this mock itself: name another backend, or set MOCK_PORT.`,
    )
  }
  return {
    hybrid,
    port: values.MOCK_PORT,
    host: values.HOST,
    scenario: values.SCENARIO,
    publicUrl: values.PUBLIC_URL || `http://localhost:${values.MOCK_PORT}`,
  }
}

export const examples: readonly (readonly [name: string, rest: object, words: string])[] = [
  [
    'scenario',
    { name: 'unread', keepSessions: true },
    'another scenario, without signing members out',
  ],
  ['scenario', { seed: 7 }, 'the running scenario anew; draws, tokens and waits from a seed'],
  ['answer', { operation: 'openGame', answer: 'time', times: 1 }, 'as /__mock/override'],
  ['answer', { operation: '*', answer: { status: 503 } }, 'every operation is down'],
  ['fault', { operation: 'payDeposit', kind: 'abort', times: 1 }, 'acts, and the answer is lost'],
  ['fault', { operation: 'payDeposit', kind: 'abort', when: 'before' }, 'lost before it acts'],
  ['fault', { operation: 'getMember', kind: 'cut', delayMs: 500 }, 'half an answer, late'],
  ['fault', { operation: 'getMember', kind: 'wrongType', pointer: '/member/user/level' }, ''],
  ['take-back', { operation: 'getMember' }, '{}: every answer and fault'],
  ['approval', { automatic: false }, 'deposits and others wait for an event'],
  ['event', { event: 'note-arrived', member: 'demo' }, ''],
  ['event', { event: 'money-changed', balance: 'gameMoney', amount: -5000 }, ''],
  ['event', { event: 'session-ended', member: 'demo', by: 'operator' }, ''],
  ['clock', { advance: '2h' }, 'or "set", "stand": true, "follow": true'],
  ['calls', { last: 5, clear: true }, 'the last calls and how they differ from the contract'],
  ['answer-by', { side: 'mock', operations: 'openGame,notes' }, 'in hybrid mode, or side: real'],
  ['create-world', { name: 'a', scenario: 'rich' }, ''],
]

const listExamples = (): string =>
  examples
    .map(([name, rest, words]) => {
      const note = words === '' ? '' : `  # ${words}`
      return `  curl localhost:4010/__mock/${name} -d '${JSON.stringify(rest)}'${note}`
    })
    .join('\n')

const EVENTS_A_LINE = 5

const listEvents = (): string =>
  Object.keys(eventSchemas)
    .map((name, place) => (place > 0 && place % EVENTS_A_LINE === 0 ? `\n    ${name}` : name))
    .join(', ')
    .replaceAll(', \n', ',\n')

export const usage = (): string => `npm run mock: the mock backend alone, in memory, over HTTP.

Settings (environment):
${describeTable(table)}
${hybridHelp}

npm run mock -- --har FILE replays recorded traffic from the start.

Scenarios:
${listScenarios()}

While it runs:
  POST /public/*             the contract of openapi/public.yaml
  GET  /games/play?ticket=   the demo game that open_game opened
  GET  /healthz              200 when it answers
  GET  /__mock/scenarios     the scenarios, as JSON
  POST /__mock/reset         {"scenario": "unread"}: restarts that scenario from its seed; {}: the current one
  POST /__mock/override      {"operation": "openGame", "answer": "time"}: answers this from now on;
                             an answer, or a status; "times": how often; "breaksContract": true
  GET  /__mock/override      active overrides; DELETE removes all, or ?operation=openGame

Commands, each POST /__mock/<command> with the rest of it as JSON; GET /__mock/commands lists all, with a
JSON Schema; an invalid command is answered with its correct form:
${listExamples()}
  GET without side effects: /__mock/state, sides, clock, faults, calls, har, worlds; DELETE /__mock/faults removes all,
  DELETE /__mock/calls clears the log.
  Events: ${listEvents()}
  Traffic: curl localhost:4010/__mock/har > calls.har, and curl localhost:4010/__mock/replay -d @calls.har

Several worlds in one process, each with its own state, clock, seed, faults and log: begin every path with
/worlds/<name>, or send "X-Mock-World: <name>". A world is created on first use:
  BACKEND_URL=http://localhost:4010/worlds/a npm run proxy
  curl localhost:4010/worlds/a/__mock/state
  curl -X DELETE localhost:4010/__mock/worlds/a

Sign in as demo with the password demo1234.`
