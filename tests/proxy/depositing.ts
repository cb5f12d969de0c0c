import { START, startSignedInHarness } from './proxy-harness.ts'
import type { Reply, browserAt } from './proxy-harness.ts'
import { authenticated, json } from './scripted-backend.ts'
import type { ScriptedBackend } from './scripted-backend.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

export const DEPOSIT = 'balance/apply_user_deposit'
export const LIST = 'balance/get_deposit_list'
export const at = (ms: number): string => new Date(ms).toISOString()

type Browser = ReturnType<typeof browserAt>

export const deposit = (
  browser: Browser,
  amount: number,
  key = crypto.randomUUID(),
): Promise<Reply> =>
  browser.post('apply-user-deposit', { amount, bankOwner: '김데모' }, { 'idempotency-key': key })
export const transfer = (browser: Browser, route: 'transfer-in' | 'transfer-out') =>
  browser.post(route, { amount: 1_000 }, { 'idempotency-key': crypto.randomUUID() })
export const openGame = (browser: Browser) =>
  browser.post('open-game', { kind: 'casino', company: 'evo' })
export const setLimit = (browser: Browser, value: number | null, limit = 'deposit_24h') =>
  browser.post('set-limit', { limit, value })
export const protection = async (browser: Browser) =>
  (await browser.post('get-protection', {})).body
export const deposits = ({ received }: ScriptedBackend) =>
  received.filter(({ path }) => path === `/public/${DEPOSIT}`).length

export const request = (amount: number, more: object = {}) => ({
  id: crypto.randomUUID(),
  amount,
  status: 'wait',
  requestedAt: at(START),
  settledAt: null,
  ...more,
})
export const acceptDeposits = (backend: ScriptedBackend) =>
  backend.stub(DEPOSIT, (response, { body }) => {
    const { amount } = JSON.parse(body) as { amount: number }
    json({ status: 'success', deposit: request(amount) })(response, {} as never)
  })

export async function startDepositing(env: Readonly<Record<string, string>> = {}) {
  const harness = await startSignedInHarness(env)
  acceptDeposits(harness.backend)
  harness.backend.stub('user/do_login', authenticated(START + 40 * DAY_MS))
  harness.backend.stub('slot/open_game', json({ status: 'success', gameUrl: 'https://g.example/' }))
  return harness
}
