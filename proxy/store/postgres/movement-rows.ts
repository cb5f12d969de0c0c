import type { Movement } from '../../protection/record.ts'

/** A movement under its number; numbers are in the order of the record. */
export type MovementRow = { readonly number: number; readonly movement: Movement }

export type RowChanges = {
  readonly rows: readonly MovementRow[]
  readonly changedRows: readonly MovementRow[]
  readonly removed: readonly number[]
}

/**
 * The rows of a record's movements after a change. An unchanged movement is the same object and keeps its row. A
 * changed one takes a number that keeps the order; where there is none, later rows get new numbers.
 */
export function changesOf(
  before: readonly MovementRow[],
  changed: readonly Movement[],
): RowChanges {
  const after = withKnown(before, changed)
  const numberOf = new Map(before.map(({ number, movement }) => [movement, number]))
  const rows: MovementRow[] = []
  const changedRows: MovementRow[] = []
  let last = 0
  let end = before.at(-1)?.number ?? 0
  const nextKept = nextNumbers(after, numberOf)
  for (const [index, movement] of after.entries()) {
    const rowNumber = numberOf.get(movement)
    if (rowNumber !== undefined && rowNumber > last) {
      rows.push({ number: rowNumber, movement })
      last = rowNumber
      continue
    }
    const free = last + 1
    const number =
      rowNumber === undefined && free < (nextKept[index] ?? Infinity) ? free : (end += 1)
    const row = { number: Math.max(number, free), movement }
    rows.push(row)
    changedRows.push(row)
    last = row.number
    end = Math.max(end, last)
  }
  const remaining = new Set(rows.map(({ number }) => number))
  const removed = before.map(({ number }) => number).filter((number) => !remaining.has(number))
  return { rows, changedRows, removed }
}

/** The movements, each as the known object of the same content if there is one. */
function withKnown(
  before: readonly MovementRow[],
  movements: readonly Movement[],
): readonly Movement[] {
  const knownMovements = new Set(before.map(({ movement }) => movement))
  if (movements.every((movement) => knownMovements.has(movement))) return movements
  const unchanged = new Set(movements.filter((movement) => knownMovements.has(movement)))
  const byText = new Map(
    before
      .filter(({ movement }) => !unchanged.has(movement))
      .map(({ movement }) => [textOf(movement), movement]),
  )
  return movements.map((movement) => {
    if (knownMovements.has(movement)) return movement
    const text = textOf(movement)
    const same = byText.get(text)
    byText.delete(text)
    return same ?? movement
  })
}

const textOf = (movement: Movement): string =>
  JSON.stringify(Object.entries(movement).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** For each movement the lowest number among the kept ones after it. */
function nextNumbers(
  movements: readonly Movement[],
  numberOf: ReadonlyMap<Movement, number>,
): readonly number[] {
  let lowest = Infinity
  return movements
    .toReversed()
    .map((movement) => {
      const next = lowest
      lowest = Math.min(lowest, numberOf.get(movement) ?? Infinity)
      return next
    })
    .toReversed()
}
