import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMap, LineCounter, parseDocument } from 'yaml'
import type { Document, Pair, Scalar } from 'yaml'
import { z } from 'zod'
import { languages } from './terms.ts'
import type { Catalogs, Language } from './terms.ts'

export const parts = ['first', 'rest', 'member'] as const
/** Parts of a language's messages, loaded one after the other. */
export type Part = (typeof parts)[number]

export const sourceLanguage: Language = 'ko'

const textsByName = z.record(z.string(), z.string())
const part = z.enum(parts)

const messageSchema = z.strictObject({
  ...(Object.fromEntries(
    languages.map((language) => [
      language,
      language === sourceLanguage ? z.string() : z.string().optional(),
    ]),
  ) as Record<Language, z.ZodOptional<z.ZodString>>),
  note: z.string().optional(),
  /** Meanings of arguments that differ from the file's or the common ones. */
  arguments: textsByName.default({}),
  part: part.optional(),
})

const fileSchema = z.strictObject({
  /** Overrides the part that follows from the screens that need the group. */
  part: part.optional(),
  /** First word of an id, or a whole id → where the text appears. */
  places: textsByName,
  arguments: textsByName.default({}),
  messages: z.record(z.string(), messageSchema),
})

export type Message = z.infer<typeof messageSchema>

export type MessageFile = z.infer<typeof fileSchema> & {
  readonly path: string
  /** The path's base name; screens name it in `messages`. */
  readonly group: string
  readonly document: Document
  /** `path:line` of the deepest existing part of the file. */
  readonly locate: (...keys: readonly string[]) => string
}

export class MessageFileError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/**
 * All message files of the repository `root`, by path.
 * @throws {MessageFileError} with file and line, for an invalid shape or a duplicate message
 */
export function readMessageFiles(root: string): readonly MessageFile[] {
  const paths = globSync('src/**/*.messages.yaml', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const faults: string[] = []
  const files = paths.toSorted().flatMap((path) => {
    try {
      return parseMessageFile(path, readFileSync(join(root, path), 'utf8'))
    } catch (error) {
      if (!(error instanceof MessageFileError)) throw error
      faults.push(...error.faults)
      return []
    }
  })
  faults.push(...duplicateFaults(files))
  if (faults.length > 0) throw new MessageFileError(faults)
  return files
}

/** @throws {MessageFileError} for an invalid shape */
export function parseMessageFile(path: string, text: string): MessageFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineAt = (offset: number): string => `${path}:${lines.linePos(offset).line}`
  const locate: MessageFile['locate'] = (...keys) => {
    let location = path
    let node: unknown = document.contents
    for (const key of keys) {
      if (!isMap(node)) break
      const pair = (node.items as Pair<Scalar, unknown>[]).find(
        (candidate) => candidate.key.value === key,
      )
      if (pair?.key.range == null) break
      location = lineAt(pair.key.range[0])
      node = pair.value
    }
    return location
  }
  // Later errors are consequences of the first one.
  const [fault] = document.errors
  if (fault !== undefined) {
    throw new MessageFileError([`${lineAt(fault.pos[0])}: ${fault.message.split('\n')[0]}`])
  }
  const { success, data, error } = fileSchema.safeParse(document.toJS())
  if (!success) {
    throw new MessageFileError(
      error.issues.map(
        (issue) =>
          `${locate(...issue.path.map(String))}: ${issue.path.join(' › ') || 'the file'}: ${issue.message}`,
      ),
    )
  }
  return { ...data, path, group: basename(path, '.messages.yaml'), document, locate }
}

function duplicateFaults(files: readonly MessageFile[]): readonly string[] {
  const fileOfId = new Map<string, MessageFile>()
  const fileOfGroup = new Map<string, MessageFile>()
  return files.flatMap((file) => {
    const namesake = fileOfGroup.get(file.group)
    fileOfGroup.set(file.group, file)
    return [
      ...(namesake === undefined
        ? []
        : [`${file.path}: ${namesake.path} has this name too: groups of messages need their own.`]),
      ...Object.keys(file.messages).flatMap((id) => {
        const otherFile = fileOfId.get(id)
        if (otherFile === undefined) {
          fileOfId.set(id, file)
          return []
        }
        return [
          `${file.locate('messages', id)}: ${id} is in ${otherFile.locate('messages', id)} too.`,
        ]
      }),
    ]
  })
}

export type MessageLocations = {
  readonly fileOf: (id: string) => MessageFile | undefined
  /** File and line of a message or its text; the id itself if it is unknown. */
  readonly where: (id: string, language?: Language) => string
}

export function messageLocations(files: readonly MessageFile[]): MessageLocations {
  const fileOfId = new Map(
    files.flatMap((file) => Object.keys(file.messages).map((id) => [id, file] as const)),
  )
  return {
    fileOf: (id) => fileOfId.get(id),
    where: (id, language) =>
      fileOfId.get(id)?.locate('messages', id, ...(language === undefined ? [] : [language])) ?? id,
  }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1

/** Texts by language, sorted by id. */
export const catalogsOf = (files: readonly MessageFile[]): Catalogs =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        files
          .flatMap(({ messages }) =>
            Object.entries(messages).flatMap(([id, message]) => {
              const text = message[language]
              return text === undefined ? [] : [[id, text] as const]
            }),
          )
          .toSorted(byName),
      ),
    ]),
  ) as unknown as Catalogs

/** The file's text. Sorts the messages of its document by id, to avoid merge conflicts. */
export function formatMessageFile({ document, messages, path }: MessageFile): string {
  const node = document.get('messages')
  const ids = Object.keys(messages)
  if (isMap(node) && ids.some((id, index) => index > 0 && id < (ids[index - 1] ?? ''))) {
    const items = node.items as Pair<Scalar, unknown>[]
    items.sort((a, b) => byName([String(a.key.value), 0], [String(b.key.value), 0]))
    for (const [index, { key }] of items.entries()) key.spaceBefore = index > 0
  }
  const text = document.toString({ lineWidth: 0, singleQuote: true })
  if (text === '') throw new Error(`${path} would be empty.`)
  return text
}

/** The file with these texts in a language; ids that it does not have are ignored. */
export function withTexts(
  file: MessageFile,
  language: Language,
  texts: Readonly<Record<string, string>>,
): MessageFile {
  const document = file.document.clone()
  for (const [id, text] of Object.entries(texts)) {
    if (!Object.hasOwn(file.messages, id)) continue
    const pairs = (document.getIn(['messages', id]) as { items: Pair<Scalar, Scalar>[] }).items
    const pair = pairs.find(({ key }) => key.value === language)
    if (pair?.value == null) {
      const preceding: readonly unknown[] = languages.slice(0, languages.indexOf(language))
      const lastPreceding = pairs.findLastIndex(({ key }) => preceding.includes(key.value))
      pairs.splice(lastPreceding + 1, 0, document.createPair(language, text))
    } else {
      // No `type`, so that the scalar is quoted only where YAML requires it.
      Object.assign(pair.value, { value: text, type: undefined })
    }
  }
  return parseMessageFile(file.path, document.toString({ lineWidth: 0, singleQuote: true }))
}
