import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { LogEntry } from '../../src/proxy/ports.ts'
import { startServer } from '../../src/proxy/server/server.ts'
import { readSettings } from '../../src/proxy/server/settings.ts'
import { authenticated, scriptedBackend } from './scripted-backend.ts'

export const START = Date.parse('2026-11-20T21:00:00+09:00')
export const HOUR = 3_600_000

export type Reply = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** Folder of a built site, with one file of each kind. */
function builtSite(): string {
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
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
  return folder
}

/** A browser of its own: keeps its cookie and, once it asked for the session, its page's token. */
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
    const [given] = response.headers.getSetCookie()
    if (given !== undefined) cookie = given.includes('Max-Age=0') ? null : given.split(';', 1)[0]!
    const answer = (await response.json()) as Record<string, unknown>
    return { status: response.status, body: answer, headers: response.headers }
  }

  return {
    post,
    cookie: () => cookie,
    token: () => token,
    /** Signs in and asks for the session, as the page does after it has loaded anew. */
    async signIn() {
      const answer = await post('user-do-login', { id: 'demo', pw: 'demo1234' })
      const session = await post('session', {})
      token = typeof session.body['token'] === 'string' ? session.body['token'] : null
      return { answer, session }
    },
  }
}

/** The real server before a scripted backend, on a clock that stands still; stops with the test. */
export async function proxyWorld(env: Readonly<Record<string, string>> = {}) {
  const backend = await scriptedBackend()
  const site = builtSite()
  let now = START
  const log: LogEntry[] = []
  const settings = readSettings({
    BACKEND_URL: backend.url,
    SESSION_STORE: 'memory',
    SITE_DIR: site,
    HOST: '127.0.0.1',
    ...env,
  })
  const server = await startServer({ ...settings, port: 0 }, (entry) => void log.push(entry), {
    now: () => now,
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= server.stop())
  onTestFinished(async () => {
    await backend.stop()
    await stop()
    rmSync(site, { recursive: true })
  })
  backend.does('user/do_login', authenticated(START + 24 * HOUR))
  return {
    url: server.url,
    backend,
    log,
    stop,
    pass: (ms: number) => void (now += ms),
    browser: () => browserAt(server.url),
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(server.url + path, { headers }),
  }
}

/** What a server says to bytes that no client library would send, until it closes. */
export const raw = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => void socket.write(text))
    let said = ''
    socket.on('data', (chunk: Buffer) => void (said += chunk.toString()))
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })

/** The same with a member who is signed in. */
export async function signedIn(env: Readonly<Record<string, string>> = {}) {
  const world = await proxyWorld(env)
  const browser = world.browser()
  await browser.signIn()
  return { ...world, browser }
}
