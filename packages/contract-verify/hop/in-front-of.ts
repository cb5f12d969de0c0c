import { gatherEvidence } from '../assumptions/evidence.ts'
import type { Run, Settings } from '../core/run.ts'
import type { RunState } from '../core/run-state.ts'
import { signIn } from '../core/sign-in.ts'
import { backendHop } from './hop.ts'

const behindOf = new WeakMap<RunState, Promise<Run>>()

/** A run against the backend itself with the same member; its faults are reported elsewhere. Null: unreachable. */
export async function inFrontOf(run: Run): Promise<Run | null> {
  const settings = run.hop.behind?.settings
  if (settings === undefined) return null
  const known = behindOf.get(run.state) ?? begin(run, settings)
  behindOf.set(run.state, known)
  return known
}

async function begin(run: Run, settings: Settings): Promise<Run> {
  const { origin } = run.hop
  const hop = { ...backendHop, ...(origin === undefined ? {} : { origin }) }
  const behind = run.beginOther(
    { ...settings, hop, stopsAt: undefined, onStart: undefined },
    gatherEvidence({}),
  )
  await signIn(behind)
  return behind
}
