import { getResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMockApp } from '../../mocks/http/mock-app.ts'
import { behaviours } from '../../mocks/handlers/behaviours.ts'
import { createMockWorlds } from '../../mocks/worlds.ts'
import type { MockWorlds } from '../../mocks/worlds.ts'
import { createBrowserHandlers } from '../../mocks/browser/browser-handlers.ts'
import {
  createBrowserSessions,
  createBrowserTransport,
} from '../../mocks/browser/browser-session.ts'
import type { MockBackend } from '../../mocks/backend.ts'
import contract from '../../openapi/bundled/public.json' with { type: 'json' }
import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { listen } from '../../proxy/server/listen.ts'
import type { Listening } from '../../proxy/server/listen.ts'

const ORIGIN = 'http://localhost:5173'
const operations: readonly BackendOperation[] = backendOperations

type Example = { readonly value?: unknown; readonly $ref?: string }
type Media = {
  readonly content: {
    readonly 'application/json': { readonly examples?: Readonly<Record<string, Example>> }
  }
}
type Post = { readonly requestBody: Media; readonly responses: Readonly<Record<'200', Media>> }

const paths = contract.paths as unknown as Readonly<Record<string, { readonly post: Post }>>
const shared = contract.components.examples as Readonly<Record<string, Example>>
const valueOf = ({ value, $ref }: Example): unknown =>
  $ref === undefined ? value : shared[$ref.split('/').at(-1)!]?.value

const requestOf = ({ path }: BackendOperation): unknown => {
  const { examples = {} } = paths[path]!.post.requestBody.content['application/json']
  const [first] = Object.values(examples)
  return first === undefined ? {} : valueOf(first)
}

const exampleOf = ({ path, answers }: BackendOperation): unknown => {
  const { examples = {} } = paths[path]!.post.responses['200'].content['application/json']
  return valueOf(examples[Object.keys(answers)[0]!]!)
}

type Ask = (request: Request) => Promise<Response | undefined>
type Way = (worlds: MockWorlds, answer: (ask: Ask) => Promise<void>) => Promise<void>

const memory = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

/** The service worker of `npm run dev` */
const inBrowser: Way = (worlds, answer) => {
  const handlers = createBrowserHandlers({
    backend: worlds.world(),
    origin: ORIGIN,
    sessions: createBrowserSessions(memory()),
    sessionTransport: createBrowserTransport(memory()),
    log: () => undefined,
  })
  return answer((request) => getResponse(handlers, request))
}

const inVitest: Way = async (worlds, answer) => {
  const intercepted = setupServer(...worlds.world().handlers)
  intercepted.listen({ onUnhandledFrame: 'error' })
  await answer((request) => fetch(request)).finally(() => {
    intercepted.close()
  })
}

let app: ReturnType<typeof createMockApp>
let server: Listening
beforeAll(async () => {
  server = await listen({
    answer: (request, env) => app.fetch(request, env),
    port: 0,
    host: 'localhost',
  })
})
afterAll(() => server.stop(0))

/** `npm run mock` */
const overHttp: Way = (worlds, answer) => {
  app = createMockApp({ worlds, gameFiles: new Map() })
  const { port } = server
  return answer((request) =>
    fetch(request.url.replace(ORIGIN, `http://localhost:${port}`), request),
  )
}

const ways = { 'the browser': inBrowser, Vitest: inVitest, HTTP: overHttp } as const

async function callOperation(operation: BackendOperation, ask: Ask): Promise<unknown> {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const request = new Request(ORIGIN + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const response = await ask(request)
    return (await response?.json()) as Record<string, unknown>
  }
  const login = await post('/public/user/do_login', { id: 'demo', pw: 'demo1234' })
  return post(operation.path, requestOf(operation), {
    authorization: `Bearer ${String(login['token'])}`,
    'idempotency-key': 'generated-handler',
  })
}

const without = (operationId: string) =>
  new Map([...behaviours].filter(([id]) => id !== operationId))

async function lastSource(backend: MockBackend) {
  const { calls } = await backend.perform({ command: 'calls', clear: false })
  return calls.at(-1)?.answeredBy
}

test.each(operations)(
  'without its behaviour $operationId is answered by its generated handler, in the browser, in Vitest and over HTTP',
  async (operation) => {
    const noted = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const expected = exampleOf(operation)
    for (const [name, way] of Object.entries(ways)) {
      const worlds = createMockWorlds({
        publicUrl: ORIGIN,
        behaviours: without(operation.operationId),
      })
      await way(worlds, async (ask) => {
        expect([name, await callOperation(operation, ask)]).toEqual([name, expected])
      })
      expect(await lastSource(worlds.world())).toBe('generated')
    }
    expect(noted).toHaveBeenCalledWith(
      `${operation.operationId} has no behaviour: its generated handler answers`,
    )
  },
)

test('with its behaviour an operation is answered by that', async () => {
  const worlds = createMockWorlds({ publicUrl: ORIGIN })
  const operation = operations.find(({ operationId }) => operationId === 'notices')!
  expect(await callOperation(operation, worlds.fetch)).not.toEqual(exampleOf(operation))
  expect(await lastSource(worlds.world())).toBe('behaviour')
})
