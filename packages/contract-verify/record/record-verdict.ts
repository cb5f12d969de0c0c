import { conclusionOf } from '../report/conclusion.ts'
import { coverageOf } from '../report/coverage.ts'
import { grouped, isError } from '../report/grouped.ts'
import type { Verdict } from '../report/verdict.ts'
import type { Verification } from './record.model.ts'
import { readStore, writeStore } from './store.ts'

/** A run that left operations or checks out says nothing about these. */
function whole(verdict: Verdict): Verification['verdict'] {
  const { kind } = conclusionOf(verdict)
  const { ended, missing, unaskable } = verdict
  const isWhole = ended === null && missing.length === 0 && unaskable.length === 0
  return kind === 'holds' && !isWhole ? 'incomplete' : kind
}

const said = {
  holds: 'passed against',
  breaks: 'failed against',
  incomplete: 'was not verified completely against',
} as const

type Ran = {
  readonly verdict: Verdict
  readonly contract: Verification['contract']
  /** Name and version of the backend's build. */
  readonly build: string
  readonly startedAt: Date
}

/**
 * Adds the result of a run to a store.
 * @returns a line that says so
 * @throws CannotVerify
 */
export async function recordVerdict(place: string, ran: Ran): Promise<string> {
  const { verdict, contract, build, startedAt } = ran
  const { title, version, digest } = contract
  const groups = grouped(verdict.findings)
  const errors = groups.filter(isError).length
  const verification: Verification = {
    build,
    contract: { title, version, digest },
    verdict: whole(verdict),
    errors,
    warnings: groups.length - errors,
    requests: coverageOf(verdict).requests,
    date: startedAt.toISOString(),
  }
  const { store, version: read } = await readStore(place)
  const verifications = [...store.verifications, verification]
  await writeStore(place, { store: { verifications }, version: read })
  const how = said[verification.verdict]
  return `Recorded in ${place}: ${build} ${how} the contract ${title} ${version} (${digest.slice(0, 12)}).`
}
