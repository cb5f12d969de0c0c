import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'

/** No source imports from there. */
const unread = new Set(['node_modules', 'dist', 'docs', 'playwright-report', 'test-results'])

/** Relative to `root`, everything in a folder, also in its folders. */
const namesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map(
    (name) => `${folder}/${name}`,
  )

/**
 * A hash of all on which the findings in a file of the repository `root` depend, besides the file's
 * path and text: the rules and their tables, the packages, Node, and which files there are, because
 * an import is looked up among them.
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

/** Lints the repository; what was found in a file stands until the file or `hashAround` changes. */
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
