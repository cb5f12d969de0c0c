import { Agent, request } from 'node:http'
import { startingMoneyOf } from './protocol.ts'
import type { Outcomes, RequestOutcome } from './outcomes.ts'

type Reply = {
  readonly outcome: RequestOutcome
  readonly summary: string
  readonly body: Record<string, unknown>
}

/** A member's browser with its own address (set by a trusted gateway), cookie and page token. */
export type Member = {
  readonly n: number
  cookie: string
  pageToken: string
}

const outcomeOf = (status: number): RequestOutcome => {
  if (status === 200) return 'answered'
  if (status === 429 || status === 503) return 'refused'
  return status === 502 || status === 504 ? 'backend-failed' : 'proxy-fault'
}

export class Members {
  readonly all: readonly Member[]
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 })
  readonly #port: number
  readonly #outcomes: Outcomes
  phase = 'start'

  constructor(size: number, port: number, outcomes: Outcomes) {
    this.all = Array.from({ length: size }, (_, n) => ({ n, cookie: '', pageToken: '' }))
    this.#port = port
    this.#outcomes = outcomes
  }

  close(): void {
    this.#agent.destroy()
  }

  async #post(member: Member, route: string, body: object, key?: string): Promise<Reply> {
    const phase = this.phase
    const reply = await this.#send(member, route, body, key)
    this.#outcomes.record(phase, reply.outcome, `${route} ${reply.summary}`)
    this.#checkFigures(member, reply.body)
    return reply
  }

  #send(member: Member, route: string, body: object, key?: string): Promise<Reply> {
    const text = JSON.stringify(body)
    const outgoing = request({
      host: '127.0.0.1',
      port: this.#port,
      path: `/api/routes/${route}`,
      method: 'POST',
      agent: this.#agent,
      timeout: 30_000,
      headers: {
        host: `localhost:${this.#port}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-forwarded-for': `10.${(member.n >> 16) & 255}.${(member.n >> 8) & 255}.${member.n & 255}`,
        ...(member.cookie === '' ? {} : { cookie: member.cookie }),
        ...(member.pageToken === '' ? {} : { authorization: `Bearer ${member.pageToken}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    })
    return new Promise((resolve) => {
      const fail = (error: NodeJS.ErrnoException) => {
        const outcome = error.code === 'ECONNREFUSED' ? 'refused' : 'connection-lost'
        resolve({ outcome, summary: error.code ?? error.message, body: {} })
      }
      outgoing.on('error', fail)
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 30 s')))
      outgoing.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('error', fail)
        response.on('end', () => {
          const status = response.statusCode ?? 0
          const cookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0]
          if (cookie !== undefined) member.cookie = cookie
          const answer = JSON.parse(text || '{}') as Record<string, unknown>
          const summary = [status, answer['code'] ?? answer['status']].join(' ')
          resolve({ outcome: outcomeOf(status), summary, body: answer })
        })
      })
      outgoing.end(text)
    })
  }

  /** A member's two balances always have a unique sum, which identifies them. */
  #checkFigures({ n }: Member, body: Record<string, unknown>): void {
    const user = (body['sideUser'] ?? body['user'] ?? {}) as Record<string, unknown>
    if (typeof user['userId'] === 'string' && user['userId'] !== `m${n}`) {
      this.#outcomes.foreignAnswers += 1
    }
    const walletBalances = 'gameMoney' in body ? [body['balance'], body['gameMoney']] : null
    const balances =
      walletBalances ?? ('balance' in user ? [user['balance'], user['in_balance']] : null)
    if (balances && Number(balances[0]) + Number(balances[1]) !== startingMoneyOf(n))
      this.#outcomes.wrongBalances += 1
  }

  /** Signs in; true: the member has a session. */
  async logIn(member: Member): Promise<boolean> {
    const start = performance.now()
    member.pageToken = ''
    const login = await this.#post(member, 'user-do-login', {
      id: `m${member.n}`,
      pw: 'secret-1234',
    })
    this.#outcomes.loginDurationsMs.push(performance.now() - start)
    if (login.outcome !== 'answered') return false
    const session = await this.#post(member, 'session', {})
    member.pageToken = typeof session.body['token'] === 'string' ? session.body['token'] : ''
    return member.pageToken !== ''
  }

  async checkHealth(member: Member): Promise<void> {
    await this.#post(member, 'user-health-check', {})
  }

  async readNotes(member: Member): Promise<void> {
    await this.#post(member, 'get-note-list', { page: 1 })
  }

  /** Moves money; repeats an unknown outcome under the same key, as a gateway may. */
  async moveMoney(member: Member): Promise<void> {
    const key = crypto.randomUUID()
    const outcomes: RequestOutcome[] = []
    for (let tries = 0; tries < 3; tries += 1) {
      const { outcome } = await this.#post(member, 'transfer-in', { amount: 1 }, key)
      outcomes.push(outcome)
      if (outcome === 'answered' || outcome === 'refused' || outcome === 'proxy-fault') break
    }
    this.#outcomes.addMoneyCall({ key, outcomes })
  }

  async logOut(member: Member): Promise<void> {
    await this.#post(member, 'logout', {})
    member.pageToken = ''
  }
}
