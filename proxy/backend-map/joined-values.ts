/** One text of several values; undefined when one is missing. */
export function joinedValues(values: readonly unknown[]): string | undefined {
  const texts = values.map((value) => String(value ?? ''))
  return texts.includes('') ? undefined : texts.map(encodeURIComponent).join('&')
}

/** The texts of `joinedValues`; a text that is not of so many values stays whole. */
export function separateValues(joined: string, count: number): readonly string[] {
  const texts = joined.split('&')
  return count > 1 && texts.length === count ? texts.map(decodeURIComponent) : [joined]
}
