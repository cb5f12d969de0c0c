import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createFetchBackend } from '../../proxy/backend/fetch-backend.ts'
import { createProxy } from '../../proxy/routes/app.ts'
import { unlimitedPorts } from '../../proxy/backend/call-kinds.ts'
import { createSessionCookie } from '../../proxy/sessions/cookies.ts'
import { listen } from '../../proxy/server/listen.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import type { LogEntry, ProxyPorts, ProxySettings } from '../../proxy/ports/ports.ts'
import { proxySettings } from '../support/proxy-settings.ts'
import { START } from './proxy-harness.ts'

const settings: ProxySettings = {
  ...proxySettings,
  backendTimeoutMs: 20,
  bodyLimitBytes: 1_024,
  answerLimitBytes: 1_024,
}

const backendThat = (fetch: (request: Request) => Promise<Response>) =>
  createFetchBackend('http://localhost:4010', fetch)

/** The proxy without a socket, on the given ports. */
function proxyOn(ports: Partial<ProxyPorts>) {
  const log: LogEntry[] = []
  const clock = { now: () => START }
  const proxy = createProxy({
    ...unlimitedPorts,
    backend: backendThat(() => Promise.reject(new Error('this test does not call the backend'))),
    store: createMemoryStore(clock),
    sessionTransport: createSessionCookie({ isSecure: false }),
    clock,
    log: (entry) => void log.push(entry),
    settings,
    ...ports,
  })
  const post = (route: string, headers: Record<string, string> = {}, body?: object) =>
    proxy.request(`http://localhost/api/routes/${route}`, {
      method: 'POST',
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return { post, log }
}

test('a backend port that ignores its signal is not waited for', async () => {
  const { post } = proxyOn({ backend: backendThat(() => new Promise(() => undefined)) })
  const answer = await post('get-slot-setting')
  expect([answer.status, await answer.json()]).toEqual([
    504,
    expect.objectContaining({ code: 'backend_timeout' }),
  ])
})

test('a fault of the proxy after the answer came is no fault of the backend', async () => {
  const faults: string[] = []
  const { post, log } = proxyOn({
    backend: backendThat(() => Promise.resolve(Response.json({ status: 'success', list: 'none' }))),
    limits: (_, send) => send((fault) => void faults.push(fault)),
    countDrift: () => {
      throw new TypeError('planted')
    },
  })
  const answer = await post('get-slot-setting')
  expect([answer.status, await answer.json()]).toEqual([
    500,
    expect.objectContaining({ code: 'internal_fault' }),
  ])
  expect(faults).toEqual([])
  expect(log.at(-1)).toMatchObject({ event: 'fault', backendStatus: 200 })
})

test('a login and the health check after it take no longer together than one backend timeout', async () => {
  let now = START
  const backendTimeoutMs = 600_000
  const { post } = proxyOn({
    backend: backendThat(({ url }) => {
      if (!url.endsWith('/public/user/do_login')) return new Promise(() => undefined)
      now += backendTimeoutMs
      const user = { userId: 'demo' }
      return Promise.resolve(Response.json({ status: 'authenticated', token: 'a-token', user }))
    }),
    clock: { now: () => now },
    settings: { ...settings, backendTimeoutMs },
  })
  const answer = await post('user-do-login', {}, { id: 'demo', pw: 'demo1234' })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'authenticated', sideUser: { userId: 'demo' } },
  ])
})

test('a failing session store is an error of this server, and the response does not contain its reason', async () => {
  const store = createMemoryStore({ now: () => START })
  const { post, log } = proxyOn({
    store: {
      ...store,
      sessions: {
        ...store.sessions,
        get: () => Promise.reject(new Error('disk of the store is full')),
      },
    },
  })
  const answer = await post('session', { cookie: `session=${'A'.repeat(43)}` })
  const text = await answer.text()
  expect([answer.status, JSON.parse(text)]).toEqual([
    500,
    expect.objectContaining({ code: 'internal_fault' }),
  ])
  expect(text).not.toContain('disk')
  expect(log).toMatchObject([{ level: 'error', event: 'fault', status: 500 }])
  expect(log[0]?.details?.[0]).toContain('disk of the store is full')
})

test('a request that is never complete does not keep the server from stopping', async () => {
  const server = await listen({ answer: () => new Response('never'), port: 0, host: '127.0.0.1' })
  const socket = connect(server.port, '127.0.0.1')
  await new Promise<void>((resolve) => {
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Le', () => resolve())
  })
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  await server.stop(20)
  await closed
})
