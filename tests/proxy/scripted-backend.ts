import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Act = (response: ServerResponse, request: ReceivedRequest) => void

export const json =
  (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Act =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(value))

/** Without a content length the body is chunked. */
export const text =
  (body: string, status = 200, type = 'application/json', length?: number): Act =>
  (response) =>
    void response
      .writeHead(status, {
        'content-type': type,
        ...(length === undefined ? {} : { 'content-length': length }),
      })
      .end(body)

export const problem = (status: number, code: string, headers = {}): Act =>
  json(
    { type: `/problems/${code}`, title: 'No', status, code, requestId: 'backend-0001' },
    status,
    headers,
  )

export const silence: Act = () => undefined
export const brokenSocket: Act = (response) => void response.destroy()
export const brokenAnswer: Act = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
  response.write('{"status":"succ', () => response.destroy())
}

export const member = {
  userId: 'demo',
  nick: '데모',
  phone: '010-1234-5678',
  level: 3,
  balance: 500_000,
  in_balance: 20_000,
  rolling: 3_000,
  bankname: '국민은행',
  bankOwner: '김데모',
  banknum: '123-456-7890',
  noteCount: 2,
  helpCount: 1,
}

export const BACKEND_TOKEN = 'backend-token-of-demo-0001'

/** A login whose token expires at a time in epoch milliseconds. */
export const authenticated = (expiresAt: number, more: object = {}): Act =>
  json({
    status: 'authenticated',
    token: BACKEND_TOKEN,
    expiresAt: new Date(expiresAt).toISOString(),
    user: member,
    ...more,
  })

/** A backend on a real port (0: any free one) with scripted answers by operation. */
export async function scriptedBackend(port = 0) {
  const received: ReceivedRequest[] = []
  const acts = new Map<string, Act>()
  const waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const came = { method, path: url, headers, body: Buffer.concat(chunks).toString() }
      received.push(came)
      for (const resolve of waiting.splice(0)) resolve()
      const act = acts.get(url) ?? json({ status: 'success' })
      act(response, came)
    })
  })
  let connections = 0
  server.on('connection', () => void (connections += 1))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stub: (operation: string, act: Act) => void acts.set(`/public/${operation}`, act),
    last: () => received.at(-1),
    connections: () => connections,
    nextRequest: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type ScriptedBackend = Awaited<ReturnType<typeof scriptedBackend>>
