import { EventEmitter, once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { describe, test, vi } from 'vitest'
import { databaseEnv } from './database-stores.ts'
import { browserAt } from './proxy-harness.ts'
import { realProxy } from './real-proxy.ts'
import { json } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'
import { sqliteFile } from './store-files.ts'

const DEPOSIT = 'balance/apply_user_deposit'
const LIMIT = 50_000
const AMOUNT = 10_000
const WAIT = { timeout: 30_000 }

const stores = [
  ['an SQLite file', () => Promise.resolve({ SESSION_STORE: sqliteFile() })],
  ['PostgreSQL', databaseEnv],
] as const

/** When the process is killed: milliseconds after the request, or what has just happened at the backend. */
const moments = [0, 5, 15, 'received', 'answered'] as const

describe.for(stores)('R-ACCT-07 with %s', ([, envOf]) => {
  test(
    'a proxy killed at any moment of a deposit sends it once, and never counts less than was deposited',
    { timeout: 120_000 },
    async ({ expect }) => {
      const env = { ...(await envOf()), BACKEND_TIMEOUT_MS: '1000' }
      const surviving = await realProxy({ env })
      const { backend } = surviving
      const createdIds: string[] = []
      const happens = new EventEmitter()
      const takes: Act = (response, request) => {
        happens.emit('received')
        createdIds.push(String(request.headers['idempotency-key']))
        const requestedAt = new Date().toISOString()
        const deposit = { id: createdIds.length, amount: AMOUNT, status: 'wait', requestedAt }
        response.on('finish', () => happens.emit('answered'))
        setTimeout(() => json({ status: 'success', deposit })(response, request), 5)
      }
      backend.stub(DEPOSIT, takes)
      const browser = browserAt(surviving.url)
      await browser.signIn()
      await browser.post('set-limit', { limit: 'deposit_24h', value: LIMIT })
      const session = { cookie: browser.cookie()!, authorization: `Bearer ${browser.token()!}` }
      const deposit = (url: string, key: string) =>
        browserAt(url).post(
          'apply-user-deposit',
          { amount: AMOUNT, bankOwner: '김데모' },
          { ...session, 'idempotency-key': key },
        )
      const used = async () => {
        const { body } = await browser.post('get-protection', {})
        const limits = body['limits'] as readonly { limit: string; used: number }[]
        return limits.find(({ limit }) => limit === 'deposit_24h')?.used ?? 0
      }

      for (const moment of moments) {
        const killed = await realProxy({ env: { ...env, BACKEND_URL: backend.url } })
        const key = crypto.randomUUID()
        const reached = typeof moment === 'number' ? null : once(happens, moment)
        const cut = deposit(killed.url, key).catch(() => null)
        await (reached ?? after(Number(moment)))
        process.kill(killed.group, 'SIGKILL')
        await killed.ended
        await cut
        const times = () => createdIds.filter((one) => one === key).length
        const sent = times()
        const settled = ['success', 'outcome_unknown', 'limit']
        await vi.waitFor(async () => {
          const { body } = await deposit(surviving.url, key)
          expect(settled).toContain(body['code'] ?? body['status'])
        }, WAIT)
        // Sent again only if the first process had not sent it.
        expect(times()).toBeLessThanOrEqual(1)
        expect(times()).toBeGreaterThanOrEqual(sent)
        expect(await used()).toBeGreaterThanOrEqual(createdIds.length * AMOUNT)
        expect(createdIds.length * AMOUNT).toBeLessThanOrEqual(LIMIT)
      }
    },
  )
})
