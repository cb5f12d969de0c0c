import { describe, expect, test } from 'vitest'
import { json, text } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'
import { clientAt, refusedCount, startThrottled } from './throttled-clients.ts'

describe('the throttle of resets of a password', () => {
  const reset = (id: string, banknum = '1') => ({
    id,
    phone: '010-1234-5678',
    banknum,
    newPw: 'a-new-password',
  })
  const RIGHT = '123456-04-123456'
  const knowsProof: Act = (response, request) => {
    const { id, banknum } = JSON.parse(request.body) as { id: string; banknum: string }
    const isRight = id === 'demo' && banknum === RIGHT
    json({ status: isRight ? 'success' : 'cant_find_code' })(response, request)
  }
  const startResets = async (more = {}) => {
    const harness = await startThrottled({ ACCOUNT_CALLS_PER_MINUTE: '0', ...more })
    harness.backend.stub('community/password_reset_without_login', knowsProof)
    return harness
  }

  test('wrong proofs wait longer each time, for an id that exists as for one that does not', async () => {
    const harness = await startResets()
    const stranger = clientAt(harness)
    const guess = async (id: string) => {
      const seen: unknown[] = []
      const ask = async () => {
        const { status, retryAfter } = await stranger.post('reset-password', reset(id))
        seen.push(status === 200 ? status : retryAfter)
        return Number(retryAfter)
      }
      for (let count = 0; count < 5; count += 1) await ask()
      for (let count = 0; count < 3; count += 1) {
        harness.pass((await ask()) * 1_000)
        await ask()
      }
      return seen
    }
    const seen = [200, 200, 200, 200, 200, '15', 200, '30', 200, '60', 200]
    expect([await guess('demo'), await guess('nobody')]).toEqual([seen, seen])
  })

  test('R-SESS-04 wrong proofs for one id count together, however the id is written', async () => {
    const harness = await startResets()
    const stranger = clientAt(harness)
    const statuses = []
    for (const id of ['7', '007', ' 7', '７', '7\u200b', '07'])
      statuses.push((await stranger.post('reset-password', reset(id))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('one id is tried 100 times a minute, from however many addresses', async () => {
    const harness = await startResets({ TRUSTED_PROXIES: '127.0.0.1' })
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, count) =>
        clientAt(harness, '127.0.0.1', { 'x-forwarded-for': `192.0.2.${count}` }).post(
          'reset-password',
          reset('demo'),
        ),
      ),
    )
    expect(refusedCount(answers)).toBe(50)
    expect(harness.backend.received).toHaveLength(100)
  })

  test('after failed attempts and a reset, a member signs in at once with the new password', async () => {
    const harness = await startResets()
    const member = clientAt(harness)
    for (let count = 0; count < 5; count += 1) await member.login('demo')
    expect((await member.login('demo', 'demo1234')).status).toBe(429)
    for (let count = 0; count < 4; count += 1) await member.post('reset-password', reset('demo'))
    expect((await member.post('reset-password', reset('demo', RIGHT))).status).toBe(200)
    expect((await member.login('demo', 'demo1234')).status).toBe(200)
    expect((await member.post('reset-password', reset('demo'))).status).toBe(200)
  })

  test('attempts that the backend could not check do not count', async () => {
    const harness = await startResets({ CIRCUIT_BREAKERS: 'off' })
    const operation = 'community/password_reset_without_login'
    harness.backend.stub(operation, text('Bad gateway', 502, 'text/plain'))
    const member = clientAt(harness)
    const ask = async () => (await member.post('reset-password', reset('demo'))).status
    for (let count = 0; count < 7; count += 1) expect(await ask()).toBe(502)
    harness.backend.stub(operation, knowsProof)
    expect(await ask()).toBe(200)
  })

  test('ten a minute are accepted from one address, for any ids', async () => {
    const harness = await startResets({ ACCOUNT_CALLS_PER_MINUTE: '10' })
    const stranger = clientAt(harness)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, count) =>
        stranger.post('reset-password', reset(`id${count}`)),
      ),
    )
    expect([refusedCount(answers), harness.backend.received.length]).toEqual([20, 10])
  })
})
