import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearestName } from '#site/lib/nearest-name.ts'
import { argumentFaults } from './arguments.ts'
import { packTrees, parseTrees } from './compile.ts'
import type { MessageNode } from './compile.ts'
import { MessageFileError, sourceLanguage } from './message-files.ts'
import { languages } from './terms.ts'
import type { Catalogs, Language } from './terms.ts'

/** Texts of a brand by message id and language. */
export type OtherTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>

/** Faults of texts by id: unknown id, invalid ICU message, or arguments that differ from the site's text. */
export function textFaults(
  folder: string,
  texts: OtherTexts,
): readonly { readonly id: string; readonly fault: string }[] {
  const korean = JSON.parse(
    readFileSync(join(folder, `${sourceLanguage}.json`), 'utf8'),
  ) as Catalogs[Language]
  const emptyCatalogs = Object.fromEntries(languages.map((language) => [language, {}])) as Catalogs
  const treesOf = (id: string, language: Language, text: string) =>
    parseTrees({ ...emptyCatalogs, [language]: { [id]: text } }, () => 'this').get(language) ?? {}
  return Object.entries(texts).flatMap(([id, perLanguage]) => {
    const koreanText = korean[id]
    if (koreanText === undefined) {
      const nearestId = nearestName(id, Object.keys(korean))
      return [{ id, fault: `the site has no such text; the nearest is ${nearestId}.` }]
    }
    return Object.entries(perLanguage).flatMap(([language, text]) => {
      try {
        const trees = treesOf(id, language as Language, text)
        const faults = argumentFaults(
          treesOf(id, sourceLanguage, koreanText),
          language as Language,
          trees,
          () => '',
        )
        return faults.map((fault) => ({ id, fault: fault.replace(/^: [^:]+: /, '') }))
      } catch (error) {
        if (!(error instanceof MessageFileError)) throw error
        return [{ id, fault: error.message.replace(/^this: [^:]+: /, '') }]
      }
    })
  })
}

/** Texts as the compiled catalogs contain them. */
export function encodeTexts(
  language: Language,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string | readonly MessageNode[]>> {
  const emptyCatalogs = Object.fromEntries(
    languages.map((catalogLanguage) => [catalogLanguage, {}]),
  ) as Catalogs
  return packTrees(
    parseTrees({ ...emptyCatalogs, [language]: texts }, (id) => id).get(language) ?? {},
  )
}
