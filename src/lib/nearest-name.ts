import { distance } from 'fastest-levenshtein'

/** The closest name, ignoring case; `names` must not be empty. */
export const nearestName = (wrongName: string, names: readonly string[]): string =>
  names
    .map((name) => ({ name, editDistance: distance(wrongName.toLowerCase(), name.toLowerCase()) }))
    .reduce((best, candidate) => (candidate.editDistance < best.editDistance ? candidate : best))
    .name

/** The end of a sentence about a wrong name; empty if there are no names. */
export const didYouMean = (wrongName: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `; did you mean ${nearestName(wrongName, names)}?`
