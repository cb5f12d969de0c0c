import { expect, test } from 'vitest'
import { raw, startHarness } from './proxy-harness.ts'

const close = 'Connection: close'
const request = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, close, '', ''].join('\r\n')
const post = (path: string, ...headers: string[]): string =>
  `${request(`POST ${path}`, 'Content-Type: application/json', 'Content-Length: 2', ...headers)}{}`

const answers: readonly (readonly [string, number, string])[] = [
  ['a page', 200, request('GET /')],
  ['a page without its content', 200, request('HEAD /')],
  ['a script', 200, request('GET /assets/index-C0ffee12.js')],
  ['a picture', 200, request('GET /media/mark.svg')],
  ['a part of a video', 206, request('GET /media/night.mp4', 'Range: bytes=0-1')],
  ['a part that there is not', 416, request('GET /media/night.mp4', 'Range: bytes=99-')],
  ['a missing file', 404, request('GET /assets/gone-12345678.js')],
  ['another method', 405, request('PUT /')],
  ['a call', 200, post('/api/routes/session')],
  ['a call by the way of the Requests', 200, post('/api/routes/./session')],
  ['a call of another site', 403, post('/api/routes/session', 'Sec-Fetch-Site: cross-site')],
  ['a call without a session', 401, post('/api/routes/get-member')],
  ['an unknown call', 404, post('/api/routes/nothing')],
  ['a call by another method', 405, request('GET /api/routes/session')],
  ['the health', 200, request('GET /healthz')],
  ['what operators ask', 404, request('GET /readyz')],
  ['another host', 421, request('GET /').replace('localhost', 'elsewhere.example')],
  ['two hosts', 400, request('GET /', 'Host: localhost')],
  ['no host', 400, request('GET /').replace('Host: localhost\r\n', '')],
  ['an asterisk', 400, request('OPTIONS *')],
  ['an address of another host', 400, request('GET http://elsewhere.example/')],
  ['an address in capitals', 400, request('GET HTTP://localhost/')],
  ['an address of no site', 400, request('GET ftp://localhost/')],
  ['a backslash', 400, request('GET /\\elsewhere.example')],
  ['no request', 400, 'nonsense\r\n\r\n'],
  ['headers that are too long', 431, request('GET /', `Cookie: ${'a'.repeat(20_000)}`)],
  ['an unknown expectation', 417, request('GET /', 'Expect: 200-ok')],
  ['an upgrade', 200, request('GET /', 'Upgrade: websocket')],
]

test.each(answers)(
  'R-NAV-01 %s is answered %i with the rules for browsers, and never by plain http',
  async (_, status, text) => {
    const harness = await startHarness({ PUBLIC_ORIGIN: 'https://maru.example' })
    const [head = ''] = (await raw(harness.url, text)).split('\r\n\r\n')
    const [line = '', ...fields] = head.split('\r\n')
    expect(Number(line.split(' ')[1])).toBe(status)
    const headers = new Headers(
      fields.map((field): [string, string] => {
        const at = field.indexOf(':')
        return [field.slice(0, at), field.slice(at + 1).trim()]
      }),
    )
    expect({
      transport: headers.get('strict-transport-security'),
      types: headers.get('x-content-type-options'),
      frames: /frame-ancestors 'none'/.exec(headers.get('content-security-policy') ?? '')?.[0],
    }).toEqual({
      transport: 'max-age=31536000; includeSubDomains',
      types: 'nosniff',
      // A script cannot be framed, so it has no frame policy.
      frames: /GET \/assets\//.test(text) ? undefined : "frame-ancestors 'none'",
    })
  },
)
