import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest, ManifestChunk } from 'vite'

/** Bytes of JavaScript, brotli, that the first visit to `/` may cost. */
export const firstVisitBudget = 110_000

/** Lazily loaded sources that a guest's first visit to `/` needs at once. */
const neededAtHome = [/^src\/features\/home\//, /^src\/i18n\/(.+\/)?ko\.json$/]

/** What a production build must never hold. */
const mockTraces = [/mockServiceWorker/, /virtual:msw/, /@mswjs\//, /@msw\/data/, /"mocks\//]

export type ScriptSize = { readonly file: string; readonly bytes: number }

/** Files of JavaScript that a guest's first visit to `/` loads, by the build's manifest. */
export function firstVisitScripts(manifest: Manifest): string[] {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The manifest of the build names no entry.')
  const files = new Set<string>()
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || files.has(chunk.file)) return
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const key of chunk.imports ?? []) visit(manifest[key])
    for (const key of chunk.dynamicImports ?? []) {
      if (neededAtHome.some((pattern) => pattern.test(key))) visit(manifest[key])
    }
  }
  visit(entry)
  return [...files]
}

/** Sizes in bytes after brotli at its best quality, which is how the site is served. */
export async function sizesOf(dist: string, files: readonly string[]): Promise<ScriptSize[]> {
  const measure = async (file: string) => ({
    file,
    bytes: brotliCompressSync(await readFile(join(dist, file))).length,
  })
  return Promise.all(files.map(measure))
}

/** Traces of the mock backend among the built files: empty when there is none. */
export async function mockTracesIn(dist: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
  const found = await Promise.all(
    files.map(async (file) => {
      const isText = /\.(js|css|html|json)$/.test(file)
      const text = isText ? await readFile(join(dist, file), 'utf8') : ''
      const trace = mockTraces.find((pattern) => pattern.test(file) || pattern.test(text))
      return trace ? [`${file}: ${trace.source}`] : []
    }),
  )
  return found.flat()
}
