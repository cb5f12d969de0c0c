import { gatherEvidence } from '../assumptions/evidence.ts'
import { beginRun } from '../run.ts'
import type { Run } from '../run.ts'
import { signIn } from '../sign-in.ts'
import { backendHop } from './hop.ts'

const behindOf = new WeakMap<Run, Run>()

/**
 * The backend behind the routes of a run, with the same member signed in; what it does wrong is told elsewhere. Null
 * where it cannot be asked.
 */
export async function inFrontOf(run: Run): Promise<Run | null> {
  const settings = run.hop.behind?.settings
  if (settings === undefined) return null
  const known = behindOf.get(run)
  // The proxy hands the page's origin on.
  const { origin } = run.hop
  const hop = { ...backendHop, ...(origin === undefined ? {} : { origin }) }
  const behind = known ?? beginRun({ ...settings, hop, stopsAt: undefined }, gatherEvidence({}))
  behindOf.set(run, behind)
  if (known === undefined) await signIn(behind)
  return behind
}
