import { IntlMessageFormat } from 'intl-messageformat'
import { MessageFileError } from './message-files.ts'
import { languages } from './terms.ts'
import type { Catalogs, Language } from './terms.ts'

export type MessageNode = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageNode[] }>>
  readonly children?: readonly MessageNode[]
}
export type Trees = Readonly<Record<string, readonly MessageNode[]>>

export const LITERAL = 0

/** Cache by text: an edit changes few texts. */
const treesByText = new Map<string, readonly MessageNode[]>()

function treeOf(text: string): readonly MessageNode[] {
  const cached = treesByText.get(text)
  if (cached !== undefined) return cached
  // The language has no effect on the tree.
  const tree = new IntlMessageFormat(text, 'en', undefined, { captureLocation: false }).getAst()
  treesByText.set(text, tree)
  return tree
}

/**
 * Messages as syntax trees.
 * @throws {MessageFileError} for invalid ICU
 */
export function parseTrees(
  catalogs: Catalogs,
  where: (id: string, language: Language) => string,
  selectedLanguages: readonly Language[] = languages,
): ReadonlyMap<Language, Trees> {
  const faults: string[] = []
  const treeAt = (language: Language, id: string, text: string) => {
    try {
      return treeOf(text)
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      faults.push(`${where(id, language)}: ${id}: "${text}" is not a message: ${fault}.`)
      return []
    }
  }
  const trees = selectedLanguages.map((language): [Language, Trees] => [
    language,
    Object.fromEntries(
      Object.entries(catalogs[language]).map(([id, text]) => [id, treeAt(language, id, text)]),
    ),
  ])
  if (faults.length > 0) throw new MessageFileError(faults)
  return new Map(trees)
}

/** The smallest form that needs no parser; plain texts stay texts. */
export function packTrees(trees: Trees): Record<string, string | readonly MessageNode[]> {
  return Object.fromEntries(
    Object.entries(trees).map(([id, tree]) => {
      const [only, ...furtherNodes] = tree
      const isPlain = only?.type === LITERAL && furtherNodes.length === 0
      return [id, isPlain ? (only.value ?? '') : tree]
    }),
  )
}

/** Ids missing in another language; English replaces them. */
export const missingIn = (source: Trees, trees: Trees): string[] =>
  Object.keys(source).filter((id) => !Object.hasOwn(trees, id))
