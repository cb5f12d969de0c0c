import type { MessageNode, Trees } from './compile.ts'
import { collectArguments } from './emit-messages.ts'
import type { Language } from './terms.ts'

const signatureOf = (tree: readonly MessageNode[]): readonly string[] =>
  [...collectArguments(tree)].map(([name, type]) =>
    type === 'number' ? `{${name}, a number}` : `{${name}}`,
  )

export const argumentFaults = (
  korean: Trees,
  language: Language,
  trees: Trees,
  where: (id: string, language: Language) => string,
): readonly string[] =>
  Object.entries(korean).flatMap(([id, tree]) => {
    const translated = trees[id]
    if (translated === undefined) return []
    const [expected, actual] = [signatureOf(tree).join(' '), signatureOf(translated).join(' ')]
    if (expected === actual) return []
    return [
      `${where(id, language)}: ${id}: has ${actual || 'no argument'} in ${language}, in Korean ${expected || 'none'}.`,
    ]
  })
