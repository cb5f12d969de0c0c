/** One line of a map: `key: value`. */
export type Rule = {
  readonly key: string
  readonly value: string
  /** `ask`: written as a comment with a question mark. */
  readonly certainty: 'sure' | 'guess' | 'ask'
  readonly why: string
}

export const rule = (
  key: string,
  value: string,
  why: string,
  certainty: Rule['certainty'] = 'sure',
): Rule => ({ key, value, why, certainty })

export const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}…` : text
}
