import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { startHarness, raw, startSignedInHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'

const login = { id: 'demo', pw: 'demo1234' }
const JSON_TYPE = { 'content-type': 'application/json' }

describe('R-CALL-01 only POST of JSON, from the site’s own pages', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is answered 405',
    async (method) => {
      const harness = await startHarness()
      const response = await fetch(`${harness.url}/api/routes/session`, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    },
  )

  test('a path that is not in the contract is never forwarded to the backend', async () => {
    const harness = await startHarness()
    const paths = [
      '/api',
      '/api/',
      '/api/routes/',
      '/api/routes/session/',
      '/api/routes/no-such-route',
      '/api/public/user/do_login',
      '/api/routes/user-do-login/../../../public/user/get_member',
      '/api/routes/%2e%2e/%2e%2e/public/user/get_member',
      '/api/routes/..%2f..%2fpublic%2fuser%2fget_member',
      '/api/routes/constructor',
      '/api//routes/session',
      '/public/user/do_login',
      '//api/routes/session',
    ]
    for (const path of paths) {
      const response = await raw(
        harness.url,
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
      )
      expect(`${path} ${response.split(' ')[1]}`).toMatch(/ (404|405)$/)
    }
    expect(harness.backend.received).toEqual([])
  })

  test('an unknown route is answered with a problem', async () => {
    const harness = await startHarness()
    const answer = await harness
      .browser()
      .post('no-such-route', {}, { 'x-request-id': 'page-0001' })
    expect(answer).toMatchObject({
      status: 404,
      body: { type: '/problems/route_unknown', code: 'route_unknown', requestId: 'page-0001' },
    })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'a body of type "%s" is refused',
    async (type) => {
      const harness = await startHarness()
      const response = await fetch(`${harness.url}/api/routes/user-do-login`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(login),
      })
      expect(response.status).toBe(415)
      expect(harness.backend.received).toEqual([])
    },
  )

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('another site is refused: %o', async (headers) => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    const requestCount = harness.backend.received.length
    for (const route of ['user-do-login', 'user-health-check', 'logout', 'session']) {
      const answer = await browser.post(route, route === 'user-do-login' ? login : {}, headers)
      expect(answer).toMatchObject({ status: 403, body: { code: 'origin_refused' } })
    }
    expect(harness.backend.received).toHaveLength(requestCount)
    expect((await browser.post('session', {})).body).toMatchObject({ status: 'authenticated' })
  })

  test('the site’s own page and a player’s own click are served', async () => {
    const harness = await startHarness()
    for (const site of ['same-origin', 'none']) {
      const headers = { origin: harness.url, 'sec-fetch-site': site }
      expect((await harness.browser().post('session', {}, headers)).status).toBe(200)
    }
  })

  test('a page that came by https while PUBLIC_ORIGIN is not set is logged once', async () => {
    const harness = await startHarness()
    const origin = harness.url.replace('http:', 'https:')
    const session = async (headers: Record<string, string>) =>
      (await harness.browser().post('session', {}, headers)).headers.get('x-request-id')
    await session({ origin: harness.url })
    await session({ origin: 'https://evil.example' })
    const requestId = await session({ origin })
    await session({ origin })
    expect(harness.log.filter(({ level }) => level === 'warn')).toEqual([
      {
        level: 'warn',
        event: 'public_origin_unset',
        requestId,
        route: '/api/routes/session',
        details: [expect.stringContaining('PUBLIC_ORIGIN is not set') as string],
      },
    ])
  })

  test('with a public origin only that is the site, whatever the requested host', async () => {
    const harness = await startHarness({ PUBLIC_ORIGIN: 'https://maru.example' })
    const from = async (origin: string) =>
      (await harness.browser().post('session', {}, { origin })).status
    expect(await from('https://maru.example')).toBe(200)
    expect(await from('http://maru.example')).toBe(403)
    expect(await from(harness.url)).toBe(403)
  })
})

describe('a request body is validated against the contract', () => {
  test.each([
    ['a missing field', 'user-do-login', { id: 'demo' }, '/pw', 'is missing'],
    ['an empty field', 'user-do-login', { id: '', pw: 'x' }, '/id', 'must not be empty'],
    ['a wrong type', 'user-do-login', { id: 'demo', pw: 7 }, '/pw', 'must be text'],
    ['no object', 'user-do-login', [], '', 'must be an object'],
    ['a foreign field', 'user-do-login', { ...login, 'a/b': 1 }, '/a~1b', 'is not known here'],
    ['parameters where there are none', 'session', { a: 1 }, '/a', 'is not known here'],
    ['a pattern', 'check-user-id', { id: '네글자임' }, '/id', 'must match ^[A-Za-z0-9]+$'],
    [
      'a long text',
      'check-user-nick',
      { nick: 'x'.repeat(13) },
      '/nick',
      'must have at most 12 characters',
    ],
  ])('%s is named', async (_, route, body, pointer, message) => {
    const harness = await startHarness()
    const answer = await harness.browser().post(route, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
    expect(answer.body['errors']).toContainEqual({ pointer, message })
    expect(harness.backend.received).toEqual([])
  })

  test('all errors of a body are listed at once, without the values', async () => {
    const harness = await startHarness()
    const answer = await harness.browser().post('user-register', { id: '!secret!', pw: 'short' })
    expect(answer.body['errors']).toEqual([
      { pointer: '/nick', message: 'is missing' },
      { pointer: '/phone', message: 'is missing' },
      { pointer: '/bankname', message: 'is missing' },
      { pointer: '/bankOwner', message: 'is missing' },
      { pointer: '/banknum', message: 'is missing' },
      { pointer: '/id', message: 'must match ^[A-Za-z0-9]+$' },
      { pointer: '/pw', message: 'must have at least 8 characters' },
    ])
  })

  test('a body of a union lists what its member may be', async () => {
    const harness = await startHarness()
    const browser = harness.browser()
    await browser.signIn()
    const errorsOf = async (body: unknown) => (await browser.post('open-game', body)).body['errors']
    expect(await errorsOf({ kind: 'poker', company: 'haneul-live' })).toEqual([
      { pointer: '/kind', message: 'must be one of slot, casino, sport' },
    ])
    expect(await errorsOf({ kind: 'slot', company: 'dalbit-play' })).toEqual([
      { pointer: '/game', message: 'is missing' },
    ])
  })

  test.each(['{"id":"demo"', '', 'nonsense', '{"id":"demo","pw":"x"}}'])(
    'the body %j is refused',
    async (body) => {
      const harness = await startHarness()
      const response = await fetch(`${harness.url}/api/routes/user-do-login`, {
        method: 'POST',
        headers: JSON_TYPE,
        body,
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'request_invalid' })
    },
  )

  test('R-CALL-04 an absent body is an empty one where a call has no parameters', async () => {
    const harness = await startHarness()
    expect((await harness.browser().post('session')).status).toBe(200)
    harness.backend.stub('slot/get_slot_setting', json({ status: 'success', slot: [] }))
    await harness.browser().post('get-slot-setting')
    expect(harness.backend.last()).toMatchObject({
      path: '/public/slot/get_slot_setting',
      body: '{}',
    })
  })

  test.each([
    ['application/json', '5'],
    ['application/json', '"x"'],
    ['application/json', '[1]'],
    ['application/json', 'null'],
    ['application/json', '{"id":7,"more":[]}'],
    ['application/json', '{bad'],
    ['text/plain', 'anything at all'],
    ['', ''],
  ])('R-CALL-04 deleting a message ignores its body: %s %s', async (type, body) => {
    const harness = await startSignedInHarness({ BODY_LIMIT_BYTES: '1024' })
    const send = (text: string) =>
      fetch(`${harness.url}/api/routes/user-del-note`, {
        method: 'POST',
        headers: {
          ...(type === '' ? {} : { 'content-type': type }),
          cookie: harness.browser.cookie()!,
          authorization: `Bearer ${harness.browser.token()!}`,
        },
        ...(text === '' ? {} : { body: text }),
      })
    expect((await send(body)).status).toBe(200)
    expect(harness.backend.last()).toMatchObject({
      path: '/public/community/delete_note',
      body: '{}',
    })
    expect((await send('x'.repeat(1_025))).status).toBe(413)
  })

  test('a name that is given twice reaches the backend once, as it was checked', async () => {
    const harness = await startHarness()
    await fetch(`${harness.url}/api/routes/user-do-login`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"id":"demo","pw":"first-one","pw":"second-one"}',
    })
    expect(harness.backend.last()?.body).toBe('{"id":"demo","pw":"second-one"}')
  })

  test('a body over the limit is refused, with its length stated or not', async () => {
    const harness = await startHarness({ BODY_LIMIT_BYTES: '1024' })
    const large = JSON.stringify({ id: 'demo', pw: 'x'.repeat(1_024) })
    const send = (stated: boolean) =>
      new Promise<number>((resolve, reject) => {
        const headers = stated ? { ...JSON_TYPE, 'content-length': large.length } : JSON_TYPE
        const options = { method: 'POST', headers }
        const clientRequest = httpRequest(
          `${harness.url}/api/routes/user-do-login`,
          options,
          (answer) => {
            answer.resume()
            resolve(answer.statusCode ?? 0)
          },
        )
        clientRequest.on('error', reject)
        clientRequest.write(large.slice(0, 600))
        clientRequest.end(large.slice(600))
      })
    expect([await send(true), await send(false)]).toEqual([413, 413])
    expect(harness.backend.received).toEqual([])
  })
})
