import type { Movement } from '../../protection/record.ts'

/** A movement under its number; numbers are in the order of the record. */
export type MovementRow = { readonly number: number; readonly movement: Movement }

export type RowChanges = {
  readonly rows: readonly MovementRow[]
  readonly changedRows: readonly MovementRow[]
  readonly removedNumbers: readonly number[]
}

/**
 * The rows of a record's movements after a change. An unchanged movement is the same object and keeps its row. A
 * changed one takes a number that keeps the order; where there is none, later rows get new numbers.
 */
export function changesOf(
  storedRows: readonly MovementRow[],
  movements: readonly Movement[],
): RowChanges {
  const orderedMovements = reuseKnown(storedRows, movements)
  const numberOf = new Map(storedRows.map(({ number, movement }) => [movement, number]))
  const rows: MovementRow[] = []
  const changedRows: MovementRow[] = []
  let lastNumber = 0
  let highestNumber = storedRows.at(-1)?.number ?? 0
  const nextKeptNumbers = nextNumbers(orderedMovements, numberOf)
  for (const [index, movement] of orderedMovements.entries()) {
    const rowNumber = numberOf.get(movement)
    if (rowNumber !== undefined && rowNumber > lastNumber) {
      rows.push({ number: rowNumber, movement })
      lastNumber = rowNumber
      continue
    }
    const nextNumber = lastNumber + 1
    const number =
      rowNumber === undefined && nextNumber < (nextKeptNumbers[index] ?? Infinity)
        ? nextNumber
        : (highestNumber += 1)
    const row = { number: Math.max(number, nextNumber), movement }
    rows.push(row)
    changedRows.push(row)
    lastNumber = row.number
    highestNumber = Math.max(highestNumber, lastNumber)
  }
  const remaining = new Set(rows.map(({ number }) => number))
  const removedNumbers = storedRows
    .map(({ number }) => number)
    .filter((number) => !remaining.has(number))
  return { rows, changedRows, removedNumbers }
}

/** Replaces each movement with the known object of the same content if there is one. */
function reuseKnown(
  storedRows: readonly MovementRow[],
  movements: readonly Movement[],
): readonly Movement[] {
  const knownMovements = new Set(storedRows.map(({ movement }) => movement))
  if (movements.every((movement) => knownMovements.has(movement))) return movements
  const unchanged = new Set(movements.filter((movement) => knownMovements.has(movement)))
  const byText = new Map(
    storedRows
      .filter(({ movement }) => !unchanged.has(movement))
      .map(({ movement }) => [textOf(movement), movement]),
  )
  return movements.map((movement) => {
    if (knownMovements.has(movement)) return movement
    const text = textOf(movement)
    const knownMovement = byText.get(text)
    byText.delete(text)
    return knownMovement ?? movement
  })
}

const textOf = (movement: Movement): string =>
  JSON.stringify(Object.entries(movement).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** For each movement, finds the lowest number among the kept ones after it. */
function nextNumbers(
  movements: readonly Movement[],
  numberOf: ReadonlyMap<Movement, number>,
): readonly number[] {
  let lowest = Infinity
  return movements
    .toReversed()
    .map((movement) => {
      const nextNumber = lowest
      lowest = Math.min(lowest, numberOf.get(movement) ?? Infinity)
      return nextNumber
    })
    .toReversed()
}
