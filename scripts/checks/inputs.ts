import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, relative } from 'node:path'

/** Folders that no source imports from. */
const IGNORED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'docs',
  'playwright-report',
  'test-results',
])

/** Files of the repository `root` that sources may import, relative to it. */
export function filesIn(root: string): readonly string[] {
  const filesBelow = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (!entry.isDirectory()) return [path]
      return entry.name.startsWith('.') || IGNORED_FOLDERS.has(entry.name) ? [] : filesBelow(path)
    })
  return filesBelow('.').toSorted()
}

export const hashOfTexts = (...texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\0`).update(text)
  return hash.digest('base64url')
}

const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path)
const isDeclaration = (path: string): boolean => /\.d\.[cm]?ts$/.test(path)
const AMBIENT_DECLARATION = /\bdeclare\s+(?:global|module)\b/
/** Every text that looks like the address of a file, imported or not. */
const SPECIFIER = /(['"`])((?:\.{1,2}(?:\/|(?=['"`]))|#)[^'"`\s]*)\1/g

/** Endings that TypeScript may add to an import's path. */
const candidatePaths = (path: string): readonly string[] => {
  const stem = path.replace(/\.([cm]?)js(x?)$/, '')
  return [
    path,
    ...['.ts', '.tsx', '.d.ts', '.mts', '.d.mts', '.js', '.mjs', '.json'].flatMap((ending) => [
      `${path}${ending}`,
      `${stem}${ending}`,
    ]),
    `${path}/index.ts`,
    `${path}/index.tsx`,
    `${path}/index.d.ts`,
  ]
}

export type Inputs = {
  /**
   * Hash of everything that decides about the types in a file: what it imports, directly or not, packages,
   * configurations and ambient declarations.
   */
  readonly hashOf: (file: string) => string
}

/** The sources of the repository `root`, each read at most once. */
export function readInputs(root: string): Inputs {
  const files = filesIn(root)
  const allFiles = new Set(files)
  const { resolve } = createRequire(join(root, 'package.json'))
  const fileOfAlias = (path: string): string | readonly [] => {
    try {
      return relative(root, resolve(path))
    } catch {
      return []
    }
  }
  const texts = new Map<string, string>()
  const readText = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
    texts.set(file, text)
    return text
  }
  const hashes = new Map<string, string>()
  const textHash = (file: string): string => {
    const hash = hashes.get(file) ?? hashOfTexts(readText(file))
    hashes.set(file, hash)
    return hash
  }
  const imports = new Map<string, readonly string[]>()
  const importsOf = (file: string): readonly string[] => {
    const cached = imports.get(file)
    if (cached !== undefined) return cached
    const specifiers = isCode(file)
      ? [...readText(file).matchAll(SPECIFIER)].flatMap(([, , path = '']) =>
          path.startsWith('#')
            ? fileOfAlias(path)
            : candidatePaths(posix.join(dirname(file), path.replace(/\?.*$/, ''))),
        )
      : []
    const importedFiles = [...new Set(specifiers)].filter((path) => allFiles.has(path))
    imports.set(file, importedFiles)
    return importedFiles
  }
  const isAmbient = (file: string): boolean =>
    isDeclaration(file)
      ? !allFiles.has(file.replace(/\.d\.([cm]?)ts$/, '.$1js'))
      : isCode(file) && AMBIENT_DECLARATION.test(readText(file))
  const isConfig = (file: string): boolean =>
    /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.]*|\.oxlintrc)\.json$/.test(file)
  const generalFiles = files.filter((file) => isConfig(file) || isAmbient(file))
  const generalHash = hashOfTexts(
    process.version,
    ...generalFiles.flatMap((file) => [file, textHash(file)]),
  )
  return {
    hashOf: (file) => {
      const reachableFiles = new Set([file])
      for (const path of reachableFiles)
        for (const next of importsOf(path)) reachableFiles.add(next)
      return hashOfTexts(
        generalHash,
        ...[...reachableFiles].toSorted().flatMap((path) => [path, textHash(path)]),
      )
    },
  }
}

const cacheFile = (root: string, check: string): string => join(root, `.cache/checks/${check}.json`)

/** The cache of a check's clean files; empty if it is missing or unreadable. */
export function readCache<Value>(root: string, check: string): Readonly<Record<string, Value>> {
  try {
    return JSON.parse(readFileSync(cacheFile(root, check), 'utf8')) as Record<string, Value>
  } catch {
    return {}
  }
}

export function writeCache(root: string, check: string, value: object): void {
  mkdirSync(join(root, '.cache/checks'), { recursive: true })
  writeFileSync(cacheFile(root, check), JSON.stringify(value))
}
