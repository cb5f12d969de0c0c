import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../proxy/server/settings.ts'
import { openStore } from '../../proxy/store/open-store.ts'
import { START } from './proxy-harness.ts'
import { member } from './scripted-backend.ts'
import { KEY, openFile, otherProcess, sqliteFile } from './store-files.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const ONE = Buffer.alloc(32, 1).toString('base64')
const TWO = Buffer.alloc(32, 2).toString('base64')
const record = {
  backendToken: 'b',
  pageToken: 'p',
  sideUser: member,
  startedAt: START,
  device: { browser: 'Chrome', system: 'Windows' },
  expiresAt: START + HOUR_MS,
  activeAt: START,
}

async function open(env: Readonly<Record<string, string>>) {
  const settings = readSettings({ BACKEND_URL: 'https://backend.example', ...env })
  const store = await openStore(settings, { now: () => START }, () => undefined)
  onTestFinished(() => store.close())
  return store
}

test('a site on loopback creates a key file readable only by its owner, and reuses it', async () => {
  const file = sqliteFile()
  const [one, two] = await Promise.all([
    open({ SESSION_STORE: file }),
    open({ SESSION_STORE: file, HOST: '127.0.0.1', PUBLIC_ORIGIN: 'http://localhost:5173' }),
  ])
  await one.sessions.add('id', record)
  expect(await two.sessions.get('id')).toEqual(record)
  expect(statSync(`${file}.key`).mode & 0o777).toBe(0o600)
  expect(readFileSync(`${file}.key`, 'utf8')).toMatch(/^[A-Za-z0-9+/]{43}=\n$/)
  const later = await open({ SESSION_STORE: file, HOST: '::1' })
  expect(await later.sessions.get('id')).toEqual(record)
})

test.each([[{ PUBLIC_ORIGIN: 'https://maru.example' }], [{ HOST: '0.0.0.0' }]])(
  'a reachable site does not start without keys and says how to make one: %o',
  async (env) => {
    const opening = open({ SESSION_STORE: sqliteFile(), ...env })
    await expect(opening).rejects.toThrow(/^SESSION_KEYS is missing[^]*openssl rand -base64 32/)
    await expect(open({ SESSION_STORE: 'memory', ...env })).resolves.toBeDefined()
  },
)

test('keys are given by setting, the first for what is written', async () => {
  const file = sqliteFile()
  const env = { SESSION_STORE: file, PUBLIC_ORIGIN: 'https://maru.example' }
  await (await open({ ...env, SESSION_KEYS: ONE })).sessions.add('id', record)
  const rotated = await open({ ...env, SESSION_KEYS: `${TWO}, ${ONE}` })
  expect(await rotated.sessions.get('id')).toEqual(record)
  expect(await (await open({ ...env, SESSION_KEYS: TWO })).sessions.get('id')).toBeNull()
})

test.each(['secret', ONE.slice(1), `${ONE},`, Buffer.alloc(16).toString('base64')])(
  'a key that is none is refused, and is not shown',
  (keys) => {
    const read = () => readSettings({ BACKEND_URL: 'https://backend.example', SESSION_KEYS: keys })
    expect(read).toThrow('SESSION_KEYS cannot be read: it takes keys of 32 bytes in base64')
    expect(read).not.toThrow(keys)
  },
)

test('a key file without a key is named in the error', async () => {
  const file = sqliteFile()
  await open({ SESSION_STORE: file })
  writeFileSync(`${file}.key`, 'nothing')
  await expect(open({ SESSION_STORE: file })).rejects.toThrow(`${file}.key does not hold a key`)
})

test('the file alone does not allow checking guesses of members or addresses', async () => {
  const namesUnder = async (key: Uint8Array) => {
    const file = sqliteFile()
    const { counters, money } = await openFile({ file, keys: [key] })
    await counters.upsert('login 203.0.113.7 demo', 1, HOUR_MS)
    const request = { member: 'demo', key: 'key-0001', fingerprint: '/transfer {}', attempt: 'one' }
    await money.begin(request, 5_000)
    const { database } = otherProcess(file)
    return [
      database.prepare('SELECT key FROM counters').get()?.['key'],
      database.prepare('SELECT member_hash FROM money').get()?.['member_hash'],
    ]
  }
  const [counter, hashed] = await namesUnder(KEY)
  expect(await namesUnder(KEY)).toEqual([counter, hashed])
  const others = await namesUnder(new Uint8Array(32).fill(8))
  expect(others).toEqual([
    expect.not.stringMatching(`^${counter}$`),
    expect.not.stringMatching(`^${hashed}$`),
  ])
})
