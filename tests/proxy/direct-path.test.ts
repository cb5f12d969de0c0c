import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createDirectPath } from '../../proxy/server/direct-path.ts'
import { onTestFinished } from '../support/this-test.ts'
import { raw } from './proxy-harness.ts'

/** Which path handles a request: the direct one or that of `Request` objects. */
async function requestPath(lines: readonly string[]): Promise<string> {
  const direct = createDirectPath({
    handle: () => Promise.resolve({ status: 200, headers: ['x-way', 'direct'], body: '{}' }),
    clientAddressOf: (peer) => peer,
    isOwnHost: (header) => header === 'localhost',
    dataHeaders: {},
  })
  const server = createServer((incoming, outgoing) => {
    if (direct(incoming, outgoing) === null) outgoing.setHeader('x-way', 'requests').end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const text = [...lines, 'Connection: close', 'Content-Length: 0', '', ''].join('\r\n')
  const response = await raw(`http://127.0.0.1:${port}`, text)
  return /\r\nx-way: (.*)\r\n/i.exec(response)?.[1] ?? response
}

const POST = 'POST /api/routes/session HTTP/1.1'
const HOST = 'Host: localhost'

test('a call of the contract uses the direct path', async () => {
  expect(await requestPath([POST, HOST, 'Cookie: a=b', 'Origin: http://localhost'])).toBe('direct')
})

test.each([
  ['another method', ['GET /api/routes/session HTTP/1.1', HOST]],
  ['an unknown path', ['POST /api/routes/sessions HTTP/1.1', HOST]],
  ['another spelling of a path', ['POST /api/routes/./session HTTP/1.1', HOST]],
  ['an escaped path', ['POST /api/routes/%73ession HTTP/1.1', HOST]],
  ['a query', ['POST /api/routes/session?a=b HTTP/1.1', HOST]],
  ['an address with a host', ['POST http://localhost/api/routes/session HTTP/1.1', HOST]],
  ['another host', [POST, 'Host: attacker.example']],
  ['two hosts', [POST, HOST, HOST]],
  ['no host', ['POST /api/routes/session HTTP/1.0']],
  ['two origins', [POST, HOST, 'Origin: http://localhost', 'Origin: http://attacker.example']],
  ['two tokens', [POST, HOST, 'Authorization: Bearer a', 'Authorization: Bearer b']],
  ['two cookies', [POST, HOST, 'Cookie: session=a', 'Cookie: session=b']],
  ['two fetch sites', [POST, HOST, 'Sec-Fetch-Site: none', 'sec-fetch-site: cross-site']],
])('a request with %s is judged on the way of the Requests', async (_, lines) => {
  expect(await requestPath(lines)).toBe('requests')
})
