import { parse } from 'yaml'
import { z } from 'zod'
import { languages, readable, termsIn } from './terms.ts'
import type { Catalogs, Language, TermBase } from './terms.ts'

const table = z.record(z.string(), z.string())
const schema = z.strictObject({ places: table, kinds: table, notes: table, arguments: table })
export type Descriptions = z.infer<typeof schema>

/** What `src/i18n/descriptions.yaml` says. Throws where it has another shape. */
export const parseDescriptions = (text: string): Descriptions => schema.parse(parse(text))

const argumentsOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)),
]

const placeOf = (id: string): string => id.split('.')[0] ?? id

const kindsOf = (id: string, { kinds }: Descriptions): readonly string[] =>
  id.split('.').filter((word, index) => index > 0 && Object.hasOwn(kinds, word))

const argumentKey = (id: string, name: string, all: Descriptions): string =>
  Object.hasOwn(all.arguments, `${id} ${name}`) ? `${id} ${name}` : name

/** Messages and arguments that nothing describes, and descriptions that describe nothing. */
export function descriptionFaults(all: Descriptions, { ko }: Catalogs): readonly string[] {
  const needed = {
    places: new Set<string>(),
    kinds: new Set<string>(),
    arguments: new Set<string>(),
  }
  for (const [id, text] of Object.entries(ko)) {
    needed.places.add(placeOf(id))
    for (const kind of kindsOf(id, all)) needed.kinds.add(kind)
    for (const name of argumentsOf(text)) needed.arguments.add(argumentKey(id, name, all))
  }
  const at = 'src/i18n/descriptions.yaml'
  const lists = { ...needed, notes: new Set(Object.keys(ko)) }
  return (['places', 'kinds', 'arguments', 'notes'] as const).flatMap((list) => [
    ...(list === 'notes' ? [] : [...lists[list]])
      .filter((name) => !Object.hasOwn(all[list], name))
      .map((name) => `${at}: ${list} lacks "${name}": say what it is.`),
    ...Object.keys(all[list])
      .filter((name) => !lists[list].has(name))
      .map((name) => `${at}: ${list} has "${name}", which no message needs.`),
  ])
}

function describe(id: string, all: Descriptions, base: TermBase, catalogs: Catalogs): string {
  const text = catalogs.ko[id] ?? ''
  const kinds = kindsOf(id, all).map((kind) => all.kinds[kind] ?? '')
  const terms = termsIn(base, id, catalogs).map((term) =>
    languages.map((language) => `${language} ${readable(term[language])}`).join(', '),
  )
  return [
    `Where: ${all.places[placeOf(id)] ?? ''}.`,
    ...(kinds.length === 0 ? [] : [`What: ${kinds.join('; ')}.`]),
    ...(all.notes[id] === undefined ? [] : [`Note: ${all.notes[id]}.`]),
    ...argumentsOf(text).map(
      (name) => `{${name}}: ${all.arguments[argumentKey(id, name, all)] ?? ''}.`,
    ),
    ...terms.map((words) => `Term: ${words}.`),
  ].join(' ')
}

/** JSON for translators, in the form that FormatJS extracts: the texts of one language, described. */
export const exportedMessages = (
  language: Language,
  all: Descriptions,
  base: TermBase,
  catalogs: Catalogs,
): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(catalogs[language]).map(([id, defaultMessage]) => [
        id,
        { defaultMessage, description: describe(id, all, base, catalogs) },
      ]),
    ),
    null,
    2,
  )}\n`
