import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse, YAMLParseError } from 'yaml'

const MAX_ENTRIES = 1_000

/** A function that keeps what was read from each text. Results are shared; do not modify. */
export function readOnce() {
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

const parsed = readOnce()

/**
 * The value of a YAML file, parsed once per text. Shared; do not modify.
 * @throws with file and line of a YAML error
 */
export function readYaml(folder: string, file: string): unknown {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  try {
    return parsed(text, () => parse(text) as unknown)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const name = relative(process.cwd(), path)
    throw new Error(`${name}:${error.linePos?.[0].line ?? 1}: ${error.message.trimEnd()}`, {
      cause: error,
    })
  }
}
