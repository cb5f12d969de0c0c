import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

type Manifest = { readonly imports?: Readonly<Record<string, string>> }

/**
 * Reads the `imports` of the package.json in `root`. The returned function gives the file of a specifier such as
 * `#site/lib/json.ts`, relative to `root`, and null for other specifiers.
 */
export function readAliases(root: string): (specifier: string) => string | null {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  const folders = Object.entries(imports).filter(([key]) => key.endsWith('/*'))
  return (specifier) => {
    const file = imports[specifier]
    if (file !== undefined) return posix.normalize(file)
    const folder = folders.find(([key]) => specifier.startsWith(key.slice(0, -1)))
    if (folder === undefined) return null
    const [key, target] = folder
    return posix.join(target.slice(0, -1), specifier.slice(key.length - 1))
  }
}
