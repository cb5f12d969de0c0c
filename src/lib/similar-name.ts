import { nearestName } from './nearest-name.ts'

const normalise = (name: string): string => name.replaceAll(/[_\-\s.]/g, '').toLowerCase()

/** The name that was probably meant: equal except for case and punctuation, or one or two letters off. */
export function similarName(name: string, names: readonly string[]): string | undefined {
  const exactName = names.find((other) => normalise(other) === normalise(name))
  if (exactName !== undefined || names.length === 0) return exactName
  const nearest = nearestName(name, names)
  const isContained =
    name.length > 3 &&
    nearest.length > 3 &&
    (normalise(nearest).includes(normalise(name)) || normalise(name).includes(normalise(nearest)))
  return isContained ||
    differences(normalise(name), normalise(nearest)) <= Math.min(2, name.length / 3)
    ? nearest
    : undefined
}

/** Number of letters that one text has and the other lacks, whichever is larger. */
function differences(a: string, b: string): number {
  const unmatched = [...b]
  let extra = 0
  for (const letter of a) {
    const index = unmatched.indexOf(letter)
    if (index === -1) extra += 1
    else unmatched.splice(index, 1)
  }
  return Math.max(extra, unmatched.length)
}
