import { z } from 'zod'
import { SettingsError } from '../../proxy/settings/settings-error.ts'
import { describeTable, httpUrl, port, readTable } from '../../proxy/settings/settings-table.ts'
import type { Setting } from '../../proxy/settings/settings-table.ts'
import { allSchemas } from '../control/commands.ts'
import { eventSchemas } from '../control/events.ts'
import { hybridHelp, readHybrid } from '../control/hybrid-settings.ts'
import type { HybridSettings } from '../control/hybrid-settings.ts'
import { startStates } from '../seeds/start-states.ts'
import type { StartState, StartStateName } from '../seeds/start-states.ts'
import { readCommands } from './control-routes.ts'

export type MockSettings = {
  readonly port: number
  /** `localhost`: this machine only, by IPv4 and IPv6. */
  readonly host: string
  readonly startState: StartStateName
  /** Where browsers find the games, without a trailing slash. */
  readonly publicUrl: string
  readonly hybrid: HybridSettings | null
}

export const listStartStates = (): string =>
  Object.entries<StartState>(startStates)
    .map(([name, { description }]) => `  ${name.padEnd(13)} ${description}`)
    .join('\n')

const table = {
  MOCK_PORT: { fallback: '4010', takes: 'a port, 1 to 65535', schema: port },
  HOST: {
    fallback: 'localhost',
    takes: 'address to listen on; localhost: this machine only, 0.0.0.0: every network',
    schema: z.string(),
  },
  SEED: {
    fallback: 'default',
    takes: `the state that the mock begins in, one of ${Object.keys(startStates).join(', ')}`,
    schema: z.enum(Object.keys(startStates) as StartStateName[]),
  },
  PUBLIC_URL: {
    fallback: '',
    takes: 'address of the games for browsers; default: http://localhost and MOCK_PORT',
    schema: z.union([z.literal(''), httpUrl]).transform((url) => url.replace(/\/+$/, '')),
  },
} as const satisfies Record<string, Setting>

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

function isThisMock(url: string, mockPort: number): boolean {
  const { hostname, port: urlPort, protocol } = new URL(url)
  const usedPort = urlPort || (protocol === 'https:' ? '443' : '80')
  return LOOPBACK.test(hostname) && Number(usedPort) === mockPort
}

/** SEED by its name of before, SCENARIO, with a warning. */
export function withSeed(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const { SEED, SCENARIO } = env
  if (!SCENARIO || SEED) return env
  console.warn(`SCENARIO is named SEED now: write SEED=${SCENARIO}.`)
  return { ...env, SEED: SCENARIO }
}

/**
 * The mock's settings from the environment.
 * @throws SettingsError listing every invalid setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): MockSettings {
  const values = readTable(table, withSeed(env))
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
    startState: values.SEED,
    publicUrl: values.PUBLIC_URL || `http://localhost:${values.MOCK_PORT}`,
  }
}

const listCommands = (): string =>
  Object.entries<z.ZodType>(allSchemas)
    .flatMap(([name, schema]) => {
      const { description = '', examples = [] } = schema.meta() ?? {}
      const lines = (examples as readonly { readonly command: string }[]).map(
        ({ command, ...rest }) =>
          `      curl localhost:4010/__mock/${command} -d '${JSON.stringify(rest)}'`,
      )
      return [`  ${name.padEnd(13)} ${description}`, ...lines]
    })
    .join('\n')

const listEvents = (): string =>
  Object.entries<z.ZodType>(eventSchemas)
    .map(([name, { description = '' }]) => `  ${name.padEnd(18)} ${description}`)
    .join('\n')

export const usage = (): string => `npm run mock: the mock backend alone, in memory, over HTTP.

Settings (environment):
${describeTable(table)}
${hybridHelp}

npm run mock -- --har FILE replays recorded traffic from the start.

Scenarios:
${listStartStates()}

While it runs:
  POST /public/*             the contract of openapi/public.yaml
  GET  /games/play?ticket=   the demo game that open_game opened
  GET  /healthz              200 when it answers
  GET  /__mock/scenarios     the scenarios, as JSON
  POST /__mock/reset         {"scenario": "unread"}: restarts that scenario from its seed; {}: the current one
  POST /__mock/override      another name of the command answer; GET lists, DELETE removes answers and faults
  GET  /__mock/commands      the commands below with a JSON Schema

Commands, each POST /__mock/<command> with the rest of it as JSON; an invalid one is answered with its correct form:
${listCommands()}
  GET without side effects: /__mock/${readCommands.join(', ')};
  DELETE /__mock/faults removes all answers and faults, DELETE /__mock/calls clears the log.
  Traffic: curl localhost:4010/__mock/har > calls.har, and curl localhost:4010/__mock/replay -d @calls.har

Events of the command event:
${listEvents()}

Several worlds in one process, each with its own state, clock, seed, faults and log: begin every path with
/worlds/<name>, or send "X-Mock-World: <name>". A world is created on first use:
  BACKEND_URL=http://localhost:4010/worlds/a npm run proxy
  curl localhost:4010/worlds/a/__mock/state
  curl -X DELETE localhost:4010/__mock/worlds/a

Sign in as demo with the password demo1234.`
