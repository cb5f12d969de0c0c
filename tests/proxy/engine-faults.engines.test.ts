import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, test, vi } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { checkSetup, describeFindings } from '../../proxy/server/check-setup.ts'
import { readSettings } from '../../proxy/server/settings.ts'
import { databaseFault } from '../../proxy/store/shared/engine-faults.ts'
import { freshDatabase, KEY } from '../support/engines/postgres.ts'
import { sharedRedis, startRedis } from '../support/engines/redis.ts'
import { siteFolder } from './real-proxy.ts'

const SLOW = { timeout: 60_000 }
const SESSION_KEYS = Buffer.from(KEY).toString('base64')

/** What `--check` says about one part. */
async function said(part: string, env: Readonly<Record<string, string>>): Promise<string> {
  const settings = readSettings({
    SITE_DIR: siteFolder(),
    SESSION_KEYS,
    BACKEND_URL: 'http://127.0.0.1:1',
    ...env,
  })
  const lines = describeFindings(await checkSetup(settings, Date)).split('\n')
  return lines.find((line) => line.includes(` ${part} `)) ?? ''
}

describe.concurrent('a database that cannot be used', SLOW, () => {
  const faults: [string, (url: string) => string, string][] = [
    [
      'another port',
      (url) => url.replace(/:\d+\//, ':1/'),
      'connect ECONNREFUSED 127.0.0.1:1: start the server, or correct host and port in STORE',
    ],
    [
      'a missing database',
      (url) => url.replace(/\/test_\w+/, '/nowhere'),
      `database "nowhere" does not exist: correct the name in STORE, or make the database`,
    ],
    [
      'an unknown user',
      (url) => url.replace('postgres@', 'nobody@'),
      'role "nobody" does not exist: correct the user in STORE',
    ],
    [
      'a server without TLS',
      (url) => `${url}?sslmode=verify-full`,
      'The server does not support SSL connections: set ssl = on at the server',
    ],
  ]
  test.for(faults)('says with %s what to do', async ([, change, words], { expect }) => {
    expect(await said('store', { STORE: change(await freshDatabase()) })).toContain(words)
  })

  test('of two hosts shows the fault of each', async ({ expect }) => {
    const url = (await freshDatabase()).replace(/\/test_\w+/, '/nowhere')
    const { host } = new URL(url)
    const line = await said('store', { STORE: url.replace(host, `127.0.0.1:1,${host}`) })
    expect(line).toContain('127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1: start the server')
    expect(line).toContain(`${host}: database "nowhere" does not exist: correct the name`)
  })

  test('with a wrong password names STORE, and how characters are written', ({ expect }) => {
    const error = Object.assign(new Error('password authentication failed for user "maru_proxy"'), {
      code: '28P01',
    })
    expect(databaseFault(error)).toBe(
      'password authentication failed for user "maru_proxy": correct user and password in STORE; percent-encode characters such as / ? # @ : and % in a password',
    )
    const names = ['pa/ss', '12/ss', 'pa?ss'] as const
    for (const password of names) {
      const STORE = `postgres://maru:${password}@db1/maru`
      const read = () => readSettings({ BACKEND_URL: 'http://127.0.0.1:1', SESSION_KEYS, STORE })
      expect(read).toThrow('percent-encode / ? # @ : and % in the password')
      expect(read).not.toThrow(password)
    }
  })
})

describe.concurrent('a cache that cannot be used', SLOW, () => {
  const SECRET = 'not-to-be-logged'
  async function locked(): Promise<number> {
    const port = await freePort()
    const name = `redis-${randomUUID()}`
    const flags = ['--requirepass', 'right']
    return startRedis(name, join(process.env['ENGINES_FOLDER'] ?? '', name), { port, flags })
  }
  const open = async () => Number(new URL(await sharedRedis()).port)
  const faults: [string, () => Promise<number>, (port: number) => string, RegExp][] = [
    ['no password', locked, (port) => `redis://127.0.0.1:${port}`, /NOAUTH.*needs the password/],
    [
      'a wrong password',
      locked,
      (port) => `redis://:${SECRET}@127.0.0.1:${port}`,
      /(WRONGPASS|NOAUTH).*password/,
    ],
    [
      'TLS that the server lacks',
      open,
      (port) => `rediss://127.0.0.1:${port}`,
      /ETIMEDOUT: look at the network, and whether the server offers the TLS of rediss/,
    ],
    [
      'a Cluster that is none',
      open,
      (port) => `redis+cluster://127.0.0.1:${port}`,
      /cluster support disabled: it is no Cluster: write redis:\/\//,
    ],
    [
      'another port',
      () => Promise.resolve(1),
      () => 'redis://127.0.0.1:1',
      /or correct host and port in CACHE/,
    ],
  ]
  test.for(faults)('says with %s what to do', async ([, start, at, words], { expect }) => {
    const settings = { STORE: await freshDatabase(), CACHE: at(await start()) }
    // A busy machine lets the first answer of the cache come late, which is another fault.
    const line = await vi.waitFor(
      async () => {
        const one = await said('cache', settings)
        expect(one).toMatch(words)
        return one
      },
      { timeout: 40_000, interval: 100 },
    )
    expect(line).not.toContain(SECRET)
  })
})
