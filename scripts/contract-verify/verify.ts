import type { Assumptions } from '../contract/assumptions.ts'
import { keywordsOfContract } from './answer-keywords.ts'
import { gatherEvidence } from './assumptions/evidence.ts'
import type { Evidence } from './assumptions/evidence.ts'
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
  /** Keywords of the answers' schemas, by operation, status and place: those that a value was held against, and all. */
  readonly answerKeywords: {
    readonly met: ReadonlySet<string>
    /** For reports alone. */
    readonly all: () => ReadonlySet<string>
  }
  /** Whether it was the site's own routes that were asked. */
  readonly isOfRoutes: boolean
  /** Why the run ended early; null if it did not. */
  readonly ended: { readonly words: string; readonly isFailure: boolean } | null
  readonly milliseconds: number
}

/** Asks a backend everything that the contract lets one ask, and says what does not hold. */
export async function verify(settings: Settings, assumptions: Assumptions): Promise<Verdict> {
  const evidence = gatherEvidence(assumptions)
  const run = beginRun(settings, evidence)
  const started = settings.clock()
  const ended = await runAll(run)
  return verdictOf(run, evidence, assumptions, ended, settings.clock() - started)
}

/** The same of calls that were recorded: nothing is asked, so only what single answers show is found. */
export function verifyRecorded(
  settings: Omit<Settings, 'transport'>,
  assumptions: Assumptions,
  recorded: readonly ApiCall[],
): Verdict {
  const evidence = gatherEvidence(assumptions)
  const transport = () => Promise.reject(new CannotVerify('Recorded traffic cannot be asked.'))
  const run = beginRun({ ...settings, transport }, evidence)
  for (const call of recorded) {
    // What the site's address has before the contract's path does not count.
    const operation = run.operations.find(({ path }) => call.sent.path.endsWith(path))
    if (operation !== undefined && call.sent.method === 'POST') run.inspectRecorded(operation, call)
  }
  const isEmpty = run.calls.length === 0
  const words = 'None of the recorded calls is one of the contract.'
  const ended = isEmpty ? { words, isFailure: true } : null
  return verdictOf(run, evidence, assumptions, ended, 0)
}

function verdictOf(
  run: Run,
  evidence: Evidence,
  assumptions: Assumptions,
  ended: Verdict['ended'],
  milliseconds: number,
): Verdict {
  const { contract, findings, skipped, calls, operations, statuses, keywords, answerKeywords } = run
  return {
    findings,
    skipped,
    assumptions: assumptionTable(assumptions, evidence),
    calls,
    operations,
    statuses,
    keywords,
    answerKeywords: { met: answerKeywords, all: () => keywordsOfContract(contract, operations) },
    isOfRoutes: run.hop.behind !== undefined,
    ended,
    milliseconds,
  }
}

async function runAll(run: Run): Promise<Verdict['ended']> {
  try {
    if (run.member === undefined) await contact(run)
    else await signIn(run)
    for (const probe of [...probes, ...(run.more ?? [])]) {
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
