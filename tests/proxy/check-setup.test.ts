import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { checkSetup, describeFindings } from '../../src/proxy/server/check-setup.ts'
import { startServer } from '../../src/proxy/server/server.ts'
import { readSettings } from '../../src/proxy/server/settings.ts'
import { freshDatabase, hasPostgres, KEY } from '../support/engines/postgres.ts'
import { hasRedis, sharedRedis } from '../support/engines/redis.ts'
import { onTestFinished } from '../support/this-test.ts'
import { siteFolder } from './real-proxy.ts'
import { sqliteFile } from './store-files.ts'

async function someBackend(headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(404, headers).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const SESSION_KEYS = Buffer.from(KEY).toString('base64')

async function check(env: Readonly<Record<string, string>>, clock = Date as { now(): number }) {
  const settings = readSettings({ SITE_DIR: siteFolder(), ...env })
  return describeFindings(await checkSetup(settings, clock)).split('\n')
}

describe.concurrent('npm run proxy -- --check', () => {
  test('reports success and creates no store', async ({ expect }) => {
    const [BACKEND_URL, SITE_DIR, SESSION_STORE] = [await someBackend(), siteFolder(), sqliteFile()]
    const lines = [
      `ok    site     ${SITE_DIR}`,
      `ok    store    ${SESSION_STORE} does not exist. The first start makes it.`,
      `ok    backend  ${BACKEND_URL} answers (404 to HEAD)`,
      'ok    clock    within 5 s of the backend',
      'Ready.',
    ]
    const env = { BACKEND_URL, SITE_DIR, SESSION_STORE }
    expect([await check(env), await check(env)]).toEqual([lines, lines])
  })

  test('reports the fault of each part, and what to do', async ({ expect }) => {
    const SESSION_STORE = sqliteFile()
    const missing = join(SESSION_STORE, 'nowhere')
    expect(
      await check({
        BACKEND_URL: 'http://127.0.0.1:1',
        SITE_DIR: missing,
        SESSION_STORE,
        STORE_ID: 'mine',
      }),
    ).toEqual([
      `FAIL  site     ${missing} has no built site. Run: npm run build`,
      `FAIL  store    ${SESSION_STORE} does not exist, and STORE_ID asks for the store mine.`,
      'FAIL  backend  http://127.0.0.1:1 does not answer: connect ECONNREFUSED 127.0.0.1:1',
      '3 of 3 are wrong.',
    ])
  })

  test('warns of settings that are unsafe for players, and is ready', async ({ expect }) => {
    const env = { BACKEND_URL: await someBackend(), SESSION_STORE: 'memory', HOST: '0.0.0.0' }
    const games = 'warn  settings GAME_HOSTS is not set: no game can be opened.'
    const gateway =
      'warn  settings TRUSTED_PROXIES is not set: behind a gateway all players count as one client, and share its limits.'
    const warnings = async (more: Readonly<Record<string, string>>) => {
      const lines = await check({ ...env, ...more })
      return [...lines.filter((line) => line.startsWith('warn')), lines.at(-1)]
    }
    expect(await warnings({})).toEqual([
      'warn  settings PUBLIC_ORIGIN is not set: the session cookie is not Secure. Set it to the https origin of players.',
      gateway,
      games,
      'Ready, but see the warnings.',
    ])
    expect(await warnings({ PUBLIC_ORIGIN: 'http://maru.example' })).toEqual([
      'warn  settings PUBLIC_ORIGIN is http://maru.example: the session cookie is not Secure. Use https.',
      gateway,
      games,
      'Ready, but see the warnings.',
    ])
    const safe = { TRUSTED_PROXIES: '10.0.0.0/8', GAME_HOSTS: 'games.example' }
    expect(await warnings({ PUBLIC_ORIGIN: 'https://maru.example', ...safe })).toEqual(['Ready.'])
  })

  test('reports a cache without a database, as a start does', async ({ expect }) => {
    const env = { BACKEND_URL: await someBackend(), SESSION_STORE: 'memory' }
    const lines = await check({ ...env, CACHE: 'redis://127.0.0.1:1' })
    expect(lines.slice(2, 3)).toEqual([
      'FAIL  cache    CACHE is set, but STORE is not postgres://…',
    ])
    expect(lines.at(-1)).toBe('1 of 5 is wrong.')
  })

  test('reports a file whose folder cannot be made', async ({ expect }) => {
    const file = '/dev/null/store/sessions.sqlite'
    const lines = await check({ BACKEND_URL: await someBackend(), SESSION_STORE: file })
    expect(lines[1]).toMatch(
      /^FAIL {2}store {4}\/dev\/null\/store\/sessions\.sqlite cannot be made: ENOTDIR.*\. Correct SESSION_STORE\.$/,
    )
  })

  test.skipIf(!existsSync('/proc/self'))(
    'reports a folder in which none can be made, and a start does not wait for it',
    async ({ expect }) => {
      const env = { BACKEND_URL: await someBackend(), SESSION_STORE: '/proc/x/t.sqlite' }
      expect((await check(env))[1]).toMatch(
        /^FAIL {2}store {4}\/proc\/x\/t\.sqlite cannot be made: ENOENT/,
      )
      const start = startServer(readSettings({ SITE_DIR: siteFolder(), SESSION_KEYS, ...env }), {
        log: () => undefined,
      })
      await expect(start).rejects.toThrow(
        "The store /proc/x/t.sqlite cannot be used: ENOENT: no such file or directory, mkdir '/proc/x'.",
      )
    },
  )

  test.skipIf(!hasPostgres)('warns of a host of STORE that is away', async ({ expect }) => {
    const [BACKEND_URL, url] = [await someBackend(), await freshDatabase()]
    const { host } = new URL(url)
    const STORE = url.replace(host, `${host},127.0.0.1:1`)
    const lines = await check({ BACKEND_URL, SESSION_KEYS, STORE })
    expect(lines.filter((line) => line.includes('127.0.0.1:1'))).toEqual([
      'warn  store    127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1: start the server, or correct host and port in STORE',
    ])
    expect(lines.at(-1)).toBe('Ready, but see the warnings.')
  })

  test('reports a wrong clock of this machine', async ({ expect }) => {
    const told = new Date('2026-03-01T12:00:00Z')
    const BACKEND_URL = await someBackend({ date: told.toUTCString() })
    const clock = { now: () => told.getTime() - 90_000 }
    const lines = await check({ BACKEND_URL, SESSION_STORE: 'memory' }, clock)
    expect(lines.at(-2)).toBe(
      'FAIL  clock    this machine is 91 s behind the backend. Synchronise both by NTP.',
    )
  })

  test.skipIf(!hasPostgres || !hasRedis)('tries database and cache', async ({ expect }) => {
    const [BACKEND_URL, SITE_DIR] = [await someBackend(), siteFolder()]
    const STORE = await freshDatabase()
    const env = { BACKEND_URL, SITE_DIR, SESSION_KEYS, STORE, CACHE: await sharedRedis() }
    expect(await check(env)).toEqual([
      `ok    site     ${SITE_DIR}`,
      'ok    store    the database can be written. Set STORE_ID, so that no other store is used.',
      'warn  store    the user of STORE owns the tables, and could change the audit log. Use maru_proxy of deploy/postgres/users.sql',
      'ok    cache    writes are accepted by 1 of its servers',
      `ok    backend  ${BACKEND_URL} answers (404 to HEAD)`,
      'ok    clock    within 5 s of the backend',
      'ok    clock    within 5 s of the database',
      'Ready, but see the warnings.',
    ])
  })

  test.skipIf(!hasPostgres)('names a user that the database does not know', async ({ expect }) => {
    const [BACKEND_URL, url] = [await someBackend(), await freshDatabase()]
    const STORE = url.replace('postgres@', 'nobody@')
    const lines = await check({ BACKEND_URL, SESSION_KEYS, STORE })
    expect(lines[1]).toContain(
      'FAIL  store    role "nobody" does not exist: correct the user in STORE',
    )
  })

  test.skipIf(!hasPostgres)(
    'names a database without tables, and a dead cache',
    async ({ expect }) => {
      const [BACKEND_URL, STORE] = [await someBackend(), await freshDatabase({ isEmpty: true })]
      const lines = await check({ BACKEND_URL, SESSION_KEYS, STORE, CACHE: 'redis://127.0.0.1:1' })
      expect(lines.slice(1, 3)).toEqual([
        'FAIL  store    The store is refused. The database has no tables of this program. Run: npm run proxy -- --migrate',
        'FAIL  cache    connect ECONNREFUSED 127.0.0.1:1: start the server, or correct host and port in CACHE',
      ])
    },
  )
})
