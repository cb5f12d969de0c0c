import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { criticalCss } from './critical-css.ts'

/**
 * The styles that guests need: rules whose classes appear in code that guests can load, or in index.html.
 * `forMembers` are sources that guests never load.
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

/** Code files reachable from the entry without those sources. */
export function codeForGuests(manifest: Manifest, forMembers: ReadonlySet<string>): string[] {
  const styles = new Set<string>()
  const follow = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || forMembers.has(key) || styles.has(chunk.file)) return
    styles.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(key)
  return [...styles].filter((file) => file.endsWith('.js'))
}
