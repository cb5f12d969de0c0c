import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Links each npm package into a copy of the repository, whose tools may write into its own `node_modules`. */
export function linkModules(top: string, copy: string): void {
  const modules = join(copy, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(join(top, 'node_modules')))
    symlinkSync(join(top, 'node_modules', name), join(modules, name), 'junction')
}
