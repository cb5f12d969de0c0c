import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export type GameFile = { readonly type: string; readonly text: string }

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = '/games/source/'
const PAGE = 'mocks/games/page/play.html'

const readSource = (path: string): string => readFileSync(`${repositoryRoot}${path}`, 'utf8')

/** Strips types without Node's experimental warning. */
function stripTypes(code: string): string {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(code, { mode: 'strip' })
  } finally {
    process.emitWarning = emitWarning
  }
}

const importsOf = (code: string): string[] =>
  [...code.matchAll(/\bfrom '(\.[^']+\.ts)'/g)].flatMap(([, path]) => path ?? [])

/** Adds a module and its imports without types, by path in the repository. */
function addModule(files: Map<string, GameFile>, path: string): void {
  if (files.has(SOURCES + path)) return
  const text = stripTypes(readSource(path))
  files.set(SOURCES + path, { type: 'text/javascript; charset=utf-8', text })
  for (const imported of importsOf(text)) {
    addModule(files, posix.join(posix.dirname(path), imported))
  }
}

export function loadGameFiles(): ReadonlyMap<string, GameFile> {
  const page = readSource(PAGE)
  const files = new Map<string, GameFile>([
    ['/games/play', { type: 'text/html; charset=utf-8', text: page }],
  ])
  for (const [, path = ''] of page.matchAll(/"\/games\/source\/([^"]+)"/g)) {
    if (path.endsWith('.ts')) addModule(files, path)
    else files.set(SOURCES + path, { type: 'text/css; charset=utf-8', text: readSource(path) })
  }
  return files
}
