import { mustBeComplete } from '#site/i18n/locales.ts'
import { argumentFaults } from './arguments.ts'
import { missingIn, packTrees, parseTrees } from './compile.ts'
import type { Trees } from './compile.ts'
import { emitCompleteLocales, emitLoaders, emitMessageValues } from './emit-messages.ts'
import { catalogsOf, messageLocations, source } from './message-files.ts'
import type { MessageFile } from './message-files.ts'
import { assignParts } from './parts.ts'
import type { Screen } from './parts.ts'
import { languages } from './terms.ts'
import type { Catalogs, Language } from './terms.ts'

/** Texts that name the target of a tile: a kind of games, or the offer of a provider. */
const codeNamedIds = [/^lobby\.(?:kind|offer)\.(\w+)$/, /^(casino|slot|sport)\.page\.title$/]

const categoryOf = (id: string): string | undefined =>
  codeNamedIds.map((pattern) => pattern.exec(id)?.[1]).find((category) => category !== undefined)

/** Category → language → its words in `texts`, as `search-words.json` writes them; searches know all languages. */
function categoryWords(
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

const fallback = 'en'
export const textsOf = (language: Language) => `src/i18n/compiled/texts/${language}.json`

const textOf = (entries: readonly (readonly [string, Trees[string]])[]) =>
  `${JSON.stringify(packTrees(Object.fromEntries(entries)), null, 1)}\n`

type CompiledTexts = {
  readonly files: readonly (readonly [string, string])[]
  readonly faults: readonly string[]
  /** Texts that are shown in English, by language. */
  readonly warnings: readonly string[]
}

/**
 * Everything that pages load of the texts. English replaces missing messages.
 * @throws {MessageFaults} for invalid ICU
 */
export function compileMessages(
  files: readonly MessageFile[],
  screens: readonly Screen[],
): CompiledTexts {
  const catalogs = catalogsOf(files)
  const { where } = messageLocations(files)
  const trees = parseTrees(catalogs, where)
  const { partOf, faults } = assignParts(files, screens)
  const korean = trees.get(source) ?? {}
  const english = trees.get(fallback) ?? {}
  const compiled = languages.flatMap((language) => {
    const messages = Object.entries(korean).map(
      ([id, tree]) => [id, trees.get(language)?.[id] ?? english[id] ?? tree] as const,
    )
    const parts = Object.groupBy(messages, ([id]) => partOf(id))
    const path = `src/i18n/compiled/${language}`
    return [
      [`${path}.json`, textOf(parts.first ?? [])],
      [`${path}.rest.json`, textOf(parts.rest ?? [])],
      [`${path}.member.json`, textOf(parts.member ?? [])],
      [textsOf(language), `${JSON.stringify(catalogs[language], null, 2)}\n`],
    ] as const
  })
  const missing = (language: Language) => missingIn(korean, trees.get(language) ?? {})
  const begun = languages.filter((language) => !mustBeComplete(language))
  return {
    files: [
      ...compiled,
      [
        'src/i18n/compiled/category-words.json',
        `${JSON.stringify(categoryWords(new Map(Object.entries(catalogs) as [Language, Catalogs[Language]][])), null, 1)}\n`,
      ],
      ['src/i18n/compiled/first-loaders.ts', emitLoaders(languages, { firstPage: '' })],
      [
        'src/i18n/compiled/more-loaders.ts',
        emitLoaders(languages, { rest: '.rest', member: '.member' }),
      ],
      ['src/i18n/compiled/message-values.ts', emitMessageValues(korean)],
      [
        'src/i18n/compiled/complete-locales.ts',
        emitCompleteLocales(languages.filter((language) => missing(language).length === 0)),
      ],
    ],
    faults: [
      ...faults,
      ...languages.flatMap((language) => [
        ...(begun.includes(language) ? [] : missing(language)).map(
          (id) => `${where(id)}: ${id}: has no text in ${language}.`,
        ),
        ...argumentFaults(korean, language, trees.get(language) ?? {}, where),
      ]),
    ],
    warnings: begun.flatMap((language) =>
      missingWarning(language, missing(language).length, Object.keys(korean).length),
    ),
  }
}

const missingWarning = (language: Language, missing: number, total: number): readonly string[] =>
  missing === 0
    ? []
    : [
        `${language}: ${missing} of ${total} texts are missing, and are shown in English. ` +
          `The language menu lacks it until then: npm run messages -- --export ${language}`,
      ]
