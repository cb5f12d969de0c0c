import { sessionRoute } from './hop/hop.ts'
import { partsOf } from './core/outcome.ts'
import type { Run } from './core/run.ts'
import type { SignInByHand } from './report/verdict.ts'
import { signInOperation } from './core/sign-in.ts'

/** Null: no member. */
export function signInByHand(run: Run): SignInByHand | null {
  const operation = signInOperation(run)
  if (operation === undefined || run.member === undefined || run.tokenFor !== undefined) return null
  if (run.state.member.id === '' || run.isMapped === true) return null
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
