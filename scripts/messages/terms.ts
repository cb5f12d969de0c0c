import { parse } from 'yaml'
import { z } from 'zod'

/** Korean decides which messages there are; English is what a translator reads. */
export const languages = ['ko', 'en', 'vn', 'jp', 'cn', 'th'] as const
export type Language = (typeof languages)[number]
/** Language → message id → text. */
export type Catalogs = Readonly<Record<Language, Readonly<Record<string, string>>>>

const perLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.partialRecord(z.enum(languages), schema)
const words = z.array(z.string()).nonempty()

const termSchema = z.strictObject({
  means: z.string(),
  ...Object.fromEntries(languages.map((language) => [language, z.string()])),
  /** Other forms of the word. In Korean and English they are the term as well. */
  forms: perLanguage(words).default({}),
  /** What may stand for the term in a sentence without being it. */
  also: perLanguage(words).default({}),
  /** Whether a sentence may be about it without its word. */
  optional: z.boolean().default(false),
  /** Language → word that must not be written for it → why. */
  not: perLanguage(z.record(z.string(), z.string())).default({}),
  /** Message id → why it says the thing in other words. */
  freely: z.record(z.string(), z.string()).default({}),
  /** Language → name among `sources` of where the usage was seen. */
  seen: perLanguage(z.string()).default({}),
})

const styleSchema = z.record(
  z.enum(languages),
  z.strictObject({
    register: z.string(),
    not: z.array(z.strictObject({ match: z.string(), say: z.string() })),
  }),
)

const termBaseSchema = z.strictObject({
  sources: z.record(z.string(), z.string()),
  style: styleSchema,
  terms: z.record(z.string(), termSchema),
})

export type Term = z.infer<typeof termSchema> & Readonly<Record<Language, string>>
export type TermBase = Omit<z.infer<typeof termBaseSchema>, 'terms'> & {
  readonly terms: Readonly<Record<string, Term>>
}

/** The term base of `docs/terms.yaml`. Throws where it has another shape, or a source too many or too few. */
export function parseTermBase(text: string): TermBase {
  const base = termBaseSchema.parse(parse(text)) as TermBase
  const named = new Set(Object.values(base.terms).flatMap(({ seen }) => Object.values(seen)))
  const missing = [...named].find((source) => !Object.hasOwn(base.sources, source))
  if (missing !== undefined) throw new Error(`docs/terms.yaml: no source is called ${missing}.`)
  const unused = Object.keys(base.sources).find((source) => !named.has(source))
  if (unused !== undefined) throw new Error(`docs/terms.yaml: no term names the source ${unused}.`)
  return base
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `/…/` is a pattern; a word of a language with spaces stands between them, in English inflected too. */
function patternOf(word: string, language: Language): RegExp {
  if (/^\/.+\/$/.test(word)) return new RegExp(word.slice(1, -1), 'u')
  if (!/^\p{Script=Latin}/u.test(word)) return new RegExp(escaped(word), 'u')
  const ending = language === 'en' ? '(?:s|es|ed|d|ing)?' : ''
  const letter = String.raw`\p{Script=Latin}`
  return new RegExp(`(?<!${letter})${escaped(word)}${ending}(?!${letter})`, 'iu')
}

/** What a player reads: names of arguments are not words. */
const spoken = (text: string): string =>
  text.replaceAll(/\{\s*\w+\s*(?:,\s*\w+)?/g, '{').replaceAll(/(?:one|other|=\d+)\s*\{/g, '{')

export const saysAny = (text: string, said: readonly string[], language: Language): boolean =>
  said.some((word) => patternOf(word, language).test(spoken(text)))

/** A word or pattern as people read it. */
export const readable = (word: string): string => word.replaceAll(/^\/|\/$|\([^)]*\)/g, '')

/** Where the text of a message in a language stands: file and line. */
export type Where = (id: string, language: Language) => string

const formsOf = (term: Term, language: Language): readonly string[] => [
  term[language],
  ...(term.forms[language] ?? []),
]

/** Whether the Korean or English text of a message has the term. */
const isAbout = (term: Term, id: string, catalogs: Catalogs): boolean =>
  (['ko', 'en'] as const).some((language) =>
    saysAny(catalogs[language][id] ?? '', formsOf(term, language), language),
  )

/** The terms that a message has. */
export const termsIn = ({ terms }: TermBase, id: string, catalogs: Catalogs): readonly Term[] =>
  Object.values(terms).filter((term) => isAbout(term, id, catalogs))

/** Messages that have the term in Korean or English, and not in another language. */
function missingWords(name: string, term: Term, catalogs: Catalogs, where: Where): string[] {
  if (term.optional) return []
  const speaking = Object.keys(catalogs.ko).filter((id) => isAbout(term, id, catalogs))
  const missing = speaking.flatMap((id) =>
    languages.flatMap((language) => {
      const text = catalogs[language][id]
      if (text === undefined) return []
      const allowed = [...formsOf(term, language), ...(term.also[language] ?? [])]
      if (saysAny(text, allowed, language)) return []
      return [
        {
          id,
          line: `${where(id, language)}: ${id}: "${text}" is about ${name}: write "${readable(term[language])}".`,
        },
      ]
    }),
  )
  const unneeded = Object.keys(term.freely).filter((id) => missing.every((one) => one.id !== id))
  return [
    ...missing.filter(({ id }) => !Object.hasOwn(term.freely, id)).map(({ line }) => line),
    ...unneeded.map((id) => `docs/terms.yaml: ${name}: ${id} needs no reason of its own any more.`),
  ]
}

/** Texts of one language (id → text) that say a word which is not to be written. */
export const forbiddenWords = (
  term: Term,
  language: Language,
  texts: Readonly<Record<string, string>>,
  where: Where,
): string[] =>
  Object.entries(term.not[language] ?? {}).flatMap(([word, reason]) =>
    Object.entries(texts)
      .filter(([, text]) => saysAny(text, [word], language))
      .map(
        ([id, text]) =>
          `${where(id, language)}: ${id}: "${text}" says "${readable(word)}": write "${readable(term[language])}" (${reason}).`,
      ),
  )

/** How a text ends: a sentence, a question, or neither. Thai writes neither mark. */
const endOf = (text: string): string =>
  /[.。]\}*$/.test(text) ? 'a full stop' : /[?？]\}*$/.test(text) ? 'a question mark' : 'no mark'

function badStyle(style: TermBase['style'], catalogs: Catalogs, where: Where): string[] {
  return languages.flatMap((language) =>
    Object.entries(catalogs[language]).flatMap(([id, text]) => {
      const at = `${where(id, language)}: ${id}: "${text}"`
      const rules = style[language].not.filter(({ match }) => new RegExp(match, 'u').test(text))
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

/** Where the texts do not say what the term base says, one line each: place, id, text, right word. */
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
