import { buildIfStale } from './build.ts'
import { isPortFree } from './ports.ts'
import { aborted, CannotRun } from './processes.ts'
import { startStack } from './stack-options.ts'
import type { StackWish } from './stack-options.ts'

function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable] || String(fallback)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new CannotRun(`${variable}=${text} is no port: choose a whole number from 1 to 65535.`)
}

function backendFrom(url: string | undefined): StackWish['backend'] {
  if (!url) {
    const scenario = process.env.SCENARIO || 'default'
    return { kind: 'mock', port: portFrom('MOCK_PORT', 4010), scenario }
  }
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return { kind: 'real', url }
  throw new CannotRun(`BACKEND_URL=${url} is no address: it reads like https://backend.example`)
}

async function mustBeFree(variable: string, port: number): Promise<void> {
  if (await isPortFree(port)) return
  throw new CannotRun(
    `Port ${port} is in use by another program. End that program, or choose another port: ` +
      `${variable}=${port + 1} npm start`,
  )
}

function welcome(siteUrl: string, { backend }: StackWish): string {
  const mock = `
  Sign in as      demo, password demo1234 (play money)
  Scenarios       SCENARIO=unread npm start (all: mocks/scenarios/scenarios.ts)
  Real backend    BACKEND_URL=https://backend.example GAME_HOSTS="games.example" npm start`
  const real = `
  No mock backend runs; members are those of that backend.`
  const name = backend.kind === 'mock' ? `mock, scenario "${backend.scenario}"` : backend.url
  return `
  The site is at  ${siteUrl}
  Backend         ${name}${backend.kind === 'mock' ? mock : real}
  Logs            .cache/logs/
  Stop            Ctrl-C
`
}

/** Aborts when somebody wants this program to end; from now on that alone does not end it. */
function stopSignal(): AbortSignal {
  const control = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      control.abort()
    })
  }
  return control.signal
}

async function start(): Promise<void> {
  const wish = { port: portFrom('PORT', 5173), backend: backendFrom(process.env.BACKEND_URL) }
  await mustBeFree('PORT', wish.port)
  if (wish.backend.kind === 'mock') await mustBeFree('MOCK_PORT', wish.backend.port)
  // A site that was built elsewhere is served as it is.
  if (!process.env.SITE_DIR) await buildIfStale()
  const stopWished = stopSignal()
  const stack = await startStack(wish, stopWished).catch((error: unknown) => {
    if (stopWished.aborted) return null
    throw error
  })
  if (stack === null) return
  console.log(welcome(stack.siteUrl, wish))
  const reason = await Promise.race([stack.ended, aborted(stopWished)])
  await stack.stop()
  if (reason !== null) throw new CannotRun(reason)
}

try {
  await start()
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : error)
  process.exitCode = 2
}
