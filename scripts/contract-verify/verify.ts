import type { Assumptions } from '../contract/assumptions.ts'
import { gatherEvidence } from './assumptions/evidence.ts'
import { assumptionTable } from './assumptions/table.ts'
import type { AssumptionRow } from './assumptions/table.ts'
import { CannotVerify } from './model.ts'
import type { ApiCall, Finding, Operation } from './model.ts'
import { probes } from './probes.ts'
import { beginRun, OutOfTime } from './run.ts'
import type { Run, Settings, Skipped } from './run.ts'
import { signIn } from './sign-in.ts'

export type Verdict = {
  readonly findings: readonly Finding[]
  readonly skipped: readonly Skipped[]
  readonly assumptions: readonly AssumptionRow[]
  readonly calls: readonly ApiCall[]
  readonly operations: readonly Operation[]
  /** What was answered: operation, HTTP status and outcome → how often. */
  readonly statuses: ReadonlyMap<string, number>
  /** Which constraints of which request were tried → how often. */
  readonly keywords: ReadonlyMap<string, number>
  /** Why the run ended early; null if it did not. */
  readonly ended: { readonly words: string; readonly isFailure: boolean } | null
  readonly milliseconds: number
}

/** Asks a backend everything that the contract lets one ask, and says what does not hold. */
export async function verify(settings: Settings, assumptions: Assumptions): Promise<Verdict> {
  const started = settings.clock()
  const evidence = gatherEvidence(assumptions)
  const run = beginRun(settings, evidence)
  const ended = await runAll(run)
  return {
    findings: run.findings,
    skipped: run.skipped,
    assumptions: assumptionTable(assumptions, evidence),
    calls: run.calls,
    operations: run.operations,
    statuses: run.statuses,
    keywords: run.keywords,
    ended,
    milliseconds: settings.clock() - started,
  }
}

async function runAll(run: Run): Promise<Verdict['ended']> {
  try {
    if (run.member === undefined) await contact(run)
    else await signIn(run)
    for (const probe of probes) {
      if (run.probes?.has(probe.id) === false) continue
      // A session that a check has ended is none of the next one's concern.
      if (run.member !== undefined) await signIn(run)
      await probe.run(run)
    }
    return null
  } catch (error) {
    if (error instanceof OutOfTime) return { words: error.message, isFailure: false }
    if (error instanceof CannotVerify) return { words: error.message, isFailure: true }
    throw error
  }
}

/** The first call of a run without a member. @throws CannotVerify when nobody answers */
async function contact(run: Run): Promise<void> {
  const operation = run.operations.find(({ isForMembers }) => !isForMembers)
  if (operation === undefined) {
    throw new CannotVerify('All these operations are for members: give --user and --password.')
  }
  const { received, failure } = await run.ask(operation, operation.examples[0])
  if (received === null) throw new CannotVerify(`${operation.path}: ${failure ?? 'no answer'}.`)
  if (received.status >= 300 && received.status < 400) {
    const where = received.headers['location'] ?? 'nowhere'
    throw new CannotVerify(
      `${operation.path} redirects (HTTP ${received.status}) to ${where}: give the address where calls are answered.`,
    )
  }
}
