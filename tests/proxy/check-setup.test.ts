import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { startServer } from '../../proxy/server/server.ts'
import { readSettings } from '../../proxy/server/settings.ts'
import { check, SESSION_KEYS, someBackend } from './checked-setup.ts'
import { siteFolder } from './real-proxy.ts'
import { sqliteFile } from './store-files.ts'

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
    const store = { SESSION_STORE: 'memory', PRODUCT_TAG: 'Bada' }
    const env = { BACKEND_URL: await someBackend(), HOST: '0.0.0.0', ...store }
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
    expect(await warnings({ PUBLIC_ORIGIN: 'http://games.example' })).toEqual([
      'warn  settings PUBLIC_ORIGIN is http://games.example: the session cookie is not Secure. Use https.',
      gateway,
      games,
      'Ready, but see the warnings.',
    ])
    const safe = { TRUSTED_PROXIES: '10.0.0.0/8', GAME_HOSTS: 'games.example' }
    expect(await warnings({ PUBLIC_ORIGIN: 'https://games.example', ...safe })).toEqual(['Ready.'])
  })

  test('lists what is still the demo’s before real members arrive', async ({ expect }) => {
    const lines = await check({
      BACKEND_URL: await someBackend({ server: 'maru-mock' }),
      SESSION_STORE: 'memory',
      PRODUCT_TAG: 'MARU',
      PUBLIC_ORIGIN: 'https://maru.example',
      SUPPORT: 'mailto:support@maru.example tel:+8215550100',
      TRUSTED_PROXIES: '10.0.0.0/8',
      GAME_HOSTS: 'games.example',
    })
    expect(lines.filter((line) => line.startsWith('warn'))).toEqual([
      'warn  settings PRODUCT_TAG is MARU, the name of the demo. Build the site with a brand of yours: BRAND=… npm run build (docs/brand.md).',
      'warn  settings PUBLIC_ORIGIN is https://maru.example, an address of the documentation. Write your own.',
      'warn  settings SUPPORT names mailto:support@maru.example, a contact of the demo. Write your own.',
      expect.stringMatching(/^warn {2}backend {2}\S+ is the mock: members would have play money\./),
    ])
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

  test('reports a wrong clock of this machine', async ({ expect }) => {
    const backendNow = new Date('2026-03-01T12:00:00Z')
    const BACKEND_URL = await someBackend({ date: backendNow.toUTCString() })
    const clock = { now: () => backendNow.getTime() - 90_000 }
    const lines = await check({ BACKEND_URL, SESSION_STORE: 'memory' }, clock)
    expect(lines.at(-2)).toBe(
      'FAIL  clock    this machine is 91 s behind the backend. Synchronise both by NTP.',
    )
  })
})
