import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { isAlias, isNode, visit } from 'yaml'
import type { Document } from 'yaml'
import { readJoined } from './joined-files.ts'
import { joinedSources } from './joined-sources.ts'
import type { JoinedSources, Place } from './joined-sources.ts'
import { parseYaml } from './parse-once.ts'
import type { ParsedYaml } from './parse-once.ts'
import { readOperations } from './read-operations.ts'

export type { Place } from './joined-sources.ts'

export type SourceFault = Place & { readonly message: string }

export type PlacedText = Place & { readonly text: string }

const joinedNames = new Set(['public.yaml', 'routes.yaml', 'effects.yaml'])

/** The YAML files of a folder such as openapi/, each read once, with line numbers. */
export class SourceFiles {
  readonly #folder: string
  readonly #exists = new Map<string, boolean>()
  readonly #parsedFiles = new Map<string, ParsedYaml>()
  readonly #texts = new Map<string, PlacedText[]>()
  #joined: JoinedSources | null | undefined
  #operations: string[] | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Documents joined from operations/, if the folder has them and the file is one of them. Not joined for other files,
   * because a file of operations/ that violates its schema cannot be joined.
   */
  #sourcesOf(file: string): JoinedSources | null {
    if (!joinedNames.has(file)) return null
    if (this.#joined === undefined) {
      const joined = readJoined(this.#folder)
      this.#joined = joined === null ? null : joinedSources(joined)
    }
    return this.#joined
  }

  has(file: string): boolean {
    const exists = this.#exists.get(file) ?? existsSync(join(this.#folder, file))
    this.#exists.set(file, exists)
    return exists
  }

  /** YAML files of a subfolder (`.` for the top), relative to the top. */
  below(folder: string): string[] {
    const path = join(this.#folder, folder)
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => posix.join(folder, file))
      .toSorted()
  }

  operations(): string[] {
    this.#operations ??= readOperations(this.#folder, []).map(({ file }) => file)
    return this.#operations
  }

  /**
   * A file's value with aliases resolved; undefined: no such file.
   * @throws with the line of a YAML error
   */
  valueOf(file: string): unknown {
    const joinedValue = this.#sourcesOf(file)?.valueOf(file)
    if (joinedValue !== undefined) return joinedValue
    return this.has(file) ? this.#load(file).value : undefined
  }

  valueAt({ file, path }: Place): unknown {
    return path.reduce<unknown>(
      (inner, key) => (isObject(inner) ? inner[key] : undefined),
      this.valueOf(file),
    )
  }

  /** Line number of a place, from 1; of its key, if it has one. */
  lineOf(place: Place): number {
    const { file, path } = this.#writtenPlace(place)
    const { document, lines } = this.#load(file)
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      const start = isNode(node) ? node.range?.[0] : undefined
      if (start !== undefined) return lines.linePos(start).line
    }
    return 1
  }

  textsOf(file: string): PlacedText[] {
    const texts = this.#texts.get(file) ?? this.#readTexts(file)
    this.#texts.set(file, texts)
    return texts
  }

  #readTexts(file: string): PlacedText[] {
    const joinedValue = this.#sourcesOf(file)?.valueOf(file)
    if (joinedValue !== undefined) return [...textsWithin(file, [], joinedValue)]
    if (!this.has(file)) return []
    return textsIn(this.#load(file).document).map((textInFile) => ({ file, ...textInFile }))
  }

  /** `schemas/base.yaml:12 #/Won/type: …` */
  describe(fault: SourceFault): string {
    const { file, path } = this.#writtenPlace(fault)
    const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    return `${this.#nameOf(file)}:${this.lineOf(fault)} #${pointer.join('')}: ${fault.message}`
  }

  #writtenPlace(place: Place): Place {
    return this.#sourcesOf(place.file)?.writtenAt(place) ?? place
  }

  #nameOf(file: string): string {
    return relative(process.cwd(), join(this.#folder, file))
  }

  #load(file: string): ParsedYaml {
    const parsed = this.#parsedFiles.get(file) ?? parseYaml(this.#textOf(file), this.#nameOf(file))
    this.#parsedFiles.set(file, parsed)
    return parsed
  }

  #textOf(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8')
  }
}

type TextInFile = Omit<PlacedText, 'file'>

/** The texts are cached by document, because an edit changes one file. */
const textsByDocument = new WeakMap<Document, readonly TextInFile[]>()

function textsIn(document: Document): readonly TextInFile[] {
  const cached = textsByDocument.get(document)
  if (cached !== undefined) return cached
  const texts: TextInFile[] = []
  visit(document, {
    Scalar: (key, node, parents) => {
      if (key === 'key' || typeof node.value !== 'string' || isAlias(node)) return
      texts.push({ path: pathTo(parents, node), text: node.value })
    },
  })
  textsByDocument.set(document, texts)
  return texts
}

function* textsWithin(file: string, path: Place['path'], value: unknown): Generator<PlacedText> {
  if (typeof value === 'string') yield { file, path, text: value }
  if (!isObject(value)) return
  for (const [key, inner] of Object.entries(value))
    yield* textsWithin(file, [...path, Array.isArray(value) ? Number(key) : key], inner)
}

export type Loose = { readonly [name: string | number]: unknown }

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null

export const pathTo = (parents: readonly unknown[], node: unknown): (string | number)[] =>
  [...parents, node].flatMap((current, index, chain) => keyWithin(chain[index - 1], current))

function keyWithin(parent: unknown, node: unknown): (string | number)[] {
  if (isPairOf(node)) return [String(isObject(node.key) ? node.key['value'] : node.key)]
  const items = isObject(parent) && Array.isArray(parent['items']) ? parent['items'] : []
  return items.includes(node) && !isPairOf(node) ? [items.indexOf(node)] : []
}

const isPairOf = (node: unknown): node is { key: unknown } =>
  isObject(node) && 'key' in node && 'value' in node

/** A reference `file.yaml#/Name` or `#/Name` as a place in the folder. */
export function targetOf(file: string, reference: string): Place {
  const [path = '', pointer = ''] = reference.split('#')
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return { file: path === '' ? file : posix.join(posix.dirname(file), path), path: keys }
}

export const OWN_ASSUMPTIONS = 'x-assumptions'

export const placeWithin = (place: Place, ...keys: readonly (string | number)[]): Place => ({
  file: place.file,
  path: [...place.path, ...keys],
})

export const objectAt = (files: SourceFiles, place: Place): Loose => {
  const value = files.valueAt(place)
  return isObject(value) ? value : {}
}

export function innerSchemaPlaces(schema: Loose, place: Place): Place[] {
  const { properties, items, oneOf } = schema
  return [
    ...Object.keys(isObject(properties) ? properties : {}).map((name) =>
      placeWithin(place, 'properties', name),
    ),
    ...(isObject(items) ? [placeWithin(place, 'items')] : []),
    ...(Array.isArray(oneOf) ? oneOf.map((_, index) => placeWithin(place, 'oneOf', index)) : []),
  ]
}

/** The place of a schema behind its references; the first one for cycles. */
export function followReferences(
  files: SourceFiles,
  place: Place,
  visited: ReadonlySet<string> = new Set(),
): Place {
  const { $ref } = objectAt(files, place)
  const key = JSON.stringify(place)
  if (typeof $ref !== 'string' || visited.has(key)) return place
  return followReferences(files, targetOf(place.file, $ref), new Set([...visited, key]))
}
