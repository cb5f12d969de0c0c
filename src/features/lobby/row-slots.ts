/** Row → the slot of the page that it stands in. */
export type RowSlots = ReadonlyMap<number, number>

export const noSlots: RowSlots = new Map()

/**
 * Gives each row a slot: a row that stood keeps its own, one that comes takes that of one that went. So
 * the page moves and fills what stands there, which is far less work than to build it anew.
 */
export const assignSlots = (before: RowSlots, rows: readonly number[]): RowSlots => {
  if (rows.length === before.size && rows.every((row) => before.has(row))) return before
  const staying = new Set(rows)
  const free = [...before].flatMap(([row, slot]) => (staying.has(row) ? [] : [slot]))
  let next = Math.max(-1, ...before.values()) + 1
  return new Map(rows.map((row) => [row, before.get(row) ?? free.shift() ?? next++]))
}
