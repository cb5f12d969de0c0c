import { mustBeComplete } from '#site/i18n/locales.ts'
import { argumentFaults } from './arguments.ts'
import { missingIn, packTrees, parseTrees } from './compile.ts'
import type { Trees } from './compile.ts'
import { emitCompleteLocales, emitLoaders, emitMessageValues } from './emit-messages.ts'
import { catalogsOf, messageLocations, sourceLanguage } from './message-files.ts'
import type { MessageFile, Part } from './message-files.ts'
import { assignParts } from './parts.ts'
import type { Screen } from './parts.ts'
import { languages } from './terms.ts'
import type { Catalogs, Language } from './terms.ts'

/** Ids of texts that name a game category, or a provider's offer of it. */
const categoryIdPatterns = [/^lobby\.(?:kind|offer)\.(\w+)$/, /^(casino|slot|sport)\.page\.title$/]

const categoryOf = (id: string): string | undefined =>
  categoryIdPatterns
    .map((pattern) => pattern.exec(id)?.[1])
    .find((category) => category !== undefined)

/** Category → language → its words, as in `search-words.json`. Searches know all languages. */
function categoryWords(
  catalogs: Catalogs,
): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> {
  const words: Record<string, Record<string, string[]>> = {}
  for (const [language, catalog] of Object.entries(catalogs)) {
    for (const [id, text] of Object.entries(catalog)) {
      const category = categoryOf(id)
      if (category === undefined) continue
      const list = ((words[category] ??= {})[language] ??= [])
      if (!list.includes(text)) list.push(text)
    }
  }
  return words
}

const fallbackLanguage = 'en'
export const textsPath = (language: Language) => `src/i18n/compiled/texts/${language}.json`

const packedJson = (entries: readonly (readonly [string, Trees[string]])[]) =>
  `${JSON.stringify(packTrees(Object.fromEntries(entries)), null, 1)}\n`

type CompiledTexts = {
  /** Path below the repository, and content. */
  readonly files: readonly (readonly [string, string])[]
  /** What makes the check fail; warnings do not. */
  readonly faults: readonly string[]
  readonly warnings: readonly string[]
}

/** The messages of a language by part, with English in place of missing ones, and its texts. */
function languageFiles(
  language: Language,
  trees: ReadonlyMap<Language, Trees>,
  partOf: (id: string) => Part,
  texts: Catalogs[Language],
): CompiledTexts['files'] {
  const english = trees.get(fallbackLanguage)
  const messages = Object.entries(trees.get(sourceLanguage) ?? {}).map(
    ([id, tree]) => [id, trees.get(language)?.[id] ?? english?.[id] ?? tree] as const,
  )
  const parts = Object.groupBy(messages, ([id]) => partOf(id))
  const path = `src/i18n/compiled/${language}`
  return [
    [`${path}.json`, packedJson(parts.first ?? [])],
    [`${path}.rest.json`, packedJson(parts.rest ?? [])],
    [`${path}.member.json`, packedJson(parts.member ?? [])],
    [textsPath(language), `${JSON.stringify(texts, null, 2)}\n`],
  ]
}

/**
 * The files of src/i18n/compiled/.
 * @throws {MessageFileError} for invalid ICU
 */
export function compileMessages(
  files: readonly MessageFile[],
  screens: readonly Screen[],
): CompiledTexts {
  const catalogs = catalogsOf(files)
  const { where } = messageLocations(files)
  const trees = parseTrees(catalogs, where)
  const { partOf, faults: partFaults } = assignParts(files, screens)
  const korean = trees.get(sourceLanguage) ?? {}
  const missingIds = (language: Language) => missingIn(korean, trees.get(language) ?? {})
  const completeLanguages = languages.filter((language) => missingIds(language).length === 0)
  return {
    files: [
      ...languages.flatMap((language) =>
        languageFiles(language, trees, partOf, catalogs[language]),
      ),
      [
        'src/i18n/compiled/category-words.json',
        `${JSON.stringify(categoryWords(catalogs), null, 1)}\n`,
      ],
      ['src/i18n/compiled/first-loaders.ts', emitLoaders(languages, { firstPage: '' })],
      [
        'src/i18n/compiled/more-loaders.ts',
        emitLoaders(languages, { rest: '.rest', member: '.member' }),
      ],
      ['src/i18n/compiled/message-values.ts', emitMessageValues(korean)],
      ['src/i18n/compiled/complete-locales.ts', emitCompleteLocales(completeLanguages)],
    ],
    faults: [
      ...partFaults,
      ...languages.flatMap((language) => [
        ...(mustBeComplete(language) ? missingIds(language) : []).map(
          (id) => `${where(id)}: ${id}: has no text in ${language}.`,
        ),
        ...argumentFaults(korean, language, trees.get(language) ?? {}, where),
      ]),
    ],
    warnings: languages
      .filter((language) => !mustBeComplete(language) && !completeLanguages.includes(language))
      .map(
        (language) =>
          `${language}: ${missingIds(language).length} of ${Object.keys(korean).length} texts are missing, and are shown in English. ` +
          `The language menu lacks it until then: npm run messages -- --export ${language}`,
      ),
  }
}
