import { describe, expect, test } from 'vitest'
import { startHarness, raw } from './proxy-harness.ts'

describe('what is forwarded to the backend', () => {
  test('contains what the contract says, and nothing else from the browser', async () => {
    const harness = await startHarness()
    await harness.browser().post(
      'check-user-id',
      { id: 'newbie1' },
      {
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=203.0.113.7',
        'proxy-authorization': 'Basic c2VjcmV0',
        authorization: 'Bearer of-the-page-token-0001',
        cookie: 'session=abc; other=secret',
        'x-role': 'admin',
        'x-http-method-override': 'DELETE',
        'idempotency-key': 'not-a-call-for-money-1',
        origin: harness.url,
        'accept-language': 'en',
        'x-request-id': 'page-0001',
      },
    )
    const { headers } = harness.backend.last()!
    expect(headers).toEqual({
      host: new URL(harness.backend.url).host,
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      'content-length': '16',
      forwarded: 'for=127.0.0.1',
      traceparent: expect.any(String),
      'x-request-id': 'page-0001',
    })
  })

  test('R-REG-01 the registration domain gets the origin that was given, or an empty one', async () => {
    const harness = await startHarness()
    await harness.browser().post('get-reg-domain', {}, { origin: harness.url })
    expect(harness.backend.last()).toMatchObject({ body: '{}', headers: { origin: harness.url } })
    await harness.browser().post('get-reg-domain', {})
    expect(harness.backend.last()).toMatchObject({ body: '{}', headers: { origin: '' } })
  })

  test('R-GAME-04 a game is opened in the language of the page, if that is valid', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    const game = { kind: 'casino', company: 'haneul-live' }
    const languageFor = async (language: string) => {
      await browser.post('open-game', game, { 'accept-language': language })
      return harness.backend.last()?.headers['accept-language']
    }
    expect([await languageFor('en'), await languageFor('x'.repeat(256))]).toEqual(['en', undefined])
  })

  test('R-COMM-02 asking for the account is an inquiry of its own kind', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    await browser.post('user-ask-account', {})
    expect(harness.backend.last()).toMatchObject({
      path: '/public/community/write_help',
      body: '{"kind":"account"}',
    })
  })

  test('R-ACCT-07 a money call needs an idempotency key, which is forwarded', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    const requestCount = harness.backend.received.length
    for (const key of [undefined, '', 'short', 'x'.repeat(65), 'no blanks in a key']) {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
      expect((await browser.post('point-to-money', { amount: 1 }, headers)).status).toBe(400)
    }
    expect(harness.backend.received).toHaveLength(requestCount)
    const key = '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17'
    await browser.post('point-to-money', { amount: 1 }, { 'idempotency-key': key })
    expect(harness.backend.last()).toMatchObject({
      path: '/public/user/point_to_money',
      body: '{"amount":1}',
      headers: { 'idempotency-key': key },
    })
  })

  test('an invalid request id is replaced by the same one everywhere', async () => {
    const harness = await startHarness()
    for (const given of ['short', 'x'.repeat(65), 'with blank in it', 'a"b{}<script>']) {
      const answer = await harness.browser().post(
        'check-user-id',
        { id: 'newbie1' },
        {
          'x-request-id': given,
        },
      )
      const id = answer.headers.get('x-request-id')
      expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
      expect(id).not.toBe(given)
      expect(harness.backend.last()?.headers['x-request-id']).toBe(id)
      expect(harness.log.at(-1)?.requestId).toBe(id)
    }
  })

  test('a second request hidden in a body never gets through', async () => {
    const harness = await startHarness()
    const head =
      'POST /api/routes/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
    const hidden = 'POST /api/routes/check-user-id HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const both = `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`
    expect(await raw(harness.url, both)).toMatch(/^HTTP\/1.1 400/)
    expect(harness.backend.received).toEqual([])
  })
})
