import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { filesIn, hashOfTexts } from './checks/inputs.ts'

/**
 * A hash of everything besides a file's path and text that affects its findings: rules and tables, packages, Node,
 * and the set of files, because imports are resolved.
 */
export function hashOfLintInputs(root: string): string {
  const files = filesIn(root)
  const rules = files.filter((name) => name.startsWith('tools/lint/') && name.endsWith('.ts'))
  const decisiveFiles = ['eslint.config.js', 'package.json', 'package-lock.json', ...rules]
  const texts = decisiveFiles.flatMap((name) => [name, readFileSync(join(root, name), 'utf8')])
  return hashOfTexts(process.version, ...texts, ...files)
}

async function lint(root: string): Promise<boolean> {
  const caches = join(root, '.cache/eslint')
  const cache = hashOfLintInputs(root)
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
