import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import { validators } from '../../proxy/http/validators.ts'
import { createFetchBackend } from '../../proxy/backend/fetch-backend.ts'
import { createProxy } from '../../proxy/routes/app.ts'
import { unlimitedPorts } from '../../proxy/backend/call-kinds.ts'
import { createSessionCookie } from '../../proxy/sessions/cookies.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import type { LogEntry } from '../../proxy/ports/ports.ts'
import { startMock } from '../support/mock-scenario.ts'
import { proxySettings } from '../support/proxy-settings.ts'
import { START } from './proxy-harness.ts'

type Examples = Readonly<Record<string, { readonly value: unknown }>>
type Post = { requestBody: { content: { 'application/json': { examples: Examples } } } }

const contract = parse(
  readFileSync(new URL('../../openapi/proxy.yaml', import.meta.url), 'utf8'),
) as { readonly paths: Readonly<Record<string, { readonly post: Post }>> }

/** The stream of events is read in member-events.test.ts. */
const answeredRoutes = proxyRoutes.filter(({ operationId }) => operationId !== 'memberEvents')

const requests = answeredRoutes.flatMap((route: ProxyRoute) => {
  const { examples } = contract.paths[route.path]!.post.requestBody.content['application/json']
  return Object.entries(examples).map(([name, { value }]) => ({ route, name, value }))
})

/** The proxy in front of the mock, without a socket, with `demo` signed in. */
async function line() {
  const harness = startMock()
  const log: LogEntry[] = []
  const clock = { now: () => START }
  const proxy = createProxy({
    ...unlimitedPorts,
    backend: createFetchBackend('http://localhost:4010', harness.backend.fetch),
    store: createMemoryStore(clock),
    sessionTransport: createSessionCookie({ isSecure: true }),
    clock,
    log: (entry) => void log.push(entry),
    settings: {
      ...proxySettings,
      answerMode: 'enforce',
      publicOrigin: 'https://maru.example',
    },
  })
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    proxy.request(`https://maru.example${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await post('/api/routes/user-do-login', { id: 'demo', pw: 'demo1234' })
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const session = await post('/api/routes/session', {}, { cookie })
  const { token } = (await session.json()) as { token: string }
  return { log, post, member: { cookie, authorization: `Bearer ${token}` } }
}

describe('the proxy before the mock backend', () => {
  test.each(requests)(
    'R-CALL-01 $route.path answers by the contract: $name',
    async ({ route, value }) => {
      const { log, post, member } = await line()
      const response = await post(route.path, value, {
        ...(route.access === 'member' ? member : {}),
        ...(route.hasIdempotencyKey ? { 'idempotency-key': 'conformance-key-0001' } : {}),
        ...(route.hasOrigin ? { origin: 'https://maru.example' } : {}),
      })
      const answer = (await response.json()) as { status: string }
      expect(response.status, JSON.stringify(answer)).toBe(200)
      const schema = route.answers[answer.status]
      expect(schema, `${answer.status} is a status of ${route.operationId}`).toBeDefined()
      const validate = validators[schema!]
      expect([validate(answer), validate.errors]).toEqual([true, null])
      expect(log.filter(({ level }) => level !== 'info')).toEqual([])
    },
  )

  test('R-SESS-09 answers contain no token except the page token of the session', () => {
    const tokens = proxyRoutes.filter((route: ProxyRoute) =>
      Object.values(route.answers).includes('LoginAuthenticated'),
    )
    expect(tokens).toEqual([])
  })
})
