import type { SeenCall } from '../core/calls.ts'
import type { Invariant, Seen } from './invariant.model.ts'

const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^-?[\d,]+(?:\.\d+)?$/.test(value)) return null
  return Number(value.replaceAll(',', ''))
}

/** Truncated numbers of an answer, and sums of two in one object, because a total adds them. */
function* numbersIn(value: unknown): Iterable<number> {
  if (typeof value !== 'object' || value === null) return
  const parts = Object.values(value)
  const own = parts.map(numberOf).filter((number) => number !== null)
  for (const [index, one] of own.entries()) {
    yield Math.trunc(one)
    for (const other of own.slice(index + 1)) yield Math.trunc(one + other)
  }
  for (const part of parts) yield* numbersIn(part)
}

export const sumsFromServer: Invariant = {
  name: 'every sum on screen was sent by the server, or follows from what is typed',
  reason: 'A player decides by a balance that nobody confirmed.',
  remedy: 'Show what an answer says; a dash while it is unknown, and a mark if it cannot be read.',
  holdsWhileCalling: true,
  watch: () => {
    const sent = new Set<number>([0])
    const read = new WeakSet<SeenCall>()
    const learn = ({ calls, streamed }: Seen) => {
      for (const number of numbersIn([...(streamed ?? [])])) sent.add(number)
      for (const call of calls) {
        if (call.answer === undefined || read.has(call)) continue
        read.add(call)
        for (const number of numbersIn(call.answer)) sent.add(number)
      }
    }
    return (snapshot) => {
      learn(snapshot)
      if (snapshot.streamed === null) return []
      return snapshot.tabs.flatMap(({ sums, page, isFrozen }) => {
        if (isFrozen) return []
        const own = Object.values(sums ?? {}).filter((sum) => typeof sum === 'number')
        const known = [...sent]
        const typed = page?.typed ?? []
        const follows = new Set([
          ...[...known, ...typed].map(Math.abs),
          ...typed.flatMap((one) =>
            known.flatMap((sum) => [Math.abs(sum + one), Math.abs(sum - one)]),
          ),
        ])
        const displayed = [...own, ...(page?.sums ?? []).map(({ value }) => value)]
        return displayed.filter((sum) => !follows.has(Math.abs(sum))).map((sum) => `${sum}`)
      })
    }
  },
}
