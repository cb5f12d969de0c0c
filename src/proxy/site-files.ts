import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type SiteFile = {
  readonly type: string
  readonly body: Buffer
  readonly etag: string
  readonly isImmutable: boolean
  /** The body in this coding; null where coding gains nothing. */
  coded(coding: 'br' | 'gzip'): Promise<Buffer> | null
}

export type PageSettings = {
  /** The page's title (R-NAV-05). */
  readonly productTag: string
  /** Hosts on which games may open, with their ports. */
  readonly gameHosts: readonly string[]
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
const worthCoding = /^(text\/|application\/|image\/svg)/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The built site by path (`/assets/…`), read once; every page carries title and game hosts. */
export function readSiteFiles(folder: string, page: PageSettings): Map<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const path = `/${relative(folder, file).split(sep).join('/')}`
      const content = readFileSync(file)
      const body =
        extname(path) === '.html' ? Buffer.from(withSettings(content.toString(), page)) : content
      return [path, siteFile(path, body)]
    }),
  )
}

function siteFile(path: string, body: Buffer): SiteFile {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const kept = new Map<string, Promise<Buffer>>()
  return {
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isImmutable: path.startsWith('/assets/'),
    coded: (coding) => {
      if (!worthCoding.test(type) || body.length < 512) return null
      const known = kept.get(coding)
      if (known) return known
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
      const made = coding === 'br' ? brotli(body, { params }) : zip(body, { level: 9 })
      kept.set(coding, made)
      return made
    },
  }
}

function withSettings(html: string, { productTag, gameHosts }: PageSettings): string {
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(productTag)}</title>`)
    .replace(
      /(<meta\s+name="maru:game-hosts"\s+content=")[^"]*(")/,
      (_all, before: string, after: string) =>
        `${before}${escapeHtml(gameHosts.join(' '))}${after}`,
    )
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
