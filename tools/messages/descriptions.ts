import { parse } from 'yaml'
import { z } from 'zod'
import type { Message, MessageFile } from './message-files.ts'
import { languages, plainWord, termsIn } from './terms.ts'
import type { Catalogs, TermBase } from './terms.ts'

const textsByName = z.record(z.string(), z.string())
const descriptionsSchema = z.strictObject({ kinds: textsByName, arguments: textsByName })

/** Descriptions shared by several files: `kinds` by a word of the id, `arguments` by name. */
export type Descriptions = z.infer<typeof descriptionsSchema>

export const descriptionsFile = 'src/i18n/descriptions.yaml'

/**
 * Parses `src/i18n/descriptions.yaml`.
 * @throws for an invalid shape
 */
export const parseDescriptions = (text: string): Descriptions =>
  descriptionsSchema.parse(parse(text))

const argumentsOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)),
]

const keyOfPlace = (id: string, { places }: MessageFile): string => {
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

function messageFaults(
  id: string,
  message: Message,
  file: MessageFile,
  descriptions: Descriptions,
): readonly string[] {
  const location = file.locate('messages', id)
  const names = argumentsOf(message.ko ?? '')
  const place = keyOfPlace(id, file)
  return [
    ...(Object.hasOwn(file.places, place)
      ? []
      : [`${location}: ${id}: add "${place}" to places of this file: where the text appears.`]),
    ...names
      .filter((name) => meaningOf(name, message, file, descriptions) === undefined)
      .map((name) => `${location}: ${id}: add {${name}} to arguments: what it is.`),
    ...Object.keys(message.arguments)
      .filter((name) => !names.includes(name))
      .map((name) => `${location}: ${id}: it has no argument {${name}}.`),
  ]
}

/** Descriptions that the messages lack: file, line and remedy. */
export const descriptionFaults = (
  descriptions: Descriptions,
  files: readonly MessageFile[],
): readonly string[] =>
  files.flatMap((file) =>
    Object.entries(file.messages).flatMap(([id, message]) =>
      messageFaults(id, message, file, descriptions),
    ),
  )

/**
 * The description of a message for its translator, from its file, the shared descriptions and the terms.
 * @throws if the file does not have the message
 */
export function describeMessage(
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
    `Where: ${file.places[keyOfPlace(id, file)] ?? ''}.`,
    ...(kinds.length === 0 ? [] : [`What: ${kinds.join('; ')}.`]),
    ...(message.note === undefined ? [] : [`Note: ${message.note}.`]),
    ...argumentsOf(message.ko ?? '').map(
      (name) => `{${name}}: ${meaningOf(name, message, file, descriptions) ?? ''}.`,
    ),
    ...terms.map((words) => `Term: ${words}.`),
  ].join(' ')
}
