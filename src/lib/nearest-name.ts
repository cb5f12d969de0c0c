import { distance } from 'fastest-levenshtein'

/** The closest name, ignoring case; `names` must not be empty. */
export const nearestName = (written: string, names: readonly string[]): string =>
  names
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .reduce((best, one) => (one.far < best.far ? one : best)).name
