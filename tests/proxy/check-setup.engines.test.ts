import { describe, test } from 'vitest'
import { freshDatabase } from '../support/engines/postgres.ts'
import { sharedRedis } from '../support/engines/redis.ts'
import { check, SESSION_KEYS, someBackend } from './checked-setup.ts'
import { siteFolder } from './real-proxy.ts'

describe.concurrent('npm run proxy -- --check with engines', () => {
  test('warns of a host of STORE that is away', async ({ expect }) => {
    const [BACKEND_URL, url] = [await someBackend(), await freshDatabase()]
    const { host } = new URL(url)
    const STORE = url.replace(host, `${host},127.0.0.1:1`)
    const lines = await check({ BACKEND_URL, SESSION_KEYS, STORE })
    expect(lines.filter((line) => line.includes('127.0.0.1:1'))).toEqual([
      'warn  store    127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1: start the server, or correct host and port in STORE',
    ])
    expect(lines.at(-1)).toBe('Ready, but see the warnings.')
  })

  test('tries database and cache', async ({ expect }) => {
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

  test('names a user that the database does not know', async ({ expect }) => {
    const [BACKEND_URL, url] = [await someBackend(), await freshDatabase()]
    const STORE = url.replace('postgres@', 'nobody@')
    const lines = await check({ BACKEND_URL, SESSION_KEYS, STORE })
    expect(lines[1]).toContain(
      'FAIL  store    role "nobody" does not exist: correct the user in STORE',
    )
  })

  test('names a database without tables, and a dead cache', async ({ expect }) => {
    const [BACKEND_URL, STORE] = [await someBackend(), await freshDatabase({ isEmpty: true })]
    const lines = await check({ BACKEND_URL, SESSION_KEYS, STORE, CACHE: 'redis://127.0.0.1:1' })
    expect(lines.slice(1, 3)).toEqual([
      'FAIL  store    The store is refused. The database has no tables of this program. Run: npm run proxy -- --migrate',
      'FAIL  cache    connect ECONNREFUSED 127.0.0.1:1: start the server, or correct host and port in CACHE',
    ])
  })
})
