import { nearestName } from './nearest-name.ts'

const bare = (name: string): string => name.replaceAll(/[_\-\s.]/g, '').toLowerCase()

/** The name that was probably meant: equal except for case and punctuation, or one or two letters off. */
export function similarName(name: string, others: readonly string[]): string | undefined {
  const same = others.find((other) => bare(other) === bare(name))
  if (same !== undefined || others.length === 0) return same
  const nearest = nearestName(name, others)
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
  const left = [...other]
  let extra = 0
  for (const letter of one) {
    const place = left.indexOf(letter)
    if (place === -1) extra += 1
    else left.splice(place, 1)
  }
  return Math.max(extra, left.length)
}
