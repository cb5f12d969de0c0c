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
        /** Only for messages whose id begins so. */
        within: words.optional(),
        /** Not for messages whose id begins so. */
        outside: words.optional(),
      }),
    ),
  }),
)

const termBaseSchema = z.strictObject({
  sources: z.record(z.string(), z.string()),
  /** Beginnings of ids, for rules of style. */
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
 * @throws for an invalid shape or a missing or unused source
 */
export function parseTermBase(text: string): TermBase {
  const base = termBaseSchema.parse(parse(text)) as TermBase
  const sourceNames = new Set(Object.values(base.terms).flatMap(({ seen }) => Object.values(seen)))
  const missing = [...sourceNames].find((source) => !Object.hasOwn(base.sources, source))
  if (missing !== undefined) throw new Error(`docs/terms.yaml: no source is called ${missing}.`)
  const unused = Object.keys(base.sources).find((source) => !sourceNames.has(source))
  if (unused !== undefined) throw new Error(`docs/terms.yaml: no term names the source ${unused}.`)
  return base
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `/…/` is a pattern. Words of languages with spaces match whole words, in English with inflections. */
function patternOf(word: string, language: Language): RegExp {
  if (/^\/.+\/$/.test(word)) return new RegExp(word.slice(1, -1), 'u')
  if (!/^\p{Script=Latin}/u.test(word)) return new RegExp(escaped(word), 'u')
  const ending = language === 'en' ? '(?:s|es|ed|d|ing)?' : ''
  const letter = String.raw`\p{Script=Latin}`
  return new RegExp(`(?<!${letter})${escaped(word)}${ending}(?!${letter})`, 'iu')
}

/** The text without argument names. */
const spoken = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\{\s*\w+\s*(?:,\s*\w+)?/g, '{')
    .replaceAll(/(?:one|other|=\d+)\s*\{/g, '{')

export const containsAny = (
  text: string,
  spellings: readonly string[],
  language: Language,
): boolean => spellings.some((word) => patternOf(word, language).test(spoken(text)))

export const plainWord = (word: string): string => word.replaceAll(/^\/|\/$|\([^)]*\)/g, '')

/** File and line of a message's text in a language. */
export type Where = (id: string, language: Language) => string

const formsOf = (term: Term, language: Language): readonly string[] =>
  [term[language] ?? [], ...(term.forms[language] ?? [])].flat()

const isAbout = (term: Term, id: string, catalogs: Catalogs): boolean =>
  (['ko', 'en'] as const).some((language) =>
    containsAny(catalogs[language][id] ?? '', formsOf(term, language), language),
  )

export const termsIn = ({ terms }: TermBase, id: string, catalogs: Catalogs): readonly Term[] =>
  Object.values(terms).filter((term) => isAbout(term, id, catalogs))

/** Messages with the term in Korean or English, but not in another language. */
function missingWords(name: string, term: Term, catalogs: Catalogs, where: Where): string[] {
  if (term.optional) return []
  const speaking = Object.keys(catalogs.ko).filter((id) => isAbout(term, id, catalogs))
  const missing = speaking.flatMap((id) =>
    languages.flatMap((language) => {
      const text = catalogs[language][id]
      const word = term[language]
      if (text === undefined || word === undefined) return []
      const allowed = [...formsOf(term, language), ...(term.also[language] ?? [])]
      if (containsAny(text, allowed, language)) return []
      return [
        {
          id,
          line: `${where(id, language)}: ${id}: "${text}" is about ${name}: write "${plainWord(word)}".`,
        },
      ]
    }),
  )
  const unneeded = Object.keys(term.freely).filter((id) =>
    missing.every((entry) => entry.id !== id),
  )
  return [
    ...missing.filter(({ id }) => !Object.hasOwn(term.freely, id)).map(({ line }) => line),
    ...unneeded.map((id) => `docs/terms.yaml: ${name}: ${id} needs no reason of its own any more.`),
  ]
}

export const forbiddenWords = (
  term: Term,
  language: Language,
  texts: Readonly<Record<string, string>>,
  where: Where,
): string[] =>
  Object.entries(term.not[language] ?? {}).flatMap(([word, reason]) =>
    Object.entries(texts)
      .filter(([, text]) => containsAny(text, [word], language))
      .map(
        ([id, text]) =>
          `${where(id, language)}: ${id}: "${text}" says "${plainWord(word)}": write "${plainWord(term[language] ?? '')}" (${reason}).`,
      ),
  )

/** Ending of a text: sentence, question, or neither. Thai uses no marks. */
const endOf = (text: string): string =>
  /[.。]\}*$/.test(text) ? 'a full stop' : /[?？]\}*$/.test(text) ? 'a question mark' : 'no mark'

type StyleRule = NonNullable<TermBase['style'][Language]>['not'][number]

/** Whether an id begins with one of these: `deposits` or `register.confirm`. */
const beginsWith = (id: string, starts: readonly string[]): boolean =>
  starts.some((start) => id === start || id.startsWith(`${start}.`))

const isRuleFor = ({ within, outside }: StyleRule, id: string): boolean =>
  (within === undefined || beginsWith(id, within)) &&
  (outside === undefined || !beginsWith(id, outside))

function badStyle(style: TermBase['style'], catalogs: Catalogs, where: Where): string[] {
  return languages.flatMap((language) =>
    Object.entries(catalogs[language]).flatMap(([id, text]) => {
      const at = `${where(id, language)}: ${id}: "${text}"`
      const rules = (style[language]?.not ?? []).filter(
        (rule) => isRuleFor(rule, id) && new RegExp(rule.match, 'u').test(text),
      )
      const korean = endOf(catalogs.ko[id] ?? text)
      return [
        ...rules.map(({ say }) => `${at}: ${say}`),
        ...(language === 'th' || endOf(text) === korean
          ? []
          : [`${at} ends with ${endOf(text)}, in Korean with ${korean}.`]),
        ...(/(?<!\.error)\.title$/.test(id) && endOf(text) === 'a full stop'
          ? [`${at}: a title has no full stop.`]
          : []),
      ]
    }),
  )
}

/** Deviations from the term base, one per line: place, id, text, correct word. */
export const termFaults = (
  { style, terms }: TermBase,
  catalogs: Catalogs,
  where: Where,
): readonly string[] => [
  ...Object.entries(terms).flatMap(([name, term]) => [
    ...missingWords(name, term, catalogs, where),
    ...languages.flatMap((language) => forbiddenWords(term, language, catalogs[language], where)),
  ]),
  ...badStyle(style, catalogs, where),
]
