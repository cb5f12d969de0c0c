import { containsAny, formsOf, languages, mentionsTerm, plainWord } from './terms.ts'
import type { Catalogs, Language, Term, TermBase } from './terms.ts'

/** File and line of a message's text in a language. */
type LocateMessage = (id: string, language: Language) => string

/** Messages with the term in Korean or English, but not in another language. */
function missingWords(name: string, term: Term, catalogs: Catalogs, locate: LocateMessage) {
  const ids = Object.keys(catalogs.ko).filter((id) => mentionsTerm(term, id, catalogs))
  return ids.flatMap((id) =>
    languages.flatMap((language) => {
      const text = catalogs[language][id]
      const word = term[language]
      if (text === undefined || word === undefined) return []
      const allowed = [...formsOf(term, language), ...(term.also[language] ?? [])]
      if (containsAny(text, allowed, language)) return []
      const fault = `${locate(id, language)}: ${id}: "${text}" is about ${name}: write "${plainWord(word)}".`
      return [{ id, fault }]
    }),
  )
}

/** Missing words without an exception, and exceptions without a missing word. */
function termUsageFaults(
  name: string,
  term: Term,
  catalogs: Catalogs,
  locate: LocateMessage,
): string[] {
  if (term.optional) return []
  const missingEntries = missingWords(name, term, catalogs, locate)
  const unneededExceptions = Object.keys(term.freely).filter((id) =>
    missingEntries.every((entry) => entry.id !== id),
  )
  return [
    ...missingEntries.filter(({ id }) => !Object.hasOwn(term.freely, id)).map(({ fault }) => fault),
    ...unneededExceptions.map(
      (id) => `docs/terms.yaml: ${name}: ${id} needs no reason of its own any more.`,
    ),
  ]
}

/** Texts with a word that the term base forbids. */
export const forbiddenWordFaults = (
  term: Term,
  language: Language,
  texts: Readonly<Record<string, string>>,
  locate: LocateMessage,
): string[] =>
  Object.entries(term.not[language] ?? {}).flatMap(([word, reason]) =>
    Object.entries(texts)
      .filter(([, text]) => containsAny(text, [word], language))
      .map(
        ([id, text]) =>
          `${locate(id, language)}: ${id}: "${text}" says "${plainWord(word)}": write "${plainWord(term[language] ?? '')}" (${reason}).`,
      ),
  )

/** The closing mark of a text, in words. */
const endMark = (text: string): string =>
  /[.。]\}*$/.test(text) ? 'a full stop' : /[?？]\}*$/.test(text) ? 'a question mark' : 'no mark'

type StyleRule = NonNullable<TermBase['style'][Language]>['not'][number]

/** Whether an id begins with one of these: `deposits` or `register.confirm`. */
const beginsWith = (id: string, starts: readonly string[]): boolean =>
  starts.some((start) => id === start || id.startsWith(`${start}.`))

const isRuleFor = ({ within, outside }: StyleRule, id: string): boolean =>
  (within === undefined || beginsWith(id, within)) &&
  (outside === undefined || !beginsWith(id, outside))

function styleFaults(
  style: TermBase['style'],
  catalogs: Catalogs,
  locate: LocateMessage,
): string[] {
  return languages.flatMap((language) =>
    Object.entries(catalogs[language]).flatMap(([id, text]) => {
      const prefix = `${locate(id, language)}: ${id}: "${text}"`
      const rules = (style[language]?.not ?? []).filter(
        (rule) => isRuleFor(rule, id) && new RegExp(rule.match, 'u').test(text),
      )
      const koreanMark = endMark(catalogs.ko[id] ?? text)
      return [
        ...rules.map(({ say }) => `${prefix}: ${say}`),
        // Thai has no closing marks.
        ...(language === 'th' || endMark(text) === koreanMark
          ? []
          : [`${prefix} ends with ${endMark(text)}, in Korean with ${koreanMark}.`]),
        ...(/(?<!\.error)\.title$/.test(id) && endMark(text) === 'a full stop'
          ? [`${prefix}: a title has no full stop.`]
          : []),
      ]
    }),
  )
}

/** Deviations from words and style of the term base, each with its location and what to write. */
export const termFaults = (
  { style, terms }: TermBase,
  catalogs: Catalogs,
  locate: LocateMessage,
): readonly string[] => [
  ...Object.entries(terms).flatMap(([name, term]) => [
    ...termUsageFaults(name, term, catalogs, locate),
    ...languages.flatMap((language) =>
      forbiddenWordFaults(term, language, catalogs[language], locate),
    ),
  ]),
  ...styleFaults(style, catalogs, locate),
]
