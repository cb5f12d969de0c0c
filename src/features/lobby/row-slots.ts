export type RowSlots = ReadonlyMap<number, number>

export const noSlots: RowSlots = new Map()

/**
 * Assigns slots to rows: remaining rows keep theirs, new rows reuse those of removed ones. Updating a slot is much
 * cheaper than mounting one. A removed row keeps its slot until a new row needs it.
 */
export const assignSlots = (previous: RowSlots, rows: readonly number[]): RowSlots => {
  if (rows.every((row) => previous.has(row))) return previous
  const keptRows = new Set(rows)
  const freeSlots = [...previous].flatMap(([row, slot]) => (keptRows.has(row) ? [] : [slot]))
  let nextSlot = Math.max(-1, ...previous.values()) + 1
  return new Map(rows.map((row) => [row, previous.get(row) ?? freeSlots.shift() ?? nextSlot++]))
}
