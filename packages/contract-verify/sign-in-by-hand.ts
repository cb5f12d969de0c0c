import { sessionRoute } from './hop/proxy-hop.ts'
import { partsOf } from './pointer.ts'
import type { Run } from './run.ts'
import { signInOperation } from './sign-in.ts'

/** What a person needs to begin the sessions of a run in a shell. */
export type SignInByHand = {
  readonly path: string
  /** The login's body for a member, with this text where the password stands. */
  readonly bodyFor: (user: string, password: string) => string
  /** The property of the login's answer that has the token; of the site's routes, that of `sessionPath`. */
  readonly tokenName: string
  /** The route that gives the page's token to the cookie of a login; undefined at the backend. */
  readonly sessionPath: string | undefined
  /** The origin that the site's routes expect; undefined at the backend. */
  readonly origin: string | undefined
  readonly user: string
  readonly otherUser: string | undefined
}

/** Null where the run has no member. */
export function signInByHand(run: Run): SignInByHand | null {
  const operation = signInOperation(run)
  if (operation === undefined || run.member === undefined) return null
  const isOfRoutes = run.hop.behind !== undefined
  const places = Object.entries(run.effects.values[operation.request] ?? {})
  const names = new Map(places.map(([pointer, place]) => [place, partsOf(pointer).at(-1)]))
  return {
    path: operation.path,
    bodyFor: (user, password) =>
      JSON.stringify({
        [names.get('$user') ?? 'id']: user,
        [names.get('$password') ?? 'pw']: password,
      }),
    tokenName: isOfRoutes ? 'token' : (partsOf(run.effect(operation).signsIn ?? '').at(-1) ?? ''),
    sessionPath: isOfRoutes ? sessionRoute(run)?.path : undefined,
    origin: run.hop.origin,
    user: run.member.id,
    otherUser: run.other?.id,
  }
}
