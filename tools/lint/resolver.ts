import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve: resolveAlias } = createRequire(import.meta.url)

export const interfaceVersion = 2

/** Resolves imports of files for eslint-plugin-boundaries: relative ones and the aliases of package.json. */
export function resolve(source: string, importer: string): { found: boolean; path?: string } {
  if (!/^[.#]/.test(source)) return { found: false }
  try {
    const path = source.startsWith('#') ? resolveAlias(source) : join(dirname(importer), source)
    return existsSync(path) ? { found: true, path } : { found: false }
  } catch {
    // The linter reports imports that lead nowhere.
    return { found: false }
  }
}
