import { similarName } from '#site/lib/similar-name.ts'

const FEW = 12
const LISTED_AT_MOST = 60

/** `Did you mean "x"?` for a name that is like the written one. All names, if few, or if none is like it. */
export function nearest(written: unknown, names: readonly string[]): string {
  const near =
    typeof written === 'string'
      ? (names.find((name) => name.endsWith(`.${written}`)) ?? similarName(written, names))
      : undefined
  const all = names.length === 0 ? '' : `There are: ${names.join(', ')}.`
  if (near === undefined) return names.length <= LISTED_AT_MOST ? all : ''
  return `Did you mean "${near}"?${names.length <= FEW ? ` ${all}` : ''}`
}
