import { readTextProperty } from '../../../src/lib/json.ts'
import type { ApiCall, Operation } from '../core/model.ts'
import type { Run, Behind, Hop } from '../core/run.ts'

/** The cookie set by an answer, as sent back; undefined: none or cleared. */
export function cookieIn({ received }: ApiCall): string | undefined {
  const set = received?.headers['set-cookie']
  const cookie = set?.split(';', 1)[0]
  return cookie === undefined || cookie.endsWith('=') ? undefined : cookie
}

export const sessionRoute = ({ contract }: Pick<Run, 'contract'>): Operation | undefined =>
  contract.operations.find(
    ({ path }) => contract.document.paths[path]?.post['x-session-role'] === 'session',
  )

export const signOutRoute = ({ contract }: Pick<Run, 'contract'>): Operation | undefined =>
  contract.operations.find(
    ({ path }) => contract.document.paths[path]?.post['x-session-role'] === 'sign-out',
  )

export async function askSession(run: Run, cookie: string): Promise<ApiCall | null> {
  const route = sessionRoute(run)
  return route === undefined ? null : run.ask(route, {}, { headers: { cookie } })
}

/** Page to proxy: the login's cookie, and the page token of the session route. */
export const proxyHop = (origin: string, behind: Behind): Hop => ({
  behind,
  origin,
  // Cookie and token in one text, so that a run has one value per session.
  headersOf: (token) => {
    const [cookie = '', page] = token.split(' ')
    return page === undefined
      ? { authorization: `Bearer ${token}` }
      : { cookie, authorization: `Bearer ${page}` }
  },
  async tokenIn(run, login) {
    const cookie = cookieIn(login)
    if (cookie === undefined) return undefined
    const session = await askSession(run, cookie)
    const page = session === null ? null : readTextProperty(session.json, 'token')
    return page === null ? undefined : `${cookie} ${page}`
  },
  // A proxy limits logins per minute, so none are wasted.
  async isAlive(run) {
    const [cookie = '', page] = run.token()?.split(' ') ?? []
    if (page === undefined) return false
    const session = await askSession(run, cookie)
    return readTextProperty(session?.json, 'token') === page
  },
})
