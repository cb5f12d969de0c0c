import { describe, expect, test } from 'vitest'
import { codedBodies, notUtf8, oddTexts, plainHeaders } from '../support/coded-bodies.ts'
import type { CodedBody } from '../support/coded-bodies.ts'
import { startSignedInHarness } from './proxy-harness.ts'
import type { Act } from './scripted-backend.ts'

const wallet = { status: 'success', balance: 499_000, gameMoney: 21_000, rolling: 3_000 }
const balances = { status: 'success', gameMoney: 0, balance: 1_000, rolling: 0, userId: 'demo' }

const answers =
  ({ bytes, headers }: CodedBody, status = 200): Act =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(bytes)

async function started(mode: 'report' | 'enforce' = 'report') {
  const harness = await startSignedInHarness({ ANSWER_MODE: mode })
  const ask = async (body: CodedBody, status = 200) => {
    harness.backend.stub('slot/get_in_game_balance', answers(body, status))
    const answer = await harness.browser.post('get-in-game-balance', {})
    const drift = harness.log.filter(({ event }) => event === 'answer_unlike_contract')
    return { ...answer, drift: drift.map(({ keyword }) => keyword) }
  }
  const move = async (act: Act) => {
    harness.backend.stub('slot/user_transfer_in', act)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { status, body } = await harness.browser.post('transfer-in', { amount: 1_000 }, key)
    return [status, body['code'] ?? body['status']]
  }
  return { ask, move }
}

const unreadable = Object.entries({
  ...codedBodies(balances),
  'bytes that are not UTF-8': notUtf8(balances),
})

describe('R-CALL-03 a backend whose body contradicts its headers', () => {
  test.each(unreadable)('%s: a broken answer, and drift', async (name, body) => {
    const { ask } = await started()
    const { status, body: problem, drift } = await ask(body)
    expect([status, problem['code'], drift]).toEqual([
      502,
      'backend_answer_invalid',
      [name.startsWith('bytes') ? 'charset' : 'content-encoding'],
    ])
  })

  test('R-ACCT-07 whether money moved is unknown after each of them', async () => {
    const { move } = await started()
    const bodies = { ...codedBodies(wallet), 'bytes that are not UTF-8': notUtf8(wallet) }
    for (const [name, body] of Object.entries(bodies))
      expect([name, ...(await move(answers(body)))]).toEqual([name, 504, 'outcome_unknown'])
  })

  test('R-ACCT-07 whether money moved is unknown where the length of the body is wrong', async () => {
    const { move } = await started()
    const whole = JSON.stringify(wallet)
    const withLength =
      (length: number): Act =>
      (response) => {
        const socket = response.socket
        socket?.end(
          `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${whole}`,
        )
      }
    expect(await move(withLength(whole.length - 20))).toEqual([504, 'outcome_unknown'])
    expect(await move(withLength(whole.length + 20))).toEqual([504, 'outcome_unknown'])
    expect(await move(withLength(whole.length))).toEqual([200, 'success'])
  })

  test.each(Object.entries(codedBodies({ status: 401, code: 'session_expired' })))(
    'R-SESS-08 a refusal keeps its meaning with %s',
    async (_name, body) => {
      const { ask } = await started()
      const { status, body: problem, drift } = await ask(body, 401)
      expect([status, problem['code'], drift]).toEqual([
        401,
        'session_expired',
        ['content-encoding'],
      ])
    },
  )
})

describe.each(['report', 'enforce'] as const)('in the mode %s', (mode) => {
  test.each(Object.entries(oddTexts(balances)))(
    'R-CALL-03 %s: drift, which the mode enforce refuses',
    async (name, body) => {
      const { ask } = await started(mode)
      const { status, drift } = await ask(body)
      const keyword = name.startsWith('a byte') ? 'json' : 'charset'
      expect([status, drift]).toEqual([mode === 'report' ? 200 : 502, [keyword]])
    },
  )

  test.each(plainHeaders)('R-CALL-03 %j: an answer in order', async (headers) => {
    const { ask } = await started(mode)
    const { status, body, drift } = await ask({
      bytes: Buffer.from(JSON.stringify(balances)),
      headers,
    })
    expect([status, body, drift]).toEqual([200, balances, []])
  })
})
