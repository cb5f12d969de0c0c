import { isScenarioName, scenarios } from '../scenarios/scenarios.ts'
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

/** Settings that the mock cannot run with; the message says which, and what would do. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused'
}

/** The named scenarios, one a line. */
export const listScenarios = (): string =>
  Object.entries<Scenario>(scenarios)
    .map(([name, { description }]) => `  ${name.padEnd(13)} ${description}`)
    .join('\n')

export const usage = (): string => `npm run mock: the mock backend alone, in memory, over HTTP.

Settings (environment):
  MOCK_PORT     port, 4010 if not set
  SCENARIO      the scenario in which it begins, default if not set
  HOST          address to listen on; this machine alone if not set
  PUBLIC_URL    where a browser finds the games, http://localhost:MOCK_PORT if not set

Scenarios:
${listScenarios()}

While it runs:
  POST /public/*             the contract of openapi/public.yaml
  GET  /games/play?ticket=   the demo game that open_game opened
  GET  /healthz              200 when it answers
  GET  /__mock/scenarios     the scenarios, as JSON
  POST /__mock/reset         {"scenario": "unread"}: begins that scenario anew; {}: the one that runs

Sign in as demo with the password demo1234.`

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new SettingsRefused(
    `MOCK_PORT=${text} is no port: choose a whole number from 1 to 65535, such as MOCK_PORT=4011.`,
  )
}

function scenarioOf(name: string): ScenarioName {
  if (isScenarioName(name)) return name
  throw new SettingsRefused(`There is no scenario "${name}". There are:\n${listScenarios()}`)
}

function publicUrlOf(text: string): string {
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (isHttp) return text.replace(/\/+$/, '')
  throw new SettingsRefused(`PUBLIC_URL=${text} is no address: it reads like http://localhost:4010`)
}

/** Reads the settings from the environment. Throws `SettingsRefused`. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): MockSettings {
  const port = portOf(env.MOCK_PORT || '4010')
  return {
    port,
    host: env.HOST || 'localhost',
    scenario: scenarioOf(env.SCENARIO || 'default'),
    publicUrl: publicUrlOf(env.PUBLIC_URL || `http://localhost:${port}`),
  }
}
