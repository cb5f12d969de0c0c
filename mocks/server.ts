import { createMockBackend } from './backend.ts'
import { loadGameFiles } from './http/game-files.ts'
import { listen, PortTaken } from './http/listen.ts'
import { createMockApp } from './http/mock-app.ts'
import { readSettings, SettingsRefused, usage } from './http/settings.ts'

async function serve(): Promise<void> {
  const settings = readSettings(process.env)
  const { port, scenario, publicUrl } = settings
  const backend = createMockBackend({ scenario, publicUrl })
  const app = createMockApp({ backend, gameFiles: loadGameFiles() })
  const server = await listen(app.fetch, settings)
  console.log(`Mock backend, world "${scenario}", at http://localhost:${port} (demo / demo1234)`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.stop())
  }
}

function wordsOf(error: unknown): unknown {
  if (error instanceof SettingsRefused) return error.message
  if (error instanceof PortTaken) {
    return `${error.message}, is in use by another program. End that program, or choose another: MOCK_PORT=4011 npm run mock`
  }
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
