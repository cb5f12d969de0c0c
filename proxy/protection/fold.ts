import { countsFrom } from './record.ts'
import type { FoldedMovements, Movement, ProtectionRecord } from './record.ts'
import { HOUR_MS, DAY_MS } from '../../src/lib/durations.ts'

/** Longer than the three months of history that a member can see. */
export const KEPT_MS = 100 * DAY_MS
/** Older movements beyond this number are folded into sums, `FOLDED_AT_ONCE` at a time. */
const MAX_MOVEMENTS = 1_000
const FOLDED_AT_ONCE = 100
const FOLD_MS = 6 * HOUR_MS

const isCertain = ({ state }: Movement): boolean => state !== 'reserved' && state !== 'unknown'

/**
 * Bounds the size of a record. Movements older than `KEPT_MS` remain only in `earlier`. Those beyond `MAX_MOVEMENTS`
 * are folded into sums of a few hours, and a sum counts against limits as long as its latest movement does.
 */
export function foldOld(record: ProtectionRecord, now: number): ProtectionRecord {
  const oldest = now - KEPT_MS
  const recent = record.movements.filter((movement) => countsFrom(movement, now) > oldest)
  const folded = record.folded.filter(({ at }) => at > oldest)
  const isUnchanged =
    recent.length === record.movements.length && folded.length === record.folded.length
  const withoutExpired = isUnchanged
    ? record
    : {
        ...record,
        movements: recent,
        folded,
        earlier: {
          in: record.earlier.in + expiredWon(record, oldest, 'deposit', now),
          out: record.earlier.out + expiredWon(record, oldest, 'withdrawal', now),
        },
      }
  return recent.length <= MAX_MOVEMENTS ? withoutExpired : foldExcess(withoutExpired)
}

/** Won of completed movements of one kind that are too old to keep. */
const expiredWon = (
  { movements, folded }: ProtectionRecord,
  oldest: number,
  kind: Movement['kind'],
  now: number,
): number =>
  movements
    .filter((movement) => movement.kind === kind && movement.state === 'completed')
    .filter((movement) => countsFrom(movement, now) <= oldest)
    .reduce((sum, { amount }) => sum + amount, 0) +
  folded
    .filter((fold) => fold.kind === kind && fold.at <= oldest)
    .reduce((sum, { completed }) => sum + completed, 0)

function foldExcess(record: ProtectionRecord): ProtectionRecord {
  const foldingOrder = record.movements.toSorted(
    (a, b) => Number(isCertain(b)) - Number(isCertain(a)) || a.at - b.at,
  )
  const excessMovements = new Set(
    foldingOrder.slice(0, foldingOrder.length - MAX_MOVEMENTS + FOLDED_AT_ONCE),
  )
  const sums = new Map(record.folded.map((fold) => [periodOf(fold), fold]))
  const foldedUntil = { ...record.foldedUntil }
  for (const movement of excessMovements) {
    const sum = addTo(sums.get(periodOf(foldOf(movement))), foldOf(movement))
    sums.set(periodOf(sum), sum)
    const { kind, at } = movement
    if (kind === 'deposit' || kind === 'withdrawal')
      foldedUntil[kind] = Math.max(foldedUntil[kind], at)
  }
  return {
    ...record,
    movements: record.movements.filter((movement) => !excessMovements.has(movement)),
    folded: [...sums.values()],
    foldedUntil,
  }
}

const periodOf = ({ kind, at }: FoldedMovements): string => `${kind} ${Math.floor(at / FOLD_MS)}`

const foldOf = (movement: Movement): FoldedMovements => {
  const { kind, amount, state } = movement
  return {
    kind,
    at: countsFrom(movement, Infinity),
    amount: state === 'cancelled' ? 0 : amount,
    completed: state === 'completed' ? amount : 0,
  }
}

const addTo = (sum: FoldedMovements | undefined, fold: FoldedMovements): FoldedMovements =>
  sum === undefined
    ? fold
    : {
        kind: fold.kind,
        at: Math.max(sum.at, fold.at),
        amount: sum.amount + fold.amount,
        completed: sum.completed + fold.completed,
      }
