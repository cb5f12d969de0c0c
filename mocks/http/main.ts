import { AddressUnavailable, listen } from '../../src/proxy/server/listen.ts'
import { loadGameFiles } from './game-files.ts'
import { createMockApp } from './mock-app.ts'
import { SettingsError } from '../../src/proxy/core/settings-table.ts'
import { createMockWorlds } from '../worlds.ts'
import { readSettings, usage } from './settings.ts'

async function serve(): Promise<void> {
  const { port, host, scenario, publicUrl } = readSettings(process.env)
  const worlds = createMockWorlds({
    scenario,
    publicUrl,
    onDropped: (name) => console.log(`Too many worlds: "${name}" was removed.`),
  })
  const app = createMockApp({ worlds, gameFiles: loadGameFiles() })
  const server = await listen(app.fetch, port, host)
  console.log(`Mock backend, scenario "${scenario}", at http://localhost:${port} (demo / demo1234)`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.stop(0))
  }
}

function wordsOf(error: unknown): unknown {
  if (error instanceof SettingsError) return error.message
  if (error instanceof AddressUnavailable)
    return `${error.message} Set the address with MOCK_PORT and HOST.`
  return error
}

if (process.argv.includes('--help')) {
  console.log(usage())
} else {
  try {
    await serve()
  } catch (error) {
    console.error(wordsOf(error))
    process.exitCode = 2
  }
}
