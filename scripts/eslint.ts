import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'

/** Folders that no source imports from. */
const unread = new Set(['node_modules', 'dist', 'docs', 'playwright-report', 'test-results'])

const namesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map(
    (name) => `${folder}/${name}`,
  )

/**
 * A hash of everything besides a file's path and text that affects its findings: rules and tables, packages, Node,
 * and the set of files, because imports are resolved.
 */
export function hashAround(root: string): string {
  const rules = namesIn(root, 'scripts/lint').filter((name) => name.endsWith('.ts'))
  const hash = createHash('sha256').update(process.version)
  for (const name of ['eslint.config.js', 'package.json', 'package-lock.json', ...rules.toSorted()])
    hash.update(`\0${name}\0`).update(readFileSync(join(root, name)))
  const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('.') && !unread.has(entry.name)
      ? namesIn(root, entry.name)
      : [entry.name],
  )
  for (const name of names.toSorted()) hash.update(`\0${name}`)
  return hash.digest('hex')
}

async function lint(root: string): Promise<boolean> {
  const caches = join(root, '.cache/eslint')
  const cache = hashAround(root)
  await mkdir(caches, { recursive: true })
  for (const name of await readdir(caches)) if (name !== cache) await rm(join(caches, name))
  const eslint = new ESLint({
    cwd: root,
    cache: true,
    cacheLocation: join(caches, cache),
    cacheStrategy: 'content',
  })
  const results = await eslint.lintFiles(['.'])
  const { format } = await eslint.loadFormatter('stylish')
  process.stdout.write(await format(results))
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
}

if (import.meta.main) {
  const isClean = await lint(fileURLToPath(new URL('..', import.meta.url)))
  if (!isClean) process.exitCode = 1
}
