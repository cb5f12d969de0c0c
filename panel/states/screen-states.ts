import { hostOfState, REFUSAL_PARAMETER } from '../../mocks/browser/shown-state.ts'
import type { ShownState, StateName } from '../../mocks/browser/shown-state.ts'

/** The states beside each other; refusals follow, one at a time. */
export const plainStates = [
  'content',
  'loading',
  'empty',
  'failure',
  'long-text',
] as const satisfies readonly StateName[]

export function addressOfState(
  origin: string,
  state: ShownState,
  path: string,
  refusal?: string,
): string {
  const address = new URL(path, origin)
  address.hostname = hostOfState(state)
  if (refusal !== undefined) address.searchParams.set(REFUSAL_PARAMETER, refusal)
  return address.href
}
