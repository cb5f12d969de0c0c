import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WrappedModule } from './wrapped-module.ts'

/** A module with the files that it follows from, and a digest of each. */
export type KeptModule = {
  readonly module: WrappedModule
  readonly files: Readonly<Record<string, string>>
}

type Kept = { readonly key: string; readonly modules: readonly KeptModule[] }

const digest = (file: string): string | null => {
  try {
    return createHash('sha1').update(readFileSync(file)).digest('base64')
  } catch {
    return null
  }
}

const changedSince = (file: string, time: number): boolean => {
  try {
    return statSync(file).mtimeMs >= time
  } catch {
    return true
  }
}

/** The module with its files as they are, or null if one was edited after `time`. */
export function keepModule(
  module: WrappedModule,
  files: readonly string[],
  time: number,
): KeptModule | null {
  if (files.some((file) => changedSince(file, time))) return null
  return { module, files: Object.fromEntries(files.map((file) => [file, digest(file) ?? ''])) }
}

/** Whether the files are still the same. */
export const isFresh = ({ files }: KeptModule): boolean =>
  Object.entries(files).every(([file, known]) => digest(file) === known)

/** A digest of these texts and files. */
export function keyOf(texts: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha1').update(JSON.stringify(texts))
  for (const file of files) hash.update(`${file} ${digest(file)}\n`)
  return hash.digest('hex')
}

/** Modules of an earlier start with the same key; none if the file is missing or damaged. */
export function readModules(file: string, key: string): readonly KeptModule[] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Kept
    return stored.key === key ? stored.modules : []
  } catch {
    return []
  }
}

const packageUrl = /(\/deps\/[\w@.-]+\.js\?v=)[0-9a-f]+/g

/**
 * Writes by renaming, so that no other process reads a part.
 * @param packages what the URLs of packages have at the next start
 */
export function writeModules(
  file: string,
  key: string,
  modules: readonly KeptModule[],
  packages: string,
): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  const content: Kept = { key, modules }
  writeFileSync(part, JSON.stringify(content).replaceAll(packageUrl, `$1${packages}`))
  renameSync(part, file)
}
