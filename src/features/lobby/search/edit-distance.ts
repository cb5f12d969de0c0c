const LONGEST = 128
// Reused, because one search compares thousands of names.
const rows = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)] as const

/**
 * Number of characters to change, omit, insert or swap to find `part` within `whole`; `limit` + 1 as soon as it must
 * be higher. Very long texts are truncated.
 * @param isWhole compare with all of `whole`, not a part of it
 */
export function editDistance(part: string, whole: string, limit: number, isWhole: boolean): number {
  const tooFar = limit + 1
  const height = Math.min(part.length, LONGEST - 1)
  const width = Math.min(whole.length, LONGEST - 1)
  if (height - width > limit || (isWhole && width - height > limit)) return tooFar
  let [before, above, row]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let at = 0; at <= width; at += 1) above[at] = isWhole ? at : 0
  for (let line = 1; line <= height; line += 1) {
    const sign = part.charCodeAt(line - 1)
    const signBefore = part.charCodeAt(line - 2)
    row[0] = line
    let nearest = line
    let left = line
    for (let at = 1; at <= width; at += 1) {
      const other = whole.charCodeAt(at - 1)
      let cost = (above[at - 1] ?? 0) + (other === sign ? 0 : 1)
      if ((above[at] ?? 0) + 1 < cost) cost = (above[at] ?? 0) + 1
      if (left + 1 < cost) cost = left + 1
      if (line > 1 && at > 1 && signBefore === other && whole.charCodeAt(at - 2) === sign) {
        const swapped = (before[at - 2] ?? 0) + 1
        if (swapped < cost) cost = swapped
      }
      row[at] = cost
      left = cost
      if (cost < nearest) nearest = cost
    }
    if (nearest > limit) return tooFar
    ;[before, above, row] = [above, row, before]
  }
  if (isWhole) return Math.min(above[width] ?? tooFar, tooFar)
  let least = tooFar
  for (let at = 0; at <= width; at += 1) least = Math.min(least, above[at] ?? tooFar)
  return least
}
