import { parse } from 'yaml'
import { z } from 'zod'
import { locales, mustBeComplete } from '#site/i18n/locales.ts'
import type { Locale } from '#site/i18n/locales.ts'

export type Language = Locale
/** Korean defines the messages; translators read English. */
export const languages = Object.keys(locales) as [Language, ...Language[]]
/** Language → message id → text. */
export type Catalogs = Readonly<Record<Language, Readonly<Record<string, string>>>>

const perLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.partialRecord(z.enum(languages), schema)
const words = z.array(z.string()).nonempty()

const termSchema = z.strictObject({
  means: z.string(),
  ...Object.fromEntries(
    languages.map((language) => [
      language,
      mustBeComplete(language) ? z.string() : z.string().optional(),
    ]),
  ),
  /** Other forms of the word. In Korean and English they count as the term. */
  forms: perLanguage(words).default({}),
  /** Accepted replacements in a sentence. */
  also: perLanguage(words).default({}),
  /** Whether sentences may omit the word. */
  optional: z.boolean().default(false),
  /** Language → forbidden word → reason. */
  not: perLanguage(z.record(z.string(), z.string())).default({}),
  /** Message id → reason for using other words. */
  freely: z.record(z.string(), z.string()).default({}),
  /** Language → name in `sources` where the usage was seen. */
  seen: perLanguage(z.string()).default({}),
})

const styleSchema = z.partialRecord(
  z.enum(languages),
  z.strictObject({
    register: z.string(),
    not: z.array(
      z.strictObject({
        match: z.string(),
        say: z.string(),
        /** The rule is only for messages whose id begins with one of these. */
        within: words.optional(),
        /** The rule is not for messages whose id begins with one of these. */
        outside: words.optional(),
      }),
    ),
  }),
)

const termBaseSchema = z.strictObject({
  sources: z.record(z.string(), z.string()),
  /** Prefixes of message ids, an anchor for `within` and `outside`. */
  formal: words.optional(),
  style: styleSchema,
  terms: z.record(z.string(), termSchema),
})

export type Term = z.infer<typeof termSchema> & Readonly<Partial<Record<Language, string>>>
export type TermBase = Omit<z.infer<typeof termBaseSchema>, 'terms'> & {
  readonly terms: Readonly<Record<string, Term>>
}

/**
 * Parses `docs/terms.yaml`.
 * @throws for an invalid shape
 */
export const parseTermBase = (text: string): TermBase => termBaseSchema.parse(parse(text))

const escapeRegExp = (word: string): string =>
  word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `/…/` is a pattern. Words of languages with spaces match whole words, in English with inflections. */
function patternOf(word: string, language: Language): RegExp {
  if (/^\/.+\/$/.test(word)) return new RegExp(word.slice(1, -1), 'u')
  if (!/^\p{Script=Latin}/u.test(word)) return new RegExp(escapeRegExp(word), 'u')
  const ending = language === 'en' ? '(?:s|es|ed|d|ing)?' : ''
  const letter = String.raw`\p{Script=Latin}`
  return new RegExp(`(?<!${letter})${escapeRegExp(word)}${ending}(?!${letter})`, 'iu')
}

/** The text without argument names and plural selectors, with plain spaces. */
const withoutSyntax = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\{\s*\w+\s*(?:,\s*\w+)?/g, '{')
    .replaceAll(/(?:one|other|=\d+)\s*\{/g, '{')

export const containsAny = (
  text: string,
  spellings: readonly string[],
  language: Language,
): boolean => spellings.some((word) => patternOf(word, language).test(withoutSyntax(text)))

/** The word without the slashes and groups of a pattern, to show it. */
export const plainWord = (word: string): string => word.replaceAll(/^\/|\/$|\([^)]*\)/g, '')

/** The term's word and its other forms. */
export const formsOf = (term: Term, language: Language): readonly string[] =>
  [term[language] ?? [], ...(term.forms[language] ?? [])].flat()

/** Whether the Korean or the English text has the term. */
export const mentionsTerm = (term: Term, id: string, catalogs: Catalogs): boolean =>
  (['ko', 'en'] as const).some((language) =>
    containsAny(catalogs[language][id] ?? '', formsOf(term, language), language),
  )

/** Terms that a message mentions. */
export const termsIn = ({ terms }: TermBase, id: string, catalogs: Catalogs): readonly Term[] =>
  Object.values(terms).filter((term) => mentionsTerm(term, id, catalogs))
