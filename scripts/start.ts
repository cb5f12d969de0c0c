import { z } from 'zod'
import { readHybrid } from '../mocks/control/hybrid-settings.ts'
import type { HybridSettings } from '../mocks/control/hybrid-settings.ts'
import { withSeed } from '../mocks/http/settings.ts'
import { describeSides } from '../mocks/http/hybrid.ts'
import { SettingsError } from '../proxy/settings/settings-error.ts'
import { httpUrl, port, readTable } from '../proxy/settings/settings-table.ts'
import type { Setting } from '../proxy/settings/settings-table.ts'
import { buildIfStale } from './build.ts'
import { isPortFree } from './ports.ts'
import { CannotRunError } from './cannot-run-error.ts'
import { whenAborted } from './when-aborted.ts'
import { startStack } from './stack.ts'
import type { StackOptions } from './stack.ts'

const table = {
  PORT: { fallback: '5173', takes: 'a port for the site, 1 to 65535', schema: port },
  MOCK_PORT: { fallback: '4010', takes: 'a port for the mock backend, 1 to 65535', schema: port },
  SEED: {
    fallback: 'default',
    takes: 'the state that the mock backend begins in',
    schema: z.string(),
  },
  BACKEND_URL: {
    fallback: '',
    takes:
      'a backend to use instead of the mock, or with MOCK or REAL beside it, https://backend.example',
    schema: z.union([z.literal(''), httpUrl]),
  },
} as const satisfies Record<string, Setting>

/** Developers who try the mock sign in often from one address. */
const playSettings = {
  LOGINS_PER_MINUTE: '120',
  LOGIN_TRIES: '20',
  CHECKS_PER_MINUTE: '120',
  ACCOUNT_CALLS_PER_MINUTE: '60',
  TERMS_DIR: 'mocks/terms',
  JACKPOT_FILE: 'mocks/jackpot.json',
  // Contacts of the demo's brand; another brand names its own.
  ...(process.env.BRAND === undefined && { SUPPORT: 'mailto:support@maru.example' }),
}

type StartOptions = StackOptions & {
  /** The mock between proxy and a real backend. */
  readonly hybrid: HybridSettings | null
}

/** @throws SettingsError */
function stackOptions(): StartOptions {
  const { PORT, MOCK_PORT, SEED, BACKEND_URL } = readTable(table, withSeed(process.env))
  const hybrid = readHybrid(process.env)
  const backend: StackOptions['backend'] =
    BACKEND_URL === '' || hybrid !== null
      ? { kind: 'mock', port: MOCK_PORT, startState: SEED }
      : { kind: 'real', url: BACKEND_URL }
  return { port: PORT, backend, hybrid }
}

async function requireFreePort(variable: string, port: number): Promise<void> {
  if (await isPortFree(port)) return
  throw new CannotRunError(
    `Port ${port} is in use by another program. End that program, or choose another port: ` +
      `${variable}=${port + 1} npm start`,
  )
}

function welcomeText({ port, backend, hybrid }: StartOptions): string {
  const mock = `
  Sign in as      demo, password demo1234 (play money)
  Other states    SEED=unread npm start (all: npm run mock -- --help)
  Real backend    BACKEND_URL=https://backend.example GAME_HOSTS="games.example" npm start`
  const real = `
  No mock backend runs; members are those of that backend.`
  const name = backend.kind === 'mock' ? `mock, scenario "${backend.startState}"` : backend.url
  const sides = hybrid === null ? '' : `\n  ${describeSides(hybrid)}`
  return `
  The site is at  http://localhost:${port}
  Backend         ${name}${sides}${backend.kind === 'mock' ? mock : real}
  Logs            .cache/logs/
  Stop            Ctrl-C
`
}

/** Aborts on SIGINT, SIGTERM and SIGHUP, which no longer end this process by themselves. */
function stopSignal(): AbortSignal {
  const control = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      control.abort()
    })
  }
  return control.signal
}

/** The proxy calls the mock, and may open games of both. */
function hybridEnv({ backend, hybrid }: StartOptions): Readonly<Record<string, string>> {
  if (hybrid === null || backend.kind !== 'mock') return {}
  const hosts = [process.env.GAME_HOSTS, `localhost:${backend.port}`].filter(Boolean)
  return { BACKEND_URL: `http://localhost:${backend.port}`, GAME_HOSTS: hosts.join(' ') }
}

async function start(): Promise<void> {
  const options = stackOptions()
  await requireFreePort('PORT', options.port)
  if (options.backend.kind === 'mock') await requireFreePort('MOCK_PORT', options.backend.port)
  // A site built elsewhere is served unchanged.
  if (!process.env.SITE_DIR) await buildIfStale()
  const stopping = stopSignal()
  const proxyEnv = {
    ...(options.backend.kind === 'mock' ? { ...playSettings, ...process.env } : {}),
    ...hybridEnv(options),
    PORT: String(options.port),
  }
  const stack = await startStack({ ...options, proxyEnv }, stopping).catch((error: unknown) => {
    if (stopping.aborted) return null
    throw error
  })
  if (stack === null) return
  console.log(welcomeText(options))
  const reason = await Promise.race([stack.exitReason, whenAborted(stopping)])
  await stack.stop()
  if (reason !== null) throw new CannotRunError(reason)
}

try {
  await start()
} catch (error) {
  console.error(
    error instanceof CannotRunError || error instanceof SettingsError ? error.message : error,
  )
  process.exitCode = 2
}
