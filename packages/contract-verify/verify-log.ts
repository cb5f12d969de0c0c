import { DROPPED, EXPECTED } from '../../src/lib/drift-keywords.ts'
import type { Assumptions } from '@maru/contract'
import { NOTHING_THERE } from './run/absence.ts'
import { nothingChanged } from './changes/notes.ts'
import { isSecretName } from './answers/secret-names.ts'
import { formMarksAt, nameMarksAt } from './assumptions/marks.ts'
import { gatherEvidence } from './assumptions/evidence.ts'
import { assumptionTable } from './assumptions/table.ts'
import type { ContractUnderTest } from './core/contract-under-test.ts'
import type { Finding, JsonSchema, Operation } from './core/model.ts'
import type { LoggedDrift, ProxyLog } from './read-log.ts'
import { implemented } from './run/survey.ts'
import { withSystematic } from './core/systematic.ts'
import type { Verdict } from './report/verdict.ts'

const checkOf: Readonly<Record<string, string>> = {
  status: 'status-documented',
  'content-type': 'content-type-documented',
  [DROPPED]: 'no-extra-field',
  [EXPECTED]: 'expected-fields',
}

const numbers = new Intl.NumberFormat('en')

export function verifyLog(
  contract: ContractUnderTest,
  assumptions: Assumptions,
  { drifts, answers, foreign }: ProxyLog,
  { isStrict, isPartial }: { readonly isStrict: boolean; readonly isPartial: boolean },
): Verdict {
  const evidence = gatherEvidence(assumptions)
  const findings: Finding[] = []
  const statuses = new Map<string, number>()
  const missing: string[] = []
  for (const operation of contract.operations) {
    const { id, path } = operation
    const nothing = nothingIn(operation, answers.get(path))
    if (nothing !== undefined) {
      missing.push(id)
      for (const [answer, count] of answers.get(path) ?? []) statuses.set(`${id} ${answer}`, count)
      const message = `is not implemented: it answers HTTP ${nothing} to every call`
      findings.push({
        check: implemented.id,
        operation: id,
        path,
        message,
        isWarning: isPartial,
        call: null,
      })
      continue
    }
    const own = drifts.filter((one) => one.path === path)
    for (const one of own) {
      findings.push(findingOf(operation, one, isStrict))
      evidence.refuted(one.assumptions, id, one.words)
    }
    const others = foreign.get(path) ?? 0
    if (others > 0) {
      const message = `answers about another member, ${timesOf(others)}`
      findings.push({ check: 'others-stay-out', operation: id, path, message, call: null })
    }
    for (const [answer, count] of answers.get(path) ?? []) {
      statuses.set(`${id} ${answer}`, count)
      const [status, outcome = ''] = answer.split(' ')
      if (status !== '200' || !operation.outcomes.has(outcome)) continue
      const places = own.filter((one) => one.outcome === outcome).map(({ pointer }) => pointer)
      evidence.seen(shownBy(contract, operation, outcome, places), id, count)
    }
  }
  const unnamed = drifts.filter((one) => one.keyword === 'other')
  return {
    findings: withSystematic(findings, contract.operations.length - missing.length),
    skipped: unnamed.map(({ count }) => ({
      check: 'no-extra-field',
      operation: 'other',
      why: `${timesOf(count)} broke the contract in ways that the proxy no longer distinguished`,
    })),
    assumptions: assumptionTable(assumptions, evidence, contract, null),
    calls: [],
    operations: contract.operations,
    statuses,
    keywords: new Map(),
    // A log has no bodies.
    secrets: () => new Set(),
    sessions: new Map(),
    signIn: null,
    isOfRoutes: false,
    ended: null,
    changed: nothingChanged,
    checks: null,
    missing,
    unaskable: [],
    unusable: [],
    milliseconds: 0,
  }
}

/** The status of every answer if it means that the operation is missing. */
function nothingIn(
  { answers: documented }: Operation,
  answers: ReadonlyMap<string, number> | undefined,
): string | undefined {
  const told = [...(answers?.keys() ?? [])]
  const isNothing = (status: string) =>
    NOTHING_THERE.includes(Number(status)) && !documented.has(Number(status))
  return told.every(isNothing) ? told[0] : undefined
}

const timesOf = (count: number): string =>
  count === 1 ? 'one answer' : `${numbers.format(count)} answers or more`

function findingOf({ id, path }: Operation, drift: LoggedDrift, isStrict: boolean): Finding {
  const { keyword, pointer, words, outcome, count, firstSeen, assumptions } = drift
  const known = keyword === 'status' && pointer !== '' ? `: ${outcome ?? 'none'}` : ''
  const name = pointer.split('/').at(-1) ?? ''
  const isSecret = keyword === DROPPED && isSecretName(name)
  const since = firstSeen.slice(0, 16).replace('T', ' ')
  return {
    check: isSecret ? 'no-secret' : (checkOf[keyword] ?? 'body-fits-schema'),
    operation: id,
    path,
    pointer,
    message: `${words}${known} (${timesOf(count)}, first at ${since} UTC)`,
    refutes: assumptions,
    isWarning: keyword === EXPECTED || (keyword === DROPPED && !isSecret && !isStrict),
    call: null,
  }
}

/** Assumptions confirmed by every answer with this outcome, except at places with violations. */
function shownBy(
  contract: ContractUnderTest,
  operation: Operation,
  outcome: string,
  broken: readonly string[],
): readonly string[] {
  const schema = operation.outcomes.get(outcome) ?? ''
  const places = requiredIn(contract, schema).filter(
    (place) => !broken.some((one) => one === place || place.startsWith(`${one}/`)),
  )
  const marks = places.flatMap((place) => [
    ...new Set([...nameMarksAt(contract, schema, place), ...formMarksAt(contract, schema, place)]),
  ])
  return [
    ...marks,
    ...operation.assumptions,
    ...(operation.answers.get(200)?.assumptions ?? []),
    ...(operation.isForMembers ? contract.sessionAssumptions : []),
  ]
}

/** Always-present places; not within lists, which may be empty. */
function requiredIn(
  contract: ContractUnderTest,
  written: string | JsonSchema,
  at = '',
): readonly string[] {
  const { properties = {}, required = [] } = contract.resolve(written)
  return required.flatMap((name) => {
    const property = properties[name]
    const pointer = `${at}/${name}`
    if (property === undefined) return []
    return [pointer, ...requiredIn(contract, property, pointer)]
  })
}
