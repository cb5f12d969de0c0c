import type { Language } from './terms.ts'

/** Texts that name what a tile leads to: a kind of games, or what a provider offers. */
const named = [/^lobby\.(?:kind|offer)\.(\w+)$/, /^(casino|slot|sport)\.page\.title$/]

const categoryOf = (id: string): string | undefined =>
  named.map((pattern) => pattern.exec(id)?.[1]).find((category) => category !== undefined)

/** Category → language → its words in `texts`, as `search-words.json` writes them; searches know all languages. */
export function categoryWords(
  texts: ReadonlyMap<Language, Readonly<Record<string, string>>>,
): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> {
  const words: Record<string, Record<string, string[]>> = {}
  for (const [language, catalog] of texts)
    for (const [id, text] of Object.entries(catalog)) {
      const category = categoryOf(id)
      if (category === undefined) continue
      const list = ((words[category] ??= {})[language] ??= [])
      if (!list.includes(text)) list.push(text)
    }
  return words
}
