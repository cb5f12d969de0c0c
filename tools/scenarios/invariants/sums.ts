import { HEALTH_CHECK_INTERVAL_MS } from '#site/lib/business-constants.ts'
import type { ObservedCall } from '../words/calls.ts'
import { isMember } from './invariant.model.ts'
import type { Invariant, Snapshot } from './invariant.model.ts'

const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^-?[\d,]+(?:\.\d+)?$/.test(value)) return null
  return Number(value.replaceAll(',', ''))
}

/** Yields the truncated numbers of an answer, and the sums of two in one object, because a total adds them. */
function* numbersIn(value: unknown): Iterable<number> {
  if (typeof value !== 'object' || value === null) return
  const parts = Object.values(value)
  const numbers = parts.map(numberOf).filter((number) => number !== null)
  for (const [index, amount] of numbers.entries()) {
    yield Math.trunc(amount)
    for (const other of numbers.slice(index + 1)) yield Math.trunc(amount + other)
  }
  for (const part of parts) yield* numbersIn(part)
}

export const sumsFromServer: Invariant = {
  name: 'every sum on screen was sent by the server, or follows from what is typed',
  reason: 'A player decides by a balance that nobody confirmed.',
  remedy: 'Show what an answer says; a dash while it is unknown, and a mark if it cannot be read.',
  isCheckedWhileCalling: true,
  watch: () => {
    const serverNumbers = new Set<number>([0])
    const readCalls = new WeakSet<ObservedCall>()
    const addNumbers = ({ calls, streamedEvents }: Snapshot) => {
      for (const number of numbersIn([...(streamedEvents ?? [])])) serverNumbers.add(number)
      for (const call of calls) {
        if (call.answer === undefined || readCalls.has(call)) continue
        readCalls.add(call)
        for (const number of numbersIn(call.answer)) serverNumbers.add(number)
      }
    }
    return (snapshot) => {
      addNumbers(snapshot)
      if (snapshot.streamedEvents === null) return []
      return snapshot.tabs.flatMap(({ sums, page, isFrozen }) => {
        if (isFrozen) return []
        const shownSums = Object.values(sums ?? {}).filter((sum) => typeof sum === 'number')
        const knownNumbers = [...serverNumbers]
        const typedAmounts = page?.typedAmounts ?? []
        const allowedSums = new Set([
          ...[...knownNumbers, ...typedAmounts].map(Math.abs),
          ...typedAmounts.flatMap((amount) =>
            knownNumbers.flatMap((sum) => [Math.abs(sum + amount), Math.abs(sum - amount)]),
          ),
        ])
        const displayedSums = [...shownSums, ...(page?.sums ?? []).map(({ value }) => value)]
        return displayedSums.filter((sum) => !allowedSums.has(Math.abs(sum))).map((sum) => `${sum}`)
      })
    }
  },
}

/** A check that is overdue marks the sums. */
const MAX_AGE_MS = 2 * HEALTH_CHECK_INTERVAL_MS + 1_000

const BALANCE_OPERATIONS = new Set(['session', 'userHealthCheck', 'getInGameBalance'])

export const sumsNotOlder: Invariant = {
  name: 'no sum is older than it says',
  reason: 'A player plays with money that is not there any more.',
  remedy: 'Mark the figures as old (`oldSince`) once a check fails or is overdue.',
  watch: () => {
    let lastCount = 0
    let answeredAt: number | null = null
    return ({ calls, now, tabs }) => {
      const answeredCount = calls.filter(
        ({ operation, outcome }) =>
          BALANCE_OPERATIONS.has(operation) &&
          (outcome === 'success' || outcome === 'authenticated'),
      ).length
      if (answeredCount !== lastCount) answeredAt = now
      lastCount = answeredCount
      const since = (answeredAt ??= now)
      return tabs.flatMap((tab) =>
        tab.isMarkedOutdated !== false ||
        tab.isFrozen ||
        !isMember(tab) ||
        now - since <= MAX_AGE_MS
          ? []
          : [`unmarked, and of ${Math.round((now - since) / 1_000)} s before`],
      )
    }
  },
}
