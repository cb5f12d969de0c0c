import type { Verdict } from './verdict.ts'
import { plural } from '../contract/outcome.ts'
import type { Operation } from '../contract/model.ts'
import { groupFindings, isError } from './group-findings.ts'
import type { Group } from './group-findings.ts'

type Coverage = {
  readonly operations: {
    readonly asked: number
    readonly of: number
    /** Members' operations in a run without a member. */
    readonly needUser: number
  }
  readonly statuses: {
    readonly seen: number
    readonly of: number
    readonly missing: readonly string[]
  }
  readonly requests: number
}

const sumOf = (counts: Iterable<number>): number =>
  [...counts].reduce((sum, count) => sum + count, 0)

export function coverageOf(verdict: Verdict): Coverage {
  const { operations, statuses, calls, unaskable, missing: absent, unusable } = verdict
  const documentedStatuses = operations.flatMap(({ id, answers, outcomes }) => [
    ...[...outcomes.keys()].map((outcome) => `${id} 200 ${outcome}`),
    ...[...answers.keys()]
      .filter((status) => status !== 200 || outcomes.size === 0)
      .map((status) => `${id} ${status}`),
  ])
  const missingStatuses = documentedStatuses.filter((status) => !statuses.has(status))
  const askedOperations = new Set([...statuses.keys()].map((place) => place.split(' ')[0]))
  const excludedIds = new Set([...unaskable, ...absent, ...unusable])
  const coveredOperations = operations.filter(
    ({ id }) => askedOperations.has(id) && !excludedIds.has(id),
  )
  return {
    operations: {
      asked: coveredOperations.length,
      of: operations.length,
      needUser: unaskable.length,
    },
    statuses: {
      seen: documentedStatuses.length - missingStatuses.length,
      of: documentedStatuses.length,
      missing: missingStatuses,
    },
    // A log contains no calls.
    requests: calls.length > 0 ? calls.length : sumOf(statuses.values()),
  }
}

type Conclusion = {
  readonly kind: 'holds' | 'breaks' | 'incomplete'
  /** Exit codes: 0 passed, 1 failed, 2 could not be determined. */
  readonly exitCode: 0 | 1 | 2
  readonly title: string
  /** One line about the end of the run; for an incomplete one, what is missing and what to do. */
  readonly words: string
}

export function conclusionOf(verdict: Verdict): Conclusion {
  const groups = groupFindings(verdict.findings)
  const errors = groups.filter(isError).length
  const counts = `${plural(errors, 'error')}, ${plural(groups.length - errors, 'warning')}`
  if (verdict.ended?.isFailure === true) {
    const text = [
      `Incomplete: ${describeUnreached(verdict)}`,
      `The result is unknown. Until then: ${counts}.`,
      ...suggestTime(verdict),
    ].join(' ')
    return { kind: 'incomplete', exitCode: 2, title: 'Incomplete', words: text }
  }
  if (errors > 0)
    return { kind: 'breaks', exitCode: 1, title: 'Failed', words: `Failed: ${counts}.` }
  const { missing, operations, unaskable } = verdict
  const testedCount = operations.length - new Set([...missing, ...unaskable]).size
  const scope = [
    ...(missing.length === 0 ? [] : ['are implemented']),
    ...(unaskable.length === 0 ? [] : ['can be called without --user']),
  ].join(' and ')
  const result =
    scope === ''
      ? 'Passed'
      : `Passed for the ${testedCount} of ${plural(operations.length, 'operation')} that ${scope}`
  const text = `${result}: ${counts.replace(/^0 errors/, 'no error')}.`
  return { kind: 'holds', exitCode: 0, title: 'Passed', words: text }
}

function describeUnreached({ checks, operations }: Verdict): string {
  if (checks === null) return `none of the ${plural(operations.length, 'operation')} was checked.`
  const { planned, unreached } = checks
  const places = new Set(unreached.map(({ operation }) => operation))
  return `${plural(unreached.length, 'check')} of ${planned} not reached, at ${places.size} of ${plural(operations.length, 'operation')}.`
}

/** A `--time` that would probably suffice, with half as much again. */
function suggestTime({ ended, checks, milliseconds }: Verdict): readonly string[] {
  if (ended?.isTimeOver !== true) return []
  if (checks === null) return ['Give it more time: --time 900.']
  const doneCount = Math.max(checks.planned - checks.unreached.length, 1)
  const seconds = (milliseconds / 1_000) * (checks.planned / doneCount) * 1.5
  return [`Give it more time: --time ${Math.max(30, Math.ceil(seconds / 30) * 30)}.`]
}

export type OperationVerdict = {
  readonly operation: Operation
  readonly verdict: 'holds' | 'breaks' | 'not implemented' | 'not usable' | 'not asked' | 'unknown'
  readonly answers: number
  /** Findings about it, also of others that have the same cause. */
  readonly groups: readonly Group[]
  readonly errors: number
}

/** The verdict of each operation, with the number of its observations. An interrupted run reports only failures. */
export function operationVerdicts(verdict: Verdict): readonly OperationVerdict[] {
  const { operations, statuses, missing, unusable, checks, ended } = verdict
  const groups = groupFindings(verdict.findings)
  const isUnfinished = (id: string) =>
    ended?.isFailure === true && (checks?.unreached.some((entry) => entry.operation === id) ?? true)
  return operations.map((operation) => {
    const { id } = operation
    const counts = [...statuses].filter(([place]) => place.startsWith(`${id} `))
    const answers = sumOf(counts.map(([, count]) => count))
    const ownGroups = groups.filter((group) => group.operation === id || group.alsoIn.includes(id))
    const errors = ownGroups.filter(isError).length
    const kind = missing.includes(id)
      ? 'not implemented'
      : unusable.includes(id)
        ? 'not usable'
        : errors > 0
          ? 'breaks'
          : answers === 0
            ? 'not asked'
            : isUnfinished(id)
              ? 'unknown'
              : 'holds'
    return { operation, verdict: kind, answers, groups: ownGroups, errors }
  })
}

export function describeProgress(verdict: Verdict): string {
  const verdicts = operationVerdicts(verdict)
  const untestedKinds = ['not implemented', 'not usable', 'not asked']
  const testedVerdicts = verdicts.filter(({ verdict: kind }) => !untestedKinds.includes(kind))
  const passedCount = testedVerdicts.filter(({ verdict: kind }) => kind === 'holds').length
  return `${testedVerdicts.length} of ${verdicts.length} operations implemented, ${passedCount} passed`
}
