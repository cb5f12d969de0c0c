import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { withPageSettings, withProductTag } from './page-settings.ts'
import type { PageSettings } from './page-settings.ts'
import { siteFile } from './site-file.ts'
import type { SiteFile } from './site-file.ts'

const INDEX = 'index.html'

/** The built site by path (`/assets/…`), in memory, with the operator's settings in its pages. */
export function readSiteFiles(
  folder: string,
  settings: PageSettings,
): ReadonlyMap<string, SiteFile> {
  const files = new Map(
    pathsIn(folder).map((names) => {
      const path = `/${names.join('/')}`
      const body = withSettings(names.join('/'), readFileSync(join(folder, ...names)), settings)
      return [encodeURI(path), siteFile(path, new Uint8Array(body), undefined, folder)]
    }),
  )
  const { jackpotPath, jackpotFile } = settings
  if (jackpotFile !== '')
    files.set(jackpotPath, siteFile(jackpotPath, new Uint8Array(readFileSync(jackpotFile)), 'ask'))
  return files
}

/** The other pages have no script: that of the service worker, and those that the operator adds. */
function withSettings(name: string, content: Buffer, settings: PageSettings): Buffer {
  if (extname(name) !== '.html') return content
  const html = content.toString()
  return Buffer.from(
    name === INDEX
      ? withPageSettings(html, name, settings)
      : withProductTag(html, settings.productTag),
  )
}

/** Path segments of each file of a folder, relative to it; without names that begin with a dot (`.vite/`). */
export const pathsIn = (folder: string): readonly (readonly string[])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((names) => names.every((name) => !name.startsWith('.')))
