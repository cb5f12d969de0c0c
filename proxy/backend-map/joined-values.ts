/** Joins several values into one text; undefined when one is missing. */
export function joinedValues(values: readonly unknown[]): string | undefined {
  const texts = values.map((value) => String(value ?? ''))
  return texts.includes('') ? undefined : texts.map(encodeURIComponent).join('&')
}

/** Splits a text of `joinedValues`; a text with another number of values stays whole. */
export function separateValues(joined: string, count: number): readonly string[] {
  const texts = joined.split('&')
  return count > 1 && texts.length === count ? texts.map(decodeURIComponent) : [joined]
}
