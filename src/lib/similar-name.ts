import { nearestName } from './nearest-name.ts'

const bare = (name: string): string => name.replaceAll(/[_\-\s.]/g, '').toLowerCase()

/** The name that was probably meant: equal except for case and punctuation, or one or two letters off. */
export function similarName(name: string, names: readonly string[]): string | undefined {
  const same = names.find((other) => bare(other) === bare(name))
  if (same !== undefined || names.length === 0) return same
  const nearest = nearestName(name, names)
  const isContained =
    name.length > 3 &&
    nearest.length > 3 &&
    (bare(nearest).includes(bare(name)) || bare(name).includes(bare(nearest)))
  return isContained || differences(bare(name), bare(nearest)) <= Math.min(2, name.length / 3)
    ? nearest
    : undefined
}

/** Number of letters that one text has and the other lacks, whichever is larger. */
function differences(one: string, other: string): number {
  const unmatched = [...other]
  let extra = 0
  for (const letter of one) {
    const place = unmatched.indexOf(letter)
    if (place === -1) extra += 1
    else unmatched.splice(place, 1)
  }
  return Math.max(extra, unmatched.length)
}
