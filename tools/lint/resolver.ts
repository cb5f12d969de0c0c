import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readAliases } from './aliases.ts'

const top = join(import.meta.dirname, '../..')
const fileOfAlias = readAliases(top)

export const interfaceVersion = 2

/** Resolves imports of files for eslint-plugin-boundaries: relative ones and the aliases of package.json. */
export function resolve(source: string, importer: string): { found: boolean; path?: string } {
  const alias = fileOfAlias(source)
  if (alias === null && !source.startsWith('.')) return { found: false }
  const path = alias === null ? join(dirname(importer), source) : join(top, alias)
  return existsSync(path) ? { found: true, path } : { found: false }
}
