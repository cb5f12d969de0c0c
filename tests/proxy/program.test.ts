import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { settingsHelp } from '../../proxy/server/settings-help.ts'
import { settingsTable } from '../../proxy/server/settings.ts'
import { onTestFinished } from '../support/this-test.ts'
import { browserAt } from './proxy-harness.ts'
import { compiled, proxyMain, siteFolder } from './real-proxy.ts'
import { json, member, scriptedBackend } from './scripted-backend.ts'
import { otherProcess } from './store-files.ts'

/** Identity file of a store whose file has no tables yet. */
const newIdentity = `Which store belongs beside this file.
id: maru
incarnation: 1
begun: created 2026-11-20T12:00:00.000Z
distrusted: no
checkpointed: 0000000000000000
generation: 0000000000000000
`

function program(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, [proxyMain, ...args], {
    env: { PATH: '', ...compiled, ...env },
  })
  let out = ''
  let onOutput: () => void = () => undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      onOutput()
    })
  }
  const exit = new Promise<{ code: number | null; out: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out }))
  })
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      onOutput = () => {
        const match = pattern.exec(out)
        if (match) resolve(match)
      }
      onOutput()
    })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { ended: exit, says, signal: (name: 'SIGTERM' | 'SIGINT') => child.kill(name) }
}

describe.concurrent('the program', () => {
  test.for([
    [['--chek'], "Unknown option '--chek'. There are: --help, --check, --audit, "],
    [['check'], '"check" is not known here. Leave it out.'],
    [['--migrate', '--check'], '--check and --migrate: run one after the other.'],
  ] as const)('%s starts no server, with exit code 2', async ([args, words], { expect }) => {
    const { code, out } = await program({}, ...args).ended
    expect([code, out]).toEqual([2, expect.stringContaining(words)])
  })

  test('each is checked at the start, all faults at once, in words, with exit code 2', async ({
    expect,
  }) => {
    const { code, out } = await program({
      PORT: '70000',
      ANSWER_MODE: 'maybe',
      PUBLIC_ORIGIN: 'https://maru.example/path',
      GAME_HOSTS: 'https://play.example',
      BACKEND_TIMEOUT_MS: '10s',
    }).ended
    expect(code).toBe(2)
    for (const name of ['PORT is "70000"', 'BACKEND_URL is missing', 'ANSWER_MODE is "maybe"']) {
      expect(out).toContain(name)
    }
    expect(out).toMatch(/PUBLIC_ORIGIN is .*\nANSWER_MODE .*\nBACKEND_TIMEOUT_MS .*\nGAME_HOSTS /)
    expect(out).not.toContain('    at ')
  })

  test('--help lists every setting with its values and default', async ({ expect }) => {
    const { code, out } = await program({}, '--help').ended
    expect([code, out.trim()]).toEqual([0, settingsHelp().trim()])
    for (const name of Object.keys(settingsTable)) {
      expect(out).toMatch(new RegExp(`^  ${name} {2,}\\S.*\\((required|default: .+)\\)$`, 'm'))
    }
  })

  test.for([
    [{ SITE_DIR: '/nowhere' }, /SITE_DIR \/nowhere holds no built site: run npm run build/],
    [
      { SESSION_STORE: `${proxyMain}/sessions.sqlite` },
      /The store .*sessions\.sqlite cannot be used/,
    ],
    [{ HOST: '203.0.113.1' }, /HOST 203\.0\.113\.1 is not an address of this machine/],
  ] as const)('invalid settings are named: %o', async ([env, words], { expect }) => {
    const { code, out } = await program({
      BACKEND_URL: 'http://localhost:1',
      SITE_DIR: siteFolder(),
      SESSION_STORE: 'memory',
      ADMIN_PORT: String(await freePort()),
      ...env,
    }).ended
    expect(code).toBe(2)
    expect(out).toMatch(words)
    expect(out).not.toContain('    at ')
  })

  test('the program logs JSON without secrets, keeps sessions in its file, and ends on SIGTERM', async ({
    expect,
  }) => {
    const backend = await scriptedBackend()
    onTestFinished(() => backend.stop())
    backend.stub(
      'user/do_login',
      json({
        status: 'authenticated',
        token: 'backend-token-of-demo-0001',
        expiresAt: '2999-01-01T00:00:00Z',
        user: member,
      }),
    )
    const site = siteFolder()
    const env = {
      PORT: String(await freePort()),
      BACKEND_URL: backend.url,
      SITE_DIR: site,
      ADMIN_PORT: String(await freePort()),
      SESSION_STORE: join(site, 'sessions', 'sessions.sqlite'),
    }
    const run = async () => {
      const server = program(env)
      const [, url = ''] = await server.says(/"event":"listening","url":"([^"]+)"/)
      return { ...server, url }
    }
    const first = await run()
    const browser = browserAt(first.url)
    expect((await browser.signIn()).session.body).toMatchObject({ status: 'authenticated' })
    first.signal('SIGTERM')
    const { code, out } = await first.ended
    expect(code).toBe(0)
    const entries = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string })
    expect(entries.map(({ event }) => event)).toContain('stopped')
    for (const secret of ['demo1234', 'backend-token', browser.token()!, browser.cookie()!]) {
      expect(out).not.toContain(secret)
    }

    const second = await run()
    const stored = { cookie: browser.cookie()! }
    expect((await browserAt(second.url).post('session', {}, stored)).body).toMatchObject({
      status: 'authenticated',
      token: browser.token(),
    })
    second.signal('SIGINT')
    expect((await second.ended).code).toBe(0)
  })
  describe('while another process holds the lock of its store', () => {
    async function startLocked() {
      const site = siteFolder()
      const file = join(site, 'sessions.sqlite')
      const { database } = otherProcess(file)
      database.exec('PRAGMA journal_mode = WAL')
      writeFileSync(`${file}.identity`, newIdentity)
      database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
      const server = program({
        PORT: String(await freePort()),
        BACKEND_URL: 'http://localhost:1',
        SITE_DIR: site,
        ADMIN_PORT: String(await freePort()),
        SESSION_STORE: file,
      })
      return { ...server, release: () => database.close() }
    }

    test(
      'it waits until the lock is released, logs the reason, and starts',
      { timeout: 60_000 },
      async ({ expect }) => {
        const { says, release } = await startLocked()
        const [line] = await says(/"event":"store_waiting".*after ([6-9]|\d\d) s.*/)
        expect(line).toContain('waiting for the lock that another process holds')
        release()
        await says(/"event":"listening"/)
      },
    )

    test('SIGTERM ends it at once', async ({ expect }) => {
      const { says, signal, ended: exit } = await startLocked()
      await says(/"event":"store_waiting"/)
      const from = performance.now()
      signal('SIGTERM')
      expect(await exit).toMatchObject({ code: 0, out: expect.stringContaining('"stopped"') })
      expect(performance.now() - from).toBeLessThan(3_000)
    })
  })
})
