import { sessionRoute } from './hop/proxy-hop.ts'
import { partsOf } from './pointer.ts'
import type { Run } from './run.ts'
import { signInOperation } from './sign-in.ts'

/** What is needed to start a run's sessions in a shell. */
export type SignInByHand = {
  readonly path: string
  /** The login's body for a member, with a placeholder for the password. */
  readonly bodyFor: (user: string, password: string) => string
  /** Token property in the login's answer, or in that of `sessionPath`. */
  readonly tokenName: string
  /** The route with the page token; undefined at the backend. */
  readonly sessionPath: string | undefined
  /** The origin required by the site's routes; undefined at the backend. */
  readonly origin: string | undefined
  readonly user: string
  readonly otherUser: string | undefined
}

/** Null: no member. */
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
