import type { SessionRecord } from '../../../src/proxy/core/ports.ts'
import type { Credentials } from './virtual-proxy.ts'

const HOURS_8 = 8 * 60 * 60_000

export class BrowserSession {
  readonly credentials: Credentials
  readonly userId: string
  /** The sign-in was acknowledged. */
  isIn = false
  /** A sign-out was requested. */
  isLeaving = false
  /** When the sign-out was acknowledged, in the order of acts. */
  outAt = Infinity

  constructor(number: number, userId: string) {
    this.credentials = {
      id: `session-${number}-${'x'.repeat(32)}`,
      pageToken: `page-token-${number}`,
    }
    this.userId = userId
  }

  record(now: number): SessionRecord {
    return {
      backendToken: `backend-token-of-${this.userId}`,
      pageToken: this.credentials.pageToken,
      sideUser: this.user(0),
      expiresAt: now + HOURS_8,
      activeAt: now,
      startedAt: now,
      device: { browser: null, system: null },
    }
  }

  user(version: number): SessionRecord['sideUser'] {
    return {
      userId: this.userId,
      nickName: `Version ${version}`,
    } as unknown as SessionRecord['sideUser']
  }

  mustBeServed(): boolean {
    return this.isIn && !this.isLeaving
  }

  mayBeServed(begunAt: number): boolean {
    return begunAt <= this.outAt
  }
}

export class Browsers {
  readonly all: BrowserSession[] = []
  readonly #current: BrowserSession[] = []

  /** A new session of the browser, unless its present one is still used. */
  signIn(browser: number): BrowserSession | null {
    const known = this.#current[browser]
    if (known !== undefined && !known.isLeaving) return null
    const session = new BrowserSession(this.all.length, browser === 2 ? 'other' : 'demo')
    this.all.push(session)
    this.#current[browser] = session
    return session
  }

  of(browser: number): BrowserSession {
    const session = this.#current[browser]
    if (session === undefined) throw new Error('The browser has no session.')
    return session
  }
}
