import { parseArgs } from 'node:util'
import { AddressUnavailable, listen } from '../../src/proxy/server/listen.ts'
import { loadGameFiles } from './game-files.ts'
import { createMockApp } from './mock-app.ts'
import { readProperty } from '../../src/lib/json.ts'
import { SettingsError } from '../../src/proxy/core/settings-table.ts'
import { createMockWorlds } from '../worlds.ts'
import { askAt, describeSides, probe } from './hybrid.ts'
import { replayFile } from './replay-file.ts'
import { readSettings, usage } from './settings.ts'

async function serve(har: string | undefined): Promise<void> {
  const { port, host, scenario, publicUrl, hybrid } = readSettings(process.env)
  const worlds = createMockWorlds({
    scenario,
    publicUrl,
    real: hybrid === null ? undefined : { ...hybrid, ask: askAt(hybrid.url) },
    onDropped: (name) => console.log(`Too many worlds: "${name}" was removed.`),
  })
  if (har !== undefined) console.log(await replayFile(worlds, har))
  const app = createMockApp({ worlds, gameFiles: loadGameFiles() })
  const server = await listen(app.fetch, port, host)
  console.log(`Mock backend, scenario "${scenario}", at http://localhost:${port} (demo / demo1234)`)
  if (hybrid !== null) {
    console.log(describeSides(hybrid))
    await probe(hybrid)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.stop(0))
  }
}

function wordsOf(error: unknown): unknown {
  if (error instanceof SettingsError) return error.message
  if (error instanceof AddressUnavailable)
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

if (process.argv.includes('--help')) {
  console.log(usage())
} else {
  try {
    await serve(harOption())
  } catch (error) {
    console.error(wordsOf(error))
    process.exitCode = 2
  }
}
