import type { Random } from '../../../mocks/rules/random.ts'
import { randomInteger } from '../../../mocks/rules/random.ts'
import { readProperty } from '../../../src/lib/json.ts'
import type { Call } from '../history.ts'
import { isSignedOut, statusOf } from './client.ts'
import type { Client, Session } from './client.ts'

type ListedSession = { readonly name: string; readonly isThis: boolean }

/** The member's sessions as an answer lists them; null: it does not. */
export function listedIn({ route, answer }: Call): readonly ListedSession[] | null {
  const list = answer?.['list']
  if (!['get-sessions', 'end-sessions'].includes(route) || !Array.isArray(list)) return null
  return list.map((one: unknown) => ({
    name: String(readProperty(one, 'session')),
    isThis: readProperty(one, 'isThis') === true,
  }))
}

/** A member's other devices: their sessions go on while the member uses another one, until they are ended from there. */
export class Devices {
  readonly #client: Client
  readonly #random: Random
  readonly #bury: (session: Session) => void
  readonly #sessions: Session[] = []

  constructor(client: Client, random: Random, bury: (session: Session) => void) {
    this.#client = client
    this.#random = random
    this.#bury = bury
  }

  add(session: Session): void {
    this.#sessions.push(session)
  }

  forget(session: Session): void {
    const at = this.#sessions.indexOf(session)
    if (at !== -1) this.#sessions.splice(at, 1)
  }

  /** Uses another device, lists all, or ends one or all others. */
  async use(ownSession: Session): Promise<void> {
    const dice = this.#random()
    const other = this.#sessions[randomInteger(this.#random, this.#sessions.length)]
    if (other === undefined || dice < 0.2) await this.#ask('get-sessions', ownSession)
    else if (dice < 0.6) await this.#lookAt(other)
    else if (dice < 0.8) await this.#endOne(ownSession, other)
    else await this.#endAll(ownSession)
  }

  async #ask(route: string, session: Session, body: Call['body'] = {}): Promise<Call> {
    const reply = await this.#client.post({ route, session, body })
    if (isSignedOut(reply)) this.#bury(session)
    return reply
  }

  /** Some devices request the list, which contains the name of their session. */
  async #lookAt(session: Session): Promise<void> {
    await this.#ask(this.#random() < 0.5 ? 'get-sessions' : 'user-health-check', session)
  }

  async #endOne(ownSession: Session, other: Session): Promise<void> {
    const sessions = listedIn(await this.#ask('get-sessions', other))
    const name = sessions?.find(({ isThis }) => isThis)?.name
    if (name !== undefined) await this.#end(ownSession, name, [other])
  }

  #endAll(ownSession: Session): Promise<void> {
    return this.#end(ownSession, null, [...this.#sessions])
  }

  /** Uses the other devices sometimes meanwhile, and always afterwards, possibly through two proxies. */
  async #end(
    ownSession: Session,
    name: string | null,
    otherSessions: readonly Session[],
  ): Promise<void> {
    const look = (session: Session) => this.#client.post({ route: 'user-health-check', session })
    const [reply] = await Promise.all([
      this.#ask('end-sessions', ownSession, { session: name }),
      ...(this.#random() < 0.5 ? otherSessions.map(look) : []),
    ])
    if (statusOf(reply) !== 'success') return
    for (const session of otherSessions) this.#bury(session)
    await Promise.all(otherSessions.flatMap((session) => [look(session), look(session)]))
  }
}
