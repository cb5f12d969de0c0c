import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'

const MAX_ENTRIES = 1_000

/** A function that caches the result for each text. Results are shared; do not modify. */
export function createReadCache() {
  const cache = new Map<string, unknown>()
  return (text: string, read: () => unknown): unknown => {
    const value = cache.has(text) ? cache.get(text) : read()
    cache.delete(text)
    cache.set(text, value)
    const [oldest] = cache.keys()
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest)
    return value
  }
}

export type ParsedYaml = {
  readonly document: Document
  readonly lines: LineCounter
  /** Aliases are resolved. Shared; do not modify. */
  readonly value: unknown
}

const parseCached = createReadCache()

/**
 * A YAML text, parsed once.
 * @param name of the file, for errors
 * @throws with file and line of a YAML error
 */
export const parseYaml = (text: string, name: string): ParsedYaml =>
  parseCached(text, () => {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines })
    const [error] = document.errors
    if (error)
      throw new Error(`${name}:${error.linePos?.[0].line ?? 1}: ${error.message.trimEnd()}`)
    return { document, lines, value: document.toJS() as unknown }
  }) as ParsedYaml

/**
 * The value of a YAML file. Shared; do not modify.
 * @throws with file and line of a YAML error
 */
export function readYaml(folder: string, file: string): unknown {
  const path = join(folder, file)
  return parseYaml(readFileSync(path, 'utf8'), relative(process.cwd(), path)).value
}
