import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Links each npm package into a copy of the repository, whose tools may write into its own `node_modules`. */
export function linkModules(root: string, copy: string): void {
  const modules = join(copy, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(join(root, 'node_modules')))
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
}

const notCopied = new Set(['.cache', '.git', 'dist', 'node_modules', 'test-results'])
const isPicture = (path: string) => /docs[\\/](?:screens|pictures)$/.test(path)

export async function copyTree(root: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'copied-tree-'))
  for (const name of await readdir(root)) {
    if (notCopied.has(name)) continue
    const filter = (path: string) => !isPicture(path)
    await cp(join(root, name), join(copy, name), { recursive: true, filter })
  }
  linkModules(root, copy)
  return copy
}

export async function runIn(
  copy: string,
  main: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [main, ...args], {
      cwd: copy,
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

/** Path → content of the files in the folders of a copy that are worked on, without caches. */
export const treeOf = (copy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('{docs,mocks,openapi,src,tests}/**/*', { cwd: copy, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, readFileSync(file, 'latin1')]),
  )
