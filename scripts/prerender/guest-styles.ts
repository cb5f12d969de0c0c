import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { criticalCss } from './critical-css.ts'

/**
 * The part of the site's stylesheet that guests need: rules of which every class is named by code that
 * a guest can load, or by index.html. `forMembers` are sources that no guest loads.
 */
export async function stylesForGuests(
  dist: string,
  stylesheet: string,
  manifest: Manifest,
  forMembers: readonly string[],
): Promise<string> {
  const files = ['index.html', ...codeForGuests(manifest, new Set(forMembers))]
  const code = (await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))).join()
  const names = [...stylesheet.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
  return criticalCss(stylesheet, new Set(names.filter((name) => code.includes(name))))
}

/** Files of code that are reached from the entry without those sources, at once or later. */
export function codeForGuests(manifest: Manifest, forMembers: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const follow = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || forMembers.has(key) || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(key)
  return [...found].filter((file) => file.endsWith('.js'))
}
