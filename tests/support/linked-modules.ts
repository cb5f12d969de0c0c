import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Links the npm packages into a copy of the repository; `@maru` packages link to the copy's own. */
export function linkModules(top: string, copy: string): void {
  const link = (target: string, path: string) => {
    symlinkSync(target, path, 'junction')
  }
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@maru'), { recursive: true })
  for (const name of readdirSync(join(top, 'node_modules')))
    if (name !== '@maru') link(join(top, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(top, 'node_modules/@maru')))
    link(join(copy, 'packages', name), join(modules, '@maru', name))
}
