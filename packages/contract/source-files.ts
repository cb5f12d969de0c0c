import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml'
import type { Document } from 'yaml'
import { readJoined } from './joined-files.ts'
import { joinedSources } from './joined-sources.ts'
import type { JoinedSources } from './joined-sources.ts'
import type { Place } from './place.ts'

export type { Place } from './place.ts'

export type SourceFault = Place & { readonly message: string }

/** A text of a file, with its place. */
export type PlacedText = Place & { readonly text: string }

type Parsed = {
  readonly document: Document
  readonly lines: LineCounter
  /** Only ever read: the same for everybody who asks. */
  readonly value: unknown
  readonly texts: readonly Omit<PlacedText, 'file'>[]
}

/** Text → what it holds: versions of the contract differ in few of their files. */
const parsed = new Map<string, Parsed>()

/** The YAML files of a folder such as openapi/, each read once, with the lines of what they hold. */
export class SourceFiles {
  readonly #folder: string
  readonly #there = new Map<string, boolean>()
  readonly #read = new Map<string, Parsed>()
  #joined: JoinedSources | null | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** What is joined from the files of operations/, if the folder has them. */
  get #sources(): JoinedSources | null {
    if (this.#joined === undefined) {
      const joined = readJoined(this.#folder)
      this.#joined = joined && joinedSources(joined)
    }
    return this.#joined
  }

  has(file: string): boolean {
    const known = this.#there.get(file) ?? existsSync(join(this.#folder, file))
    this.#there.set(file, known)
    return known
  }

  /** The YAML files of a folder below, `.` for the top, relative to the top. */
  below(folder: string): string[] {
    const path = join(this.#folder, folder)
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => posix.join(folder, file))
      .toSorted()
  }

  /** The files of operations/. */
  operations(): string[] {
    return this.#sources?.files ?? []
  }

  /** All YAML files, at every depth, relative to the top. */
  all(): string[] {
    return readdirSync(this.#folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .toSorted()
  }

  /** A file as it is written, and as it is parsed. @throws with the line when it is no YAML */
  documentOf(file: string): { readonly text: string; readonly document: Document } {
    const text = readFileSync(join(this.#folder, file), 'utf8')
    return { text, document: this.#load(file).document }
  }

  /** What a file holds, aliases followed; undefined when there is none. @throws with the line when it is no YAML */
  valueOf(file: string): unknown {
    const joined = this.#sources?.valueOf(file)
    if (joined !== undefined) return joined
    return this.has(file) ? this.#load(file).value : undefined
  }

  valueAt({ file, path }: Place): unknown {
    return path.reduce<unknown>(
      (inner, key) => (isObject(inner) ? inner[key] : undefined),
      this.valueOf(file),
    )
  }

  /** The line of a place, the first being 1; of a key, where a place that is there has one. */
  lineOf(place: Place): number {
    const { file, path } = this.#written(place)
    const { document, lines } = this.#load(file)
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      const start = isNode(node) ? node.range?.[0] : undefined
      if (start !== undefined) return lines.linePos(start).line
    }
    return 1
  }

  /** Every text of a file with its place; what an alias stands for is told where it is written. */
  textsOf(file: string): PlacedText[] {
    const joined = this.#sources?.valueOf(file)
    if (joined !== undefined) return [...textsWithin(file, [], joined)]
    if (!this.has(file)) return []
    return this.#load(file).texts.map((placed) => ({ file, ...placed }))
  }

  /** `schemas/base.yaml:12 #/Won/type: …` */
  describe(fault: SourceFault): string {
    const { file, path } = this.#written(fault)
    const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    return `${this.#nameOf(file)}:${this.lineOf(fault)} #${pointer.join('')}: ${fault.message}`
  }

  /** Where somebody wrote what is at a place, which may be in a file that is joined from others. */
  #written(place: Place): Place {
    return this.#sources?.writtenAt(place) ?? place
  }

  #nameOf(file: string): string {
    return relative(process.cwd(), join(this.#folder, file))
  }

  #load(file: string) {
    const known = this.#read.get(file)
    if (known !== undefined) return known
    const text = readFileSync(join(this.#folder, file), 'utf8')
    const loaded = parsed.get(text) ?? parse(text, this.#nameOf(file))
    parsed.set(text, loaded)
    this.#read.set(file, loaded)
    return loaded
  }
}

/** @throws with the line when it is no YAML */
function parse(text: string, name: string): Parsed {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error) throw new Error(`${name}:${error.linePos?.[0].line ?? 1}: ${error.message}`)
  return { document, lines, value: document.toJS() as unknown, texts: textsIn(document) }
}

function textsIn(document: Document): Parsed['texts'] {
  const found: Omit<PlacedText, 'file'>[] = []
  visit(document, {
    Scalar: (key, node, parents) => {
      if (key === 'key' || typeof node.value !== 'string' || isAlias(node)) return
      found.push({ path: pathTo(parents, node), text: node.value })
    },
  })
  return found
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

/** The keys that lead to a node, by all that it stands in, from the top. */
export const pathTo = (parents: readonly unknown[], node: unknown): (string | number)[] =>
  [...parents, node].flatMap((one, index, all) => keyWithin(all[index - 1], one))

/** The key under which a node stands in the one above it. */
function keyWithin(parent: unknown, node: unknown): (string | number)[] {
  if (isPairOf(node)) return [String(isObject(node.key) ? node.key['value'] : node.key)]
  const items = isObject(parent) && Array.isArray(parent['items']) ? parent['items'] : []
  return items.includes(node) && !isPairOf(node) ? [items.indexOf(node)] : []
}

const isPairOf = (node: unknown): node is { key: unknown } =>
  isObject(node) && 'key' in node && 'value' in node

/** A `file.yaml#/Name` or `#/Name` of one file, as a place below the folder. */
export function targetOf(file: string, reference: string): Place {
  const [path = '', pointer = ''] = reference.split('#')
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return { file: path === '' ? file : posix.join(posix.dirname(file), path), path: keys }
}
