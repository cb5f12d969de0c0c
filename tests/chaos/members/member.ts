import { setTimeout as after } from 'node:timers/promises'
import { randomInteger } from '../../../mocks/rules/random.ts'
import type { Random } from '../../../mocks/rules/random.ts'
import { PASSWORD } from '../world/backend.ts'
import { codeOf, isSignedOut, statusOf } from './client.ts'
import type { Client, Session } from './client.ts'
import { Devices } from './devices.ts'
import { insist, isSettled, newAttempt, press } from './money.ts'
import type { Attempt } from './money.ts'

/** All members together start about 20 actions a second, whatever their number. */
const THINK_MS_EACH = 50
const MAX_DEAD = 6

/** A session whose logout a proxy could not write at once. */
export type DeferredLogout = {
  readonly session: Session
  readonly proxy: string | null
  readonly at: number
}

/** A member who uses the site as people do: one thing after another, some things twice or at the same time. */
export class Member {
  readonly client: Client
  readonly #random: Random
  /** Attempts whose outcome the member does not know yet. */
  readonly open = new Map<string, Attempt>()
  session: Session | null = null
  readonly devices: Devices
  /** Signed-out sessions, to check that they stay ended. */
  readonly dead: Session[] = []
  /** Deferred logouts. */
  readonly leaving: DeferredLogout[] = []
  #logins = 0
  #deposits = 0
  /** The highest deposit limit that is certainly in force; null: none was acknowledged. */
  #limit: number | null = null

  constructor(client: Client, random: Random) {
    this.client = client
    this.#random = random
    this.devices = new Devices(client, random, (session) => this.#bury(session))
  }

  /** @param crowd how many members there are */
  async use(signal: AbortSignal, crowd: number): Promise<void> {
    const think = () =>
      after(randomInteger(this.#random, 2 * THINK_MS_EACH * crowd), null, { signal })
    const isOver = () => true
    await think().catch(isOver)
    while (!signal.aborted) {
      await this.#act()
      await think().catch(isOver)
    }
  }

  /** @param from the session of the same browser; it ends with the login */
  async logIn(from: Session | null = null): Promise<Session | null> {
    const { client } = this
    const body = { id: client.member, pw: PASSWORD }
    const name = `${client.member} ${(this.#logins += 1)}`
    const login = await client.post({ route: 'user-do-login', body, session: from, opens: name })
    if (statusOf(login) !== 'authenticated' || login.cookie === null) return null
    if (from !== null) this.#bury(from)
    const known = { name, cookie: login.cookie, token: '' }
    const response = await client.post({ route: 'session', session: known })
    const token = response.answer?.['token']
    if (typeof token !== 'string') return null
    this.session = { ...known, token }
    return this.session
  }

  #bury(session: Session): void {
    this.dead.push(session)
    if (this.dead.length > MAX_DEAD) this.dead.shift()
    if (this.session === session) this.session = null
    this.devices.forget(session)
  }

  async #act(): Promise<void> {
    const session = this.session ?? (await this.logIn())
    if (session === null) return
    if (this.#limit === null) {
      await this.#setDepositLimit(session, 100_000 + randomInteger(this.#random, 400_000))
      return
    }
    const dice = this.#random()
    if (dice < 0.2) await this.#look('user-health-check', session)
    else if (dice < 0.36) await this.#move(session, 'deposit')
    else if (dice < 0.44) await this.#move(session, 'withdrawal')
    else if (dice < 0.52) await this.#move(session, 'transfer_in')
    else if (dice < 0.61) await this.#setMonthLimit(session)
    else if (dice < 0.63) await this.#setDepositLimit(session, this.#limit - 5_000)
    else if (dice < 0.7) await this.#look('get-protection', session)
    else if (dice < 0.76) await this.#askAgain(session)
    else if (dice < 0.81) await this.#lookForDead()
    else if (dice < 0.86) await this.#logOut(session)
    else if (dice < 0.88) await this.logIn(session)
    else if (dice < 0.92) await this.#useAnotherDevice(session)
    else await this.devices.use(session)
  }

  async #useAnotherDevice(session: Session): Promise<void> {
    if ((await this.logIn()) !== null) this.devices.add(session)
  }

  async #look(route: string, session: Session): Promise<void> {
    const reply = await this.client.post({ route, session })
    if (isSignedOut(reply)) this.#bury(session)
  }

  /** Some presses are doubled, possibly on two proxies; some coincide with another deposit. */
  async #move(session: Session, kind: Attempt['kind']): Promise<void> {
    const amount = 10_000 + (this.#deposits += 1)
    const attempt = newAttempt(kind, amount)
    const attempts = [attempt]
    const dice = this.#random()
    if (dice < 0.15) attempts.push(attempt)
    else if (dice < 0.3) attempts.push(newAttempt(kind, 10_000 + (this.#deposits += 1)))
    for (const one of attempts) this.open.set(one.key, one)
    await Promise.all(attempts.map((one) => this.#settle(session, one)))
  }

  async #settle(session: Session, attempt: Attempt): Promise<void> {
    if (isSettled(await insist(this.client, session, attempt))) this.open.delete(attempt.key)
  }

  async #askAgain(session: Session): Promise<void> {
    const [attempt] = this.open.values()
    if (attempt === undefined) await this.#look('session', session)
    else if (isSettled(await press(this.client, session, attempt))) this.open.delete(attempt.key)
  }

  async #setDepositLimit(session: Session, value: number): Promise<void> {
    const body = { limit: 'deposit_24h', value: Math.max(1, value) }
    const reply = await this.client.post({ route: 'set-limit', body, session })
    if (statusOf(reply) === 'success') this.#limit = body.value
    if (isSignedOut(reply)) this.#bury(session)
  }

  /** High enough to refuse no deposit. */
  async #setMonthLimit(session: Session): Promise<void> {
    const value = 100_000_000 + randomInteger(this.#random, 900_000_000)
    const body = { limit: 'deposit_month', value }
    const [reply] = await Promise.all([
      this.client.post({ route: 'set-limit', body, session }),
      ...(this.#random() < 0.5 ? [this.#look('get-protection', session)] : []),
    ])
    if (isSignedOut(reply)) this.#bury(session)
    else await this.#look('get-protection', session)
  }

  async #logOut(session: Session): Promise<void> {
    const look = () => this.client.post({ route: 'user-health-check', session })
    const [reply] = await Promise.all([
      this.client.post({ route: 'logout', session }),
      ...(this.#random() < 0.5 ? [look()] : []),
    ])
    const { proxy, start: at } = reply
    if (codeOf(reply) === 'backend_unreachable') this.leaving.push({ session, proxy, at })
    if (statusOf(reply) === 'success') {
      this.#bury(session)
      await Promise.all([look(), look()])
    }
  }

  async #lookForDead(): Promise<void> {
    const session = this.dead[randomInteger(this.#random, this.dead.length)]
    if (session !== undefined) await this.client.post({ route: 'user-health-check', session })
  }
}
