import { z } from 'zod'
import { describeTable, httpUrl, port, readTable } from '../../src/proxy/server/settings-table.ts'
import type { Setting } from '../../src/proxy/server/settings-table.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { Scenario } from '../scenarios/scenarios.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'

export type MockSettings = {
  readonly port: number
  /** `localhost`: this machine alone, by IPv4 and by IPv6. */
  readonly host: string
  readonly scenario: ScenarioName
  /** Where a browser finds the games, without a slash at its end. */
  readonly publicUrl: string
}

/** The named scenarios, one a line. */
export const listScenarios = (): string =>
  Object.entries<Scenario>(scenarios)
    .map(([name, { description }]) => `  ${name.padEnd(13)} ${description}`)
    .join('\n')

const table = {
  MOCK_PORT: { fallback: '4010', takes: 'a port, 1 to 65535', schema: port },
  HOST: {
    fallback: 'localhost',
    takes: 'the address to listen on; localhost: this machine alone, 0.0.0.0: every network',
    schema: z.string(),
  },
  SCENARIO: {
    fallback: 'default',
    takes: `the scenario in which it begins, one of ${Object.keys(scenarios).join(', ')}`,
    schema: z.enum(Object.keys(scenarios) as ScenarioName[]),
  },
  PUBLIC_URL: {
    fallback: '',
    takes: 'where a browser finds the games, http://localhost and MOCK_PORT if not set',
    schema: z.union([z.literal(''), httpUrl]).transform((url) => url.replace(/\/+$/, '')),
  },
} as const satisfies Record<string, Setting>

/**
 * The mock's settings from the environment.
 * @throws SettingsError that lists every setting that cannot be read
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): MockSettings {
  const values = readTable(table, env)
  return {
    port: values.MOCK_PORT,
    host: values.HOST,
    scenario: values.SCENARIO,
    publicUrl: values.PUBLIC_URL || `http://localhost:${values.MOCK_PORT}`,
  }
}

export const usage = (): string => `npm run mock: the mock backend alone, in memory, over HTTP.

Settings (environment):
${describeTable(table)}

Scenarios:
${listScenarios()}

While it runs:
  POST /public/*             the contract of openapi/public.yaml
  GET  /games/play?ticket=   the demo game that open_game opened
  GET  /healthz              200 when it answers
  GET  /__mock/scenarios     the scenarios, as JSON
  POST /__mock/reset         {"scenario": "unread"}: starts that scenario from its seed; {}: the running one
  POST /__mock/override      {"operation": "openGame", "answer": "time"}: answers so from now on;
                             an answer, or a status; "times": how often; "breaksContract": true
  GET  /__mock/override      the overrides in force; DELETE takes back all, or ?operation=openGame

Sign in as demo with the password demo1234.`
