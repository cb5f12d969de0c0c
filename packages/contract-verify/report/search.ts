export type Hit<Part> = { readonly part: Part; readonly at: number }

export const SHORTEST_PART = 4

/** The first four bytes as a number. */
const keyOf = (bytes: string): number =>
  bytes.charCodeAt(0) |
  (bytes.charCodeAt(1) << 8) |
  (bytes.charCodeAt(2) << 16) |
  (bytes.charCodeAt(3) << 24)

/**
 * Finds many parts in a byte text in one pass.
 * @param textOf the searched text of a part; shorter than `SHORTEST_PART` is ignored
 */
export function searchFor<Part>(
  parts: readonly Part[],
  textOf: (part: Part) => string,
): (bytes: string) => readonly Hit<Part>[] {
  const byKey = new Map<number, readonly Part[]>()
  for (const part of parts) {
    const text = textOf(part)
    if (text.length < SHORTEST_PART) continue
    byKey.set(keyOf(text), [...(byKey.get(keyOf(text)) ?? []), part])
  }
  return (bytes) => {
    const hits: Hit<Part>[] = []
    let key = 0
    for (let end = 0; end < bytes.length; end += 1) {
      key = (key >>> 8) | (bytes.charCodeAt(end) << 24)
      const some = end < SHORTEST_PART - 1 ? undefined : byKey.get(key)
      if (some === undefined) continue
      const at = end - SHORTEST_PART + 1
      for (const part of some) if (bytes.startsWith(textOf(part), at)) hits.push({ part, at })
    }
    return hits
  }
}
