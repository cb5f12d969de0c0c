import { plural } from '../core/words.ts'
import { grouped, isError } from './grouped.ts'
import type { Verdict } from './verdict.ts'

export type Conclusion = {
  readonly kind: 'holds' | 'breaks' | 'incomplete'
  /** Exit codes: 0 passed, 1 failed, 2 could not be determined. */
  readonly exitCode: 0 | 1 | 2
  readonly title: string
  /** One line about the end of the run; for an incomplete one, what is missing and what to do. */
  readonly words: string
}

export function conclusionOf(verdict: Verdict): Conclusion {
  const groups = grouped(verdict.findings)
  const errors = groups.filter(isError).length
  const found = `${plural(errors, 'error')}, ${plural(groups.length - errors, 'warning')}`
  if (verdict.ended?.isFailure === true) {
    const words = [
      `Incomplete: ${missingWords(verdict)}`,
      `The result is unknown. Until then: ${found}.`,
      ...moreTime(verdict),
    ].join(' ')
    return { kind: 'incomplete', exitCode: 2, title: 'Incomplete', words }
  }
  if (errors > 0)
    return {
      kind: 'breaks',
      exitCode: 1,
      title: 'Failed',
      words: `Failed: ${found}.`,
    }
  const { missing, operations, unaskable } = verdict
  const left = operations.length - new Set([...missing, ...unaskable]).size
  const which = [
    ...(missing.length === 0 ? [] : ['are implemented']),
    ...(unaskable.length === 0 ? [] : ['can be called without --user']),
  ].join(' and ')
  const what =
    which === ''
      ? 'Passed'
      : `Passed for the ${left} of ${plural(operations.length, 'operation')} that ${which}`
  const words = `${what}: ${found.replace(/^0 errors/, 'no error')}.`
  return { kind: 'holds', exitCode: 0, title: 'Passed', words }
}

function missingWords({ checks, operations }: Verdict): string {
  if (checks === null) return `none of the ${plural(operations.length, 'operation')} was checked.`
  const { planned, unreached } = checks
  const places = new Set(unreached.map(({ operation }) => operation))
  return `${plural(unreached.length, 'check')} of ${planned} not reached, at ${places.size} of ${plural(operations.length, 'operation')}.`
}

/** A `--time` that would probably suffice, with half as much again. */
function moreTime({ ended, checks, milliseconds }: Verdict): readonly string[] {
  if (ended?.isTimeOver !== true) return []
  if (checks === null) return ['Give it more time: --time 900.']
  const done = Math.max(checks.planned - checks.unreached.length, 1)
  const seconds = (milliseconds / 1_000) * (checks.planned / done) * 1.5
  return [`Give it more time: --time ${Math.max(30, Math.ceil(seconds / 30) * 30)}.`]
}
