import { setTimeout as after } from 'node:timers/promises'
import { isRecord, parseJson, readProperty } from '../../src/lib/json.ts'
import { PASSWORD } from '../chaos/world/backend.ts'
import type { startNginx } from './nginx.ts'

const PAUSE_MS = 20
/** A member signs out after so many acts, and in again. */
const ACTS_OF_A_VISIT = 12

type Ask = Awaited<ReturnType<typeof startNginx>>['ask']
type Headers = Readonly<Record<string, string>>

/** Members who use the site until `stop`: each signs in, asks for news, moves money, and signs out. */
export function startLoad(ask: Ask, members: readonly string[]) {
  const statusCounts: Record<string, number> = {}
  const failures: string[] = []
  let isOver = false

  async function post(route: string, body: object, headers: Headers) {
    const sent = { 'content-type': 'application/json', ...headers }
    try {
      const {
        statusCode,
        headers: received,
        body: text,
      } = await ask(`/api/routes/${route}`, {
        headers: sent,
        body: JSON.stringify(body),
      })
      const value = parseJson(await text.text())
      const status = readProperty(value, 'status')
      if (statusCode === 200 && status !== undefined && status !== 'unauthenticated')
        statusCounts[route] = (statusCounts[route] ?? 0) + 1
      else failures.push(`${route}: ${statusCode} ${JSON.stringify(value)}`)
      const cookie = String(received['set-cookie'] ?? '').split(';', 1)[0]
      return { cookie, value: isRecord(value) ? value : {} }
    } catch (error) {
      failures.push(`${route}: ${String(error)}`)
      return { cookie: '', value: {} }
    }
  }

  async function visit(id: string): Promise<void> {
    const { cookie = '' } = await post('user-do-login', { id, pw: PASSWORD }, {})
    const { value } = await post('session', {}, { cookie })
    const sessionHeaders = {
      cookie,
      authorization: `Bearer ${String(readProperty(value, 'token'))}`,
    }
    for (let act = 1; act < ACTS_OF_A_VISIT && !isOver; act += 1) {
      const key = { 'idempotency-key': crypto.randomUUID() }
      if (act % 4 === 0) await post('transfer-in', { amount: 1 }, { ...sessionHeaders, ...key })
      else await post('user-health-check', {}, sessionHeaders)
      await after(PAUSE_MS)
    }
    await post('logout', {}, sessionHeaders)
  }

  const running = members.map(async (id) => {
    while (!isOver) await visit(id)
  })
  return {
    /** Answers by route, and what was not answered with 200 by a member's own session. */
    stop: async () => {
      isOver = true
      await Promise.all(running)
      return { answered: statusCounts, failures }
    },
  }
}
