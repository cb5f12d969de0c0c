import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, rmSync, truncateSync } from 'node:fs'
import { describe, test, vi } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { onTestFinished } from '../support/this-test.ts'
import { browserAt } from './proxy-harness.ts'
import type { Reply } from './proxy-harness.ts'
import { compiled, proxyMain, realProxy, siteFolder } from './real-proxy.ts'
import { json } from './scripted-backend.ts'
import { otherProcess, sqliteFile } from './store-files.ts'

const DEPOSIT = 'balance/apply_user_deposit'
const createdDeposit = { id: 7, amount: 5_000, status: 'wait', requestedAt: '2026-11-20T12:00:00Z' }
const COMMAND = 'npm run proxy -- --accept-store'
const PATIENT = { timeout: 30_000 }

type Browser = ReturnType<typeof browserAt>
const deposit = (browser: Browser, key = crypto.randomUUID()): Promise<Reply> =>
  browser.post(
    'apply-user-deposit',
    { amount: 5_000, bankOwner: '김데모' },
    { 'idempotency-key': key },
  )
async function depositOnce(browser: Browser): Promise<Reply['body']> {
  const key = crypto.randomUUID()
  return vi.waitFor(async () => {
    const { status, body } = await deposit(browser, key)
    if (status === 503) throw new Error(`the store is away: ${JSON.stringify(body)}`)
    return body
  }, PATIENT)
}

function follow(child: ChildProcess) {
  let out = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => void (out += chunk.toString()))
  }
  return () => out
}

async function startWith(env: Readonly<Record<string, string>>) {
  const proxy = await realProxy({ env, stdio: ['ignore', 'pipe', 'pipe'] })
  const log = follow(proxy.child)
  const browser = browserAt(proxy.url)
  const readiness = async () => (await fetch(`${proxy.adminUrl}/readyz`)).text()
  return { ...proxy, log, browser, readiness }
}

/** A member with a limit of 5,000 who has deposited 5,000. */
async function startUsed() {
  const file = sqliteFile()
  const env = { SESSION_STORE: file }
  const proxy = await startWith(env)
  const { backend, browser } = proxy
  backend.stub(DEPOSIT, json({ status: 'success', deposit: createdDeposit }))
  await browser.signIn()
  await browser.post('set-limit', { limit: 'deposit_24h', value: 5_000 })
  const deposits = () => backend.received.filter(({ path }) => path.endsWith(DEPOSIT)).length
  return { proxy, file, env: { ...env, BACKEND_URL: backend.url }, deposits }
}

async function program(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, [proxyMain, ...args], {
    env: { PATH: '', ...compiled, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const out = follow(child)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out: out() }
}

describe.concurrent('R-PROT-01 of real processes', () => {
  const losses: [string, (file: string) => void, RegExp][] = [
    ['deleted', (file) => rmSync(file), /sessions\.sqlite is missing/],
    ['cut off to nothing', (file) => truncateSync(file, 0), /is (empty|damaged)/],
    ['overwritten by an older copy', (file) => copyFileSync(`${file}.backup`, file), /is older/],
    [
      'without its identity',
      (file) => void otherProcess(file).database.exec('DELETE FROM store'),
      /has lost its identity/,
    ],
  ]
  test.for(losses)(
    'no deposit goes beyond a limit when the file is %s, until it is accepted',
    // Each runs four processes beside other tests.
    { timeout: 90_000 },
    async ([, lose, reason], { expect }) => {
      const { proxy, file, env, deposits } = await startUsed()
      const { database } = otherProcess(file)
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      database.close()
      copyFileSync(file, `${file}.backup`)
      expect((await depositOnce(proxy.browser))['status']).toBe('success')
      const { database: later } = otherProcess(file)
      later.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      later.close()
      lose(file)
      expect((await deposit(proxy.browser)).status).toBe(503)
      const second = await startWith(env)
      await second.browser.signIn()
      for (const { browser, readiness, log } of [proxy, second]) {
        expect((await deposit(browser)).body['status']).not.toBe('success')
        await expect.poll(readiness).toMatch(reason)
        expect(log()).toMatch(reason)
        expect(log()).toContain(COMMAND)
      }
      expect(deposits()).toBe(1)

      const accepted = await program(env, '--accept-store')
      expect([accepted.code, accepted.out]).toEqual([0, expect.stringMatching(reason)])
      for (const { readiness } of [proxy, second]) {
        await expect.poll(readiness).toBe('ready\n')
      }
      const again = await program(env, '--accept-store')
      expect([again.code, again.out]).toEqual([2, expect.stringContaining('Nothing to accept')])
    },
  )

  test.for(['.identity', '', '-wal'])(
    'a first start that is killed as soon as sessions.sqlite%s exists can be repeated',
    { timeout: 90_000 },
    async (ending, { expect }) => {
      const file = sqliteFile()
      const child = spawn(process.execPath, [proxyMain], {
        stdio: 'ignore',
        env: {
          PATH: '',
          ...compiled,
          BACKEND_URL: 'http://localhost:1',
          SITE_DIR: siteFolder(),
          SESSION_STORE: file,
          PORT: String(await freePort()),
          ADMIN_PORT: String(await freePort()),
        },
      })
      const ended = once(child, 'exit')
      while (!existsSync(file + ending)) await new Promise(setImmediate)
      child.kill('SIGKILL')
      await ended
      const proxy = await startWith({ SESSION_STORE: file })
      await vi.waitFor(async () => expect(await proxy.readiness()).toBe('ready\n'), PATIENT)
      expect(proxy.log()).not.toContain('store_fault')
    },
  )
})
