/** How many signs must be added, taken away or replaced to make one text of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, sign] of [...one].entries()) {
    let diagonal = row[0] ?? 0
    const next = [index + 1]
    for (let place = 1; place <= other.length; place += 1) {
      const above = row[place] ?? 0
      const replaced = diagonal + (other[place - 1] === sign ? 0 : 1)
      next.push(Math.min(above + 1, (next[place - 1] ?? 0) + 1, replaced))
      diagonal = above
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The name that looks most like what was written, whatever its case; `names` must not be empty. */
export const nearestName = (written: string, names: readonly string[]): string =>
  names
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .reduce((best, one) => (one.far < best.far ? one : best)).name
