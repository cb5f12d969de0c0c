export type RowSlots = ReadonlyMap<number, number>

export const noSlots: RowSlots = new Map()

/**
 * Assigns slots to rows: remaining rows keep theirs, new rows reuse those of removed ones. Updating a slot is much
 * cheaper than mounting one.
 */
export const assignSlots = (before: RowSlots, rows: readonly number[]): RowSlots => {
  if (rows.every((row) => before.has(row))) return before
  const staying = new Set(rows)
  const free = [...before].flatMap(([row, slot]) => (staying.has(row) ? [] : [slot]))
  let next = Math.max(-1, ...before.values()) + 1
  return new Map(rows.map((row) => [row, before.get(row) ?? free.shift() ?? next++]))
}
