import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const literal = /'([\w.-]+)'|"([\w.-]+)"/g
const template = /`((?:[\w.-]|\$\{[^`}]*\})+)`/g
const hole = /\$\{[^}]*\}/g

/**
 * The messages that no source names, neither in quotes nor by a template such as
 * `failure.${kind}.title`; of a template only the first word has to be written out.
 */
export function unusedAmong(ids: readonly string[], sources: readonly string[]): string[] {
  const usedIds = new Set<string>()
  const patterns = new Set<string>()
  for (const source of sources) {
    for (const [, single, double] of source.matchAll(literal)) usedIds.add(single ?? double ?? '')
    for (const [, text = ''] of source.matchAll(template)) {
      if (/^[a-zA-Z]+\..*\$\{/.test(text)) patterns.add(text)
    }
  }
  const matchers = [...patterns].map((text) => {
    const parts = text.split(hole).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join('[^.]+')}$`)
  })
  return ids.filter((id) => !usedIds.has(id) && !matchers.some((pattern) => pattern.test(id)))
}

/** Tests, manifests and generated files name messages without using them; the table of places does use them. */
const isUser = (file: string): boolean =>
  !/\.(?:test|screen)\.tsx?$|^src[\\/](?:generated[\\/](?!places)|i18n[\\/]compiled[\\/])/.test(
    file,
  )

/** The messages that no source of the repository `root` uses. */
export const findUnused = (root: string, ids: readonly string[]): string[] =>
  unusedAmong(
    ids,
    globSync('src/**/*.{ts,tsx}', { cwd: root })
      .filter(isUser)
      .map((file) => readFileSync(join(root, file), 'utf8')),
  )
