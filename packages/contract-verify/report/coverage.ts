import type { Verdict } from './verdict.ts'

export type Coverage = {
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
  readonly constraints: number
  readonly requests: number
}

const sumOf = (counts: Iterable<number>): number =>
  [...counts].reduce((sum, count) => sum + count, 0)

export function coverageOf(verdict: Verdict): Coverage {
  const { operations, statuses, keywords, calls, unaskable, missing: absent, unusable } = verdict
  const documented = operations.flatMap(({ id, answers, outcomes }) => [
    ...[...outcomes.keys()].map((outcome) => `${id} 200 ${outcome}`),
    ...[...answers.keys()]
      .filter((status) => status !== 200 || outcomes.size === 0)
      .map((status) => `${id} ${status}`),
  ])
  const missing = documented.filter((one) => !statuses.has(one))
  const asked = operations.filter(
    ({ id }) =>
      !unaskable.includes(id) &&
      !absent.includes(id) &&
      !unusable.includes(id) &&
      [...statuses.keys()].some((one) => one.startsWith(`${id} `)),
  )
  return {
    operations: { asked: asked.length, of: operations.length, needUser: unaskable.length },
    statuses: { seen: documented.length - missing.length, of: documented.length, missing },
    constraints: keywords.size,
    // A log contains no calls.
    requests: calls.length > 0 ? calls.length : sumOf(statuses.values()),
  }
}
