import { readTextProperty } from '../../../src/lib/json.ts'
import type { ApiCall, Operation } from '../model.ts'
import type { Run } from '../run.ts'
import type { Behind, Hop } from './hop.ts'

/** The cookie that an answer sets, as it is sent back; undefined if it sets none, or takes it back. */
export function cookieIn({ received }: ApiCall): string | undefined {
  const set = received?.headers['set-cookie']
  const cookie = set?.split(';', 1)[0]
  return cookie === undefined || cookie.endsWith('=') ? undefined : cookie
}

/** The route that tells who is signed in. */
export const sessionRoute = ({ contract }: Pick<Run, 'contract'>): Operation | undefined =>
  contract.operations.find(
    ({ path }) => contract.document.paths[path]?.post['x-session-role'] === 'session',
  )

export const signOutRoute = ({ contract }: Pick<Run, 'contract'>): Operation | undefined =>
  contract.operations.find(
    ({ path }) => contract.document.paths[path]?.post['x-session-role'] === 'sign-out',
  )

/** The page's token in the session of a cookie. */
export async function askSession(run: Run, cookie: string): Promise<ApiCall | null> {
  const route = sessionRoute(run)
  return route === undefined ? null : run.ask(route, {}, { headers: { cookie } })
}

/** From the page to the proxy: the cookie of the login, and the page's token that the session route gives. */
export const proxyHop = (origin: string, behind: Behind): Hop => ({
  behind,
  origin,
  // Cookie and token are one text, so that a run keeps one thing for a session.
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
  // A proxy takes so many logins a minute: none is sent that is not needed.
  async isAlive(run) {
    const [cookie = '', page] = run.token()?.split(' ') ?? []
    if (page === undefined) return false
    const session = await askSession(run, cookie)
    return readTextProperty(session?.json, 'token') === page
  },
})
