import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readProperty } from '../../src/lib/json.ts'
import { SettingsError } from '../../proxy/settings/settings-error.ts'
import { listen } from '../../proxy/server/listen.ts'
import { AddressUnavailableError } from '../../proxy/server/open-servers.ts'
import { CommandError } from '../control/command-error.ts'
import { describeReplay, logInHar } from '../control/read-traffic.ts'
import type { WorldState } from '../db/storage.ts'
import type { MockWorlds } from '../worlds.ts'
import { loadGameFiles } from './game-files.ts'
import { describeSides, probe } from './hybrid.ts'
import { readSettings, usage } from './settings.ts'
import { startApp } from './start-app.ts'

/** Lets the running server answer by another version of the code; every world keeps its state. */
export type ExchangeApp = (start: typeof startApp) => void

type OnServed = (exchange: ExchangeApp) => void

/**
 * Replays a HAR file in the default world.
 * @returns lines about replayed and skipped calls, and about breaches of the contract
 * @throws SettingsError
 */
async function replayFile(worlds: MockWorlds, file: string): Promise<string> {
  try {
    const log = logInHar(readFileSync(file, 'utf8'))
    return describeReplay(await worlds.perform({ command: 'replay', log }))
  } catch (error) {
    const isExpected = error instanceof CommandError || readProperty(error, 'code') !== undefined
    if (!isExpected) throw error
    throw new SettingsError(`--har ${file}: ${(error as Error).message}`)
  }
}

async function serve(har: string | undefined, onServed?: OnServed): Promise<void> {
  const settings = readSettings(process.env)
  const { port, host, startState, hybrid } = settings
  const options = { settings, gameFiles: loadGameFiles(), states: new Map<string, WorldState>() }
  let { app, worlds } = startApp(options)
  if (har !== undefined) console.log(await replayFile(worlds, har))
  const server = await listen({
    answer: (request, environment) => app.fetch(request, environment),
    port,
    host,
  })
  console.log(
    `Mock backend, scenario "${startState}", at http://localhost:${port} (demo / demo1234)`,
  )
  if (hybrid !== null) {
    console.log(describeSides(hybrid))
    await probe(hybrid)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.stop(0))
  }
  onServed?.((start) => ({ app, worlds } = start(options)))
}

function errorText(error: unknown): unknown {
  if (error instanceof SettingsError) return error.message
  if (error instanceof AddressUnavailableError)
    return `${error.message} Set the address with MOCK_PORT and HOST.`
  const isOption = String(readProperty(error, 'code')).startsWith('ERR_PARSE_ARGS')
  if (isOption) return `${(error as Error).message}. See npm run mock -- --help`
  return error
}

/** The file of `--har`; the only option beside `--help`. */
function harOption(): string | undefined {
  const { values } = parseArgs({ options: { har: { type: 'string' } } })
  if (values.har === '') throw new SettingsError('--har needs a file: npm run mock -- --har FILE')
  return values.har
}

export async function runMock(onServed?: OnServed): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage())
    return
  }
  try {
    await serve(harOption(), onServed)
  } catch (error) {
    console.error(errorText(error))
    process.exitCode = 2
  }
}
