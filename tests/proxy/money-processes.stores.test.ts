import { describe, test, vi } from 'vitest'
import { durableStores } from './database-stores.ts'
import { browserAt } from './proxy-harness.ts'
import type { Reply } from './proxy-harness.ts'
import { realProxy } from './real-proxy.ts'
import { json, scriptedBackend, silence } from './scripted-backend.ts'
import { sqliteFile } from './store-files.ts'

const TRANSFER = 'slot/user_transfer_in'
const KEY = '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17'
const moveAnswer = { status: 'success', balance: 400_000, gameMoney: 120_000, rolling: 3_000 }

type Browser = ReturnType<typeof browserAt>
const transfer = (browser: Browser): Promise<Reply> =>
  browser.post('transfer-in', { amount: 100_000 }, { 'idempotency-key': KEY })

const codeOf = ({ status, body }: Reply) => [status, body['code'] ?? body['status']]
const unknown = [504, 'outcome_unknown']

describe.concurrent.for(durableStores)('R-ACCT-07 of two processes that share %s', ([, envOf]) => {
  async function startTwo(more: Readonly<Record<string, string>> = {}) {
    const env = { ...(await envOf()), ...more }
    const one = await realProxy({ env })
    const { backend } = one
    const two = await realProxy({ env: { ...env, BACKEND_URL: backend.url } })
    backend.stub(TRANSFER, json(moveAnswer))
    const signIn = async (url: string) => {
      const browser = browserAt(url)
      await browser.signIn()
      return browser
    }
    const moves = () => backend.received.filter(({ path }) => path.endsWith(TRANSFER)).length
    return {
      backend,
      one,
      two,
      first: await signIn(one.url),
      second: await signIn(two.url),
      moves,
    }
  }

  test('one sends a request, and both have its answer', async ({ expect }) => {
    const { first, second, moves } = await startTwo()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => transfer(index % 2 ? first : second)),
    )
    const codes = new Set(replies.map((reply) => codeOf(reply).join(' ')))
    expect([...codes].filter((code) => code !== '409 request_in_progress')).toEqual(['200 success'])
    expect([codeOf(await transfer(first)), codeOf(await transfer(second)), moves()]).toEqual([
      [200, 'success'],
      [200, 'success'],
      1,
    ])
  })

  test('one is killed while its request runs: the other one says that the outcome is unknown', async ({
    expect,
  }) => {
    const { backend, one, first, second, moves } = await startTwo({ BACKEND_TIMEOUT_MS: '2000' })
    backend.stub(TRANSFER, silence)
    const nextRequest = backend.nextRequest()
    const cut = transfer(first).catch(() => 'cut')
    await nextRequest
    process.kill(one.group, 'SIGKILL')
    await one.ended
    expect(await cut).toBe('cut')
    backend.stub(TRANSFER, json(moveAnswer))
    expect(codeOf(await transfer(second))).toEqual([409, 'request_in_progress'])
    await vi.waitFor(async () => expect(codeOf(await transfer(second))).toEqual(unknown), 20_000)
    expect(moves()).toBe(1)
  })
})

test.concurrent('R-ACCT-07 a request that did not reach the backend may be sent again', async ({
  expect,
}) => {
  const { url, backend: first } = await realProxy({ env: { SESSION_STORE: sqliteFile() } })
  const browser = browserAt(url)
  await browser.signIn()
  await first.stop()
  expect(codeOf(await transfer(browser))).toEqual([503, 'backend_unreachable'])
  const second = await scriptedBackend(Number(new URL(first.url).port))
  second.stub(TRANSFER, json(moveAnswer))
  expect(codeOf(await transfer(browser))).toEqual([200, 'success'])
  expect(second.received).toHaveLength(1)
  await second.stop()
})
