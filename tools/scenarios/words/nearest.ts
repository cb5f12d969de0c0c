import { similarName } from '#site/lib/similar-name.ts'

const MAX_LISTED_WHOLE = 12
const MAX_LISTED = 60

/** `Did you mean "x"?` with the most similar name. Lists all names if they are few, or if none is similar. */
export function describeNearest(value: unknown, names: readonly string[]): string {
  const suggestion =
    typeof value === 'string'
      ? (names.find((name) => name.endsWith(`.${value}`)) ?? similarName(value, names))
      : undefined
  const knownNames = names.length === 0 ? '' : `There are: ${names.join(', ')}.`
  if (suggestion === undefined) return names.length <= MAX_LISTED ? knownNames : ''
  return `Did you mean "${suggestion}"?${names.length <= MAX_LISTED_WHOLE ? ` ${knownNames}` : ''}`
}
