const MAX_LENGTH = 128
// The rows are reused, because one search compares thousands of names.
const rows = [
  new Uint8Array(MAX_LENGTH),
  new Uint8Array(MAX_LENGTH),
  new Uint8Array(MAX_LENGTH),
] as const

/** Errors added where the text ends after other words of the name, and within a word. */
const AFTER_WORD = 0.7
const WITHIN_WORD = 1.2

/**
 * Number of characters to change, omit, insert or swap to turn `query` into `name` or its beginning; infinite
 * if it is over `limit`. A beginning costs a little more than the whole, least where a word ends. Very long texts
 * are truncated.
 * @param starts where the words of `name` start; none: only the whole name counts
 */
export function editDistance(
  query: string,
  name: string,
  limit: number,
  starts: readonly number[] = [],
): number {
  const tooFar = Number.POSITIVE_INFINITY
  const height = Math.min(query.length, MAX_LENGTH - 1)
  const width = Math.min(name.length, MAX_LENGTH - 1)
  if (height - width > limit || (starts.length === 0 && width - height > limit)) return tooFar
  let [twoAbove, above, row]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let column = 0; column <= width; column += 1) above[column] = column
  for (let line = 1; line <= height; line += 1) {
    const queryChar = query.charCodeAt(line - 1)
    const previousChar = query.charCodeAt(line - 2)
    row[0] = line
    let nearest = line
    let previous = line
    for (let column = 1; column <= width; column += 1) {
      const nameChar = name.charCodeAt(column - 1)
      let cost = (above[column - 1] ?? 0) + (nameChar === queryChar ? 0 : 1)
      if ((above[column] ?? 0) + 1 < cost) cost = (above[column] ?? 0) + 1
      if (previous + 1 < cost) cost = previous + 1
      // Before the first sign, `previousChar` is NaN, which equals nothing.
      if (previousChar === nameChar && name.charCodeAt(column - 2) === queryChar) {
        const swapped = (twoAbove[column - 2] ?? 0) + 1
        if (swapped < cost) cost = swapped
      }
      row[column] = cost
      previous = cost
      if (cost < nearest) nearest = cost
    }
    if (nearest > limit) return tooFar
    ;[twoAbove, above, row] = [above, row, twoAbove]
  }
  const wholeCost = above[width] ?? tooFar
  if (starts.length === 0) return wholeCost <= limit ? wholeCost : tooFar
  let lowest = wholeCost <= limit ? wholeCost : tooFar
  for (const start of starts) {
    const slips = above[start] ?? tooFar
    if (slips <= limit) lowest = Math.min(lowest, slips + AFTER_WORD)
  }
  // Within a word one error more would fit by chance.
  for (const slips of above.subarray(1, width)) {
    if (slips < limit) lowest = Math.min(lowest, slips + WITHIN_WORD)
  }
  return lowest
}
