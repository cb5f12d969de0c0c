import { expect, test } from 'vitest'
import { getCasinoProviders } from '../../src/features/lobby/lobby.api.ts'
import { applyUserWithdrawShapes } from '../../src/generated/answers/apply-user-withdraw.ts'
import { member } from '../../src/http/client.ts'
import { parseResponse } from '../../src/http/parse-response.ts'
import { answerCalls, ok, problem } from '../support/wire.ts'

const withdraw = () =>
  parseResponse(
    applyUserWithdrawShapes,
    member.POST('/api/routes/apply-user-withdraw', {
      body: { amount: 50_000 },
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    }),
    ({ status }) => status,
  )

const rejected = (error: Error) => () => Promise.reject(error)

test.each([
  ['says so', () => problem(504, 'outcome_unknown'), 'outcome_unknown'],
  ['says so otherwise', () => problem(502, 'outcome_unknown'), 'outcome_unknown'],
  ['gave up waiting', () => problem(504, 'backend_timeout'), 'backend_timeout'],
  ['has a fault', () => problem(500, 'internal_fault'), 'internal_fault'],
  ['still works on it', () => problem(409, 'request_in_progress'), 'request_in_progress'],
  [
    'is behind a gateway that fails',
    () => new Response('<h1>', { status: 503 }),
    'backend-unavailable',
  ],
  ['answers without a body', () => new Response(''), 'unreadable'],
  ['breaks its contract', () => ok({ status: 1 }), 'unreadable'],
  ['cannot be heard', rejected(new TypeError('Failed to fetch')), 'offline'],
  ['is too slow', rejected(new DOMException('', 'TimeoutError')), 'timeout'],
])('money may have moved where the server %s', async (_, answer, code) => {
  answerCalls(answer)
  await expect(withdraw()).rejects.toMatchObject({ kind: 'outcome-unknown', code })
})

test.each([
  [400, 'request_invalid', 'invalid'],
  [401, 'session_missing', 'session-ended'],
  [403, 'origin_refused', 'forbidden'],
  [422, 'idempotency_key_reused', 'invalid'],
  [429, 'too_many_requests', 'too-many-requests'],
  [503, 'backend_unreachable', 'backend-unavailable'],
])('no money has moved where the answer is %i %s', async (status, code, kind) => {
  answerCalls(() => problem(status, code))
  await expect(withdraw()).rejects.toMatchObject({ kind, code })
})

test('the outcome that the server reports applies to every call', async () => {
  answerCalls(() => problem(502, 'outcome_unknown'))
  await expect(getCasinoProviders()).rejects.toMatchObject({ kind: 'outcome-unknown' })
})
