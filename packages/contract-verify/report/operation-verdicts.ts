import { grouped, isError } from './grouped.ts'
import type { Verdict } from './verdict.ts'

type OperationVerdict = {
  readonly operation: string
  readonly verdict: 'holds' | 'breaks' | 'not implemented' | 'not usable' | 'not asked' | 'unknown'
  readonly answers: number
  readonly errors: number
}

/** The verdict of each operation, with the number of its observations. An interrupted run reports only failures. */
export function operationVerdicts(verdict: Verdict): readonly OperationVerdict[] {
  const { operations, statuses, missing, unusable, checks, ended, findings } = verdict
  const groups = grouped(findings).filter(isError)
  const isCut = (id: string) =>
    ended?.isFailure === true && (checks?.unreached.some((one) => one.operation === id) ?? true)
  return operations.map(({ id }) => {
    const answers = [...statuses]
      .filter(([place]) => place.startsWith(`${id} `))
      .reduce((sum, [, count]) => sum + count, 0)
    const errors = groups.filter(
      ({ operation, alsoIn }) => operation === id || alsoIn.includes(id),
    ).length
    const kind = missing.includes(id)
      ? 'not implemented'
      : unusable.includes(id)
        ? 'not usable'
        : errors > 0
          ? 'breaks'
          : answers === 0
            ? 'not asked'
            : isCut(id)
              ? 'unknown'
              : 'holds'
    return { operation: id, verdict: kind, answers, errors }
  })
}

export function progressWords(verdict: Verdict): string {
  const all = operationVerdicts(verdict)
  const gone = ['not implemented', 'not usable', 'not asked']
  const there = all.filter(({ verdict: kind }) => !gone.includes(kind))
  const holds = there.filter(({ verdict: kind }) => kind === 'holds').length
  return `${there.length} of ${all.length} operations implemented, ${holds} passed`
}
