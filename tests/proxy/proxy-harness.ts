import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import type { LogEntry } from '../../proxy/ports/ports.ts'
import { defaultConnectionLimits } from '../../proxy/server/connections/connections.ts'
import type { ConnectionLimits } from '../../proxy/server/connections/connections.ts'
import { startServer } from '../../proxy/server/server.ts'
import { readSettings } from '../../proxy/server/settings.ts'
import { onTestFinished } from '../support/this-test.ts'
import { authenticated, scriptedBackend } from './scripted-backend.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

export const START = Date.parse('2026-11-20T21:00:00+09:00')

export type Reply = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** Tests sign in very often from one address. */
export const unthrottled = {
  LOGINS_PER_MINUTE: '0',
  MEMBER_WRITES_PER_MINUTE: '0',
  LOGIN_TRIES: '0',
  CHECKS_PER_MINUTE: '0',
  ACCOUNT_CALLS_PER_MINUTE: '0',
}

/** Files by path: prerendered pages in `.pages`, others in the built site. */
export type Pages = Readonly<Record<string, string>>

function builtSite(pages: Pages, more: Pages): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'media'))
  mkdirSync(join(folder, '.vite'))
  const html = `<!doctype html><html lang="ko"><head><title>MARU</title>
<meta name="maru:game-hosts" content="localhost:5173 localhost:4010" /></head>
<body><div id="root"></div></body></html>`
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'assets', 'index-C0ffee12.js'), 'console.log("maru");'.repeat(100))
  writeFileSync(join(folder, 'media', 'night.mp4'), '0123456789')
  writeFileSync(join(folder, 'media', 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
  const prerendered = Object.entries(pages).map(([path, html]) => [`.pages/${path}`, html] as const)
  for (const [path, text] of [...prerendered, ...Object.entries(more)]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const sites = new Map<string, string>()

afterAll(() => {
  for (const folder of sites.values()) rmSync(folder, { recursive: true })
})

function siteOf(pages: Pages, more: Pages): string {
  const key = JSON.stringify([pages, more])
  const cached = sites.get(key)
  if (cached !== undefined) return cached
  const newSite = builtSite(pages, more)
  sites.set(key, newSite)
  return newSite
}

export function browserAt(url: string) {
  let cookie: string | null = null
  let token: string | null = null

  async function post(
    route: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const response = await fetch(`${url}/api/routes/${route}`, {
      method: 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === null ? {} : { cookie }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const [setCookie] = response.headers.getSetCookie()
    if (setCookie !== undefined)
      cookie = setCookie.includes('Max-Age=0') ? null : setCookie.split(';', 1)[0]!
    const answer = (await response.json()) as Record<string, unknown>
    return { status: response.status, body: answer, headers: response.headers }
  }

  async function renew(): Promise<Reply> {
    const session = await post('session', {})
    token = typeof session.body['token'] === 'string' ? session.body['token'] : null
    return session
  }

  return {
    post,
    renew,
    cookie: () => cookie,
    token: () => token,
    async signIn(id = 'demo') {
      const answer = await post('user-do-login', { id, pw: 'demo1234' })
      return { answer, session: await renew() }
    },
  }
}

/** The real server in front of a scripted backend, with a clock that only `pass` advances; stopped with the test. */
export async function startHarness(
  env: Readonly<Record<string, string>> = {},
  connectionLimits: Partial<ConnectionLimits> = {},
  pages: Pages = {},
  more: Pages = {},
  hasDirectPath = true,
) {
  const backend = await scriptedBackend()
  const site = siteOf(pages, more)
  let now = START
  const log: LogEntry[] = []
  const settings = readSettings({
    BACKEND_URL: backend.url,
    SESSION_STORE: 'memory',
    SITE_DIR: site,
    ...unthrottled,
    HOST: '127.0.0.1',
    ...env,
  })
  const server = await startServer(
    { ...settings, port: 0, adminPort: 0 },
    {
      log: (entry) => void log.push(entry),
      clock: { now: () => now },
      hasDirectPath,
      // fetch keeps idle connections open.
      connectionLimits: { ...defaultConnectionLimits, lingerMs: 0, ...connectionLimits },
    },
  )
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= server.stop())
  onTestFinished(async () => {
    await backend.stop()
    await stop()
  })
  backend.stub('user/do_login', authenticated(START + 24 * HOUR_MS))
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    backend,
    log,
    stop,
    pass: (ms: number) => void (now += ms),
    browser: () => browserAt(server.url),
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(server.url + path, { headers }),
    admin: (path: string) => fetch(server.adminUrl + path),
  }
}

/** The raw response to bytes that no client library would send, until the server closes. */
export const raw = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => void socket.write(text))
    let received = ''
    socket.on('data', (chunk: Buffer) => void (received += chunk.toString()))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })

export async function startSignedInHarness(
  env: Readonly<Record<string, string>> = {},
  connectionLimits: Partial<ConnectionLimits> = {},
) {
  const harness = await startHarness(env, connectionLimits)
  const browser = harness.browser()
  await browser.signIn()
  return { ...harness, browser }
}
