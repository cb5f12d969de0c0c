import { Agent, request as httpRequest } from 'node:http'
import { onTestFinished } from '../support/this-test.ts'
import { startHarness } from './proxy-harness.ts'
import { authenticated, json } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

const LIMITS = {
  LOGINS_PER_MINUTE: '30',
  CHECKS_PER_MINUTE: '60',
  ACCOUNT_CALLS_PER_MINUTE: '10',
  LOGIN_TRIES: '5',
}
export type Harness = Awaited<ReturnType<typeof startHarness>>
type Answer = {
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  readonly cookies: readonly string[]
}

export const knowsDemo: Act = (response, request) => {
  const { id, pw } = JSON.parse(request.body) as { id: string; pw: string }
  const isRight = id.toLowerCase() === 'demo' && pw === 'demo1234'
  const act = isRight ? authenticated(Date.parse('2999-01-01')) : json({ status: 'pass' })
  act(response, request)
}

export function clientAt(harness: Harness, localAddress = '127.0.0.1', headers = {}) {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const post = (route: string, body: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(
        `${harness.url}/api/routes/${route}`,
        {
          method: 'POST',
          agent,
          localAddress,
          headers: { 'content-type': 'application/json', ...headers },
        },
        (response) => {
          response.resume()
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              retryAfter: response.headers['retry-after'],
              cookies: response.headers['set-cookie'] ?? [],
            }),
          )
        },
      )
      request.on('error', reject)
      request.end(JSON.stringify(body))
    })
  return {
    post,
    login: (id: string, pw = 'wrong-password') => post('user-do-login', { id, pw }),
  }
}

export async function startThrottled(more: Readonly<Record<string, string>> = {}) {
  const harness = await startHarness({ ...LIMITS, ...more })
  harness.backend.stub('user/do_login', knowsDemo)
  return harness
}

export const refusedCount = (answers: readonly Answer[]) =>
  answers.filter(({ status, retryAfter }) => status === 429 && Number(retryAfter) > 0).length
