import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../src/lib/json.ts'
import type { JsonSchema } from '../core/model.ts'
import type { Run } from '../core/run.ts'

/** Backends store times in milliseconds or seconds, with any offset. */
const PRECISION_MS = 1_000
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A time in milliseconds; undefined: not a time. */
const instantOf = (value: unknown): number | undefined =>
  typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : undefined

/** Whether two answers are equal, with times compared by value. */
export function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [instantOf(one), instantOf(other)]
  if (first === undefined || second === undefined) return isDeepStrictEqual(one, other)
  return Math.abs(first - second) < PRECISION_MS
}

/** Whether one time is earlier by more than the precision. */
export const isEarlier = (one: unknown, other: unknown): boolean =>
  (instantOf(one) ?? 0) <= (instantOf(other) ?? 0) - PRECISION_MS

function isLive(run: Run, property: JsonSchema): boolean {
  const { type, format, 'x-meaning': meaning } = run.contract.resolve(property)
  return meaning !== undefined || (format === 'date-time' && [type].flat().includes('null'))
}

export function liveNames(run: Run): ReadonlySet<string> {
  const { schemas } = run.contract.document.components
  const names = Object.keys(schemas).flatMap((name) =>
    Object.entries(run.contract.resolve(name).properties ?? {})
      .filter(([, property]) => isLive(run, property))
      .map(([property]) => property),
  )
  return new Set(names)
}

export function differentIn(
  run: Run,
  one: unknown,
  other: unknown,
  left: ReadonlySet<string> = new Set(),
): string | undefined {
  if (!isRecord(one) || !isRecord(other)) return undefined
  const live = liveNames(run)
  return Object.keys(one).find(
    (name) =>
      name in other && !live.has(name) && !left.has(name) && !isSame(one[name], other[name]),
  )
}
