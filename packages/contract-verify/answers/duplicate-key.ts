const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/** The first duplicate name in an object of a JSON text (RFC 8259, 4); undefined: none. */
export function duplicateKey(text: string): string | undefined {
  const objects: (Set<string> | null)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') objects.push(new Set())
    else if (token === '[') objects.push(null)
    else if (token === '}' || token === ']') objects.pop()
    else if (token === ':') {
      const names = objects.at(-1)
      if (names?.has(last) === true) return JSON.parse(last) as string
      names?.add(last)
    }
    last = token
  }
  return undefined
}
