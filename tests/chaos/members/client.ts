import { Agent, request } from 'node:http'
import { isRecord, parseJson } from '../../../src/lib/json.ts'
import { clock } from '../history.ts'
import type { Call } from '../history.ts'
import { SERVED_BY } from '../world/balancer.ts'

/** Longer than the balancer waits for a proxy. */
const TIMEOUT_MS = 25_000

export type Session = { readonly name: string; readonly cookie: string; readonly token: string }

export type Message = {
  readonly route: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly session?: Session | null
  readonly opens?: string
  readonly key?: string
}

/** A call with the cookie that its answer set. */
export type Reply = Call & { readonly cookie: string | null }

export type Site = {
  readonly port: number
  readonly calls: Call[]
  readonly depositedOf: (member: string) => number
}

export class Client {
  readonly member: string
  readonly #site: Site
  readonly #agent: Agent
  readonly #address: string
  readonly #timeoutMs: number

  constructor(
    site: Site,
    member: string,
    at: number,
    { agent, timeoutMs = TIMEOUT_MS }: { readonly agent: Agent; readonly timeoutMs?: number },
  ) {
    this.member = member
    this.#site = site
    this.#agent = agent
    this.#address = `10.0.${at >> 8}.${at & 255}`
    this.#timeoutMs = timeoutMs
  }

  async post(message: Message): Promise<Reply> {
    const { route, body = {}, session = null, opens = null, key = null } = message
    const { member } = this
    const known = { member, route, body, session: session?.name ?? null, opens, key }
    const before = { ...known, deposited: this.#site.depositedOf(member), start: clock() }
    const sentCall = await this.#send(message)
    const { cookie, ...outcome } = sentCall
    const call: Call = { ...before, ...outcome, end: clock() }
    this.#site.calls.push(call)
    return { ...call, cookie }
  }

  #send({ route, body = {}, session = null, key }: Message) {
    const text = JSON.stringify(body)
    const sent = request({
      host: '127.0.0.1',
      port: this.#site.port,
      path: `/api/routes/${route}`,
      method: 'POST',
      agent: this.#agent,
      signal: AbortSignal.timeout(this.#timeoutMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-forwarded-for': this.#address,
        ...(session === null
          ? {}
          : { cookie: session.cookie, authorization: `Bearer ${session.token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    })
    type Outcome = Pick<Reply, 'proxy' | 'status' | 'answer' | 'cookie'>
    return new Promise<Outcome>((resolve) => {
      const fail = () => resolve({ proxy: null, status: null, answer: null, cookie: null })
      sent.on('error', fail)
      sent.on('response', (response) => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (received += chunk))
        response.on('error', fail)
        response.on('end', () => {
          const { headers, statusCode: status = 0 } = response
          const isOfProxy = headers['x-request-id'] !== undefined
          const value = isOfProxy ? parseJson(received) : null
          resolve({
            proxy: String(headers[SERVED_BY] ?? `127.0.0.1:${this.#site.port}`)
              .split(', ')
              .at(-1)!,
            status,
            answer: isOfProxy ? (isRecord(value) ? value : {}) : null,
            cookie: headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null,
          })
        })
      })
      sent.end(text)
    })
  }
}

export const createAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 512 })

/** The business status of a success; null: another answer, or none. */
export const statusOf = ({ status, answer }: Pick<Call, 'status' | 'answer'>): string | null =>
  status === 200 && typeof answer?.['status'] === 'string' ? answer['status'] : null

/** Whether the session of the call had ended, by a logout or by the member on another device. */
export const isSignedOut = (reply: Pick<Call, 'answer'>): boolean =>
  ['session_expired', 'session_revoked'].includes(codeOf(reply) ?? '')

/** The problem code of a refusal by a proxy; null: another answer, or none. */
export const codeOf = ({ answer }: Pick<Call, 'answer'>): string | null =>
  typeof answer?.['code'] === 'string' ? answer['code'] : null
