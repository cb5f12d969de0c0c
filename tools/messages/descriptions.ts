import { parse } from 'yaml'
import { z } from 'zod'
import type { Message, MessageFile } from './message-files.ts'
import { languages, plainWord, termsIn } from './terms.ts'
import type { Catalogs, TermBase } from './terms.ts'

const table = z.record(z.string(), z.string())
const schema = z.strictObject({ kinds: table, arguments: table })

/** Descriptions shared by several files: `kinds` by a word of the id, `arguments` by name. */
export type Descriptions = z.infer<typeof schema>

export const descriptionsFile = 'src/i18n/descriptions.yaml'

/**
 * Parses `src/i18n/descriptions.yaml`.
 * @throws for an invalid shape
 */
export const parseDescriptions = (text: string): Descriptions => schema.parse(parse(text))

const argumentsOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)),
]

const placeOf = (id: string, { places }: MessageFile): string => {
  const word = id.split('.')[0] ?? id
  return Object.hasOwn(places, id) ? id : word
}

const kindsOf = (id: string, { kinds }: Descriptions): readonly string[] =>
  id.split('.').filter((word, index) => index > 0 && Object.hasOwn(kinds, word))

const meaningOf = (
  name: string,
  message: Message,
  file: MessageFile,
  descriptions: Descriptions,
): string | undefined =>
  [message.arguments, file.arguments, descriptions.arguments].find((source) =>
    Object.hasOwn(source, name),
  )?.[name]

type UsedNames = Readonly<Record<'places' | 'kinds' | 'arguments', Set<string>>>

const emptyUse = (): UsedNames => ({ places: new Set(), kinds: new Set(), arguments: new Set() })

/** Faults of one message's descriptions. Adds the names that it uses to those of its file, and to the shared ones. */
function messageFaults(
  id: string,
  message: Message,
  file: MessageFile,
  descriptions: Descriptions,
  { usedOfFile, usedOfShared }: Readonly<Record<'usedOfFile' | 'usedOfShared', UsedNames>>,
): readonly string[] {
  const at = file.at('messages', id)
  const names = argumentsOf(message.ko ?? '')
  const place = placeOf(id, file)
  usedOfFile.places.add(place)
  for (const kind of kindsOf(id, descriptions)) usedOfShared.kinds.add(kind)
  for (const name of names) {
    if (Object.hasOwn(message.arguments, name)) continue
    const used = Object.hasOwn(file.arguments, name) ? usedOfFile : usedOfShared
    used.arguments.add(name)
  }
  return [
    ...(Object.hasOwn(file.places, place)
      ? []
      : [`${at}: ${id}: say under places of this file where "${place}" is.`]),
    ...names
      .filter((name) => meaningOf(name, message, file, descriptions) === undefined)
      .map((name) => `${at}: ${id}: say under arguments what {${name}} is.`),
    ...Object.keys(message.arguments)
      .filter((name) => !names.includes(name))
      .map((name) => `${at}: ${id}: it has no argument {${name}}.`),
  ]
}

/** Descriptions that the messages lack, and descriptions that no message uses: file, line and remedy. */
export function descriptionFaults(
  descriptions: Descriptions,
  files: readonly MessageFile[],
): readonly string[] {
  const usedOfShared = emptyUse()
  const faults = files.flatMap((file) => {
    const usedOfFile = emptyUse()
    const missing = Object.entries(file.messages).flatMap(([id, message]) =>
      messageFaults(id, message, file, descriptions, { usedOfFile, usedOfShared }),
    )
    const unused = (['places', 'arguments'] as const).flatMap((list) =>
      Object.keys(file[list])
        .filter((name) => !usedOfFile[list].has(name))
        .map(
          (name) => `${file.at(list, name)}: ${list} has "${name}", which no message here needs.`,
        ),
    )
    return [...missing, ...unused]
  })
  const unused = (['kinds', 'arguments'] as const).flatMap((list) =>
    Object.keys(descriptions[list])
      .filter((name) => !usedOfShared[list].has(name))
      .map((name) => `${descriptionsFile}: ${list} has "${name}", which no message needs.`),
  )
  return [...faults, ...unused]
}

/** The description of a message for its translator, from its file, the shared descriptions and the terms. */
export function describe(
  id: string,
  file: MessageFile,
  descriptions: Descriptions,
  base: TermBase,
  catalogs: Catalogs,
): string {
  const message = file.messages[id]
  if (message === undefined) throw new Error(`${file.path} has no message ${id}.`)
  const kinds = kindsOf(id, descriptions).map((kind) => descriptions.kinds[kind] ?? '')
  const terms = termsIn(base, id, catalogs).map((term) =>
    languages
      .flatMap((language) => {
        const word = term[language]
        return word === undefined ? [] : [`${language} ${plainWord(word)}`]
      })
      .join(', '),
  )
  return [
    `Where: ${file.places[placeOf(id, file)] ?? ''}.`,
    ...(kinds.length === 0 ? [] : [`What: ${kinds.join('; ')}.`]),
    ...(message.note === undefined ? [] : [`Note: ${message.note}.`]),
    ...argumentsOf(message.ko ?? '').map(
      (name) => `{${name}}: ${meaningOf(name, message, file, descriptions) ?? ''}.`,
    ),
    ...terms.map((words) => `Term: ${words}.`),
  ].join(' ')
}
