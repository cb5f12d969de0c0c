import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

type PageSettings = {
  /** The page's title (R-NAV-05). */
  readonly productTag: string
  /** Hosts on which games may open, with their ports. */
  readonly gameHosts: readonly string[]
}

export type SiteFile = {
  readonly type: string
  readonly body: Bytes
  /** Weak where the file has codings: one tag stands for all of them. */
  readonly etag: string
  readonly caching: 'immutable' | 'hour' | 'ask'
  readonly isCodable: boolean
  /** The body in this content coding; compressed once, then kept. */
  coded(coding: 'br' | 'gzip'): Promise<Bytes>
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const CODABLE = /^(text\/|application\/(json|manifest)|image\/svg)/
const CODABLE_FROM_BYTES = 512

const compress = {
  br: promisify(brotliCompress),
  gzip: (body: Bytes) => promisify(gzip)(body, { level: 9 }),
}

/**
 * The built site by path (`/assets/…`), in memory, with title and game hosts in every page. Files and
 * folders whose name begins with a dot (`.vite/`) are left out.
 */
export function readSiteFiles(folder: string, page: PageSettings): ReadonlyMap<string, SiteFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((path) => path.every((name) => !name.startsWith('.')))
  return new Map(
    paths.map((names) => {
      const path = `/${names.join('/')}`
      const content = readFileSync(join(folder, ...names))
      const isPage = extname(path) === '.html'
      const body = isPage ? Buffer.from(withPageSettings(content.toString(), page)) : content
      return [encodeURI(path), siteFile(path, new Uint8Array(body))]
    }),
  )
}

function siteFile(path: string, body: Bytes): SiteFile {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const isCodable = CODABLE.test(type) && body.byteLength >= CODABLE_FROM_BYTES
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const made = new Map<string, Promise<Bytes>>()
  return {
    type,
    body,
    etag: isCodable ? `W/${tag}` : tag,
    caching: cachingOf(path),
    isCodable,
    coded: (coding) => {
      const known = made.get(coding)
      if (known !== undefined) return known
      const making = compress[coding](body).then((bytes) => new Uint8Array(bytes))
      made.set(coding, making)
      return making
    },
  }
}

function cachingOf(path: string): SiteFile['caching'] {
  if (path.startsWith('/assets/')) return 'immutable'
  return extname(path) === '.html' ? 'ask' : 'hour'
}

/** Compresses every file ahead of the first request, one after the other. */
export async function prepareCodings(files: ReadonlyMap<string, SiteFile>): Promise<void> {
  for (const file of files.values()) {
    if (!file.isCodable) continue
    await file.coded('br')
    await file.coded('gzip')
  }
}

/** Writes the operator's title and game hosts into a page. */
function withPageSettings(html: string, { productTag, gameHosts }: PageSettings): string {
  const hosts = `<meta name="maru:game-hosts" content="${escapeHtml(gameHosts.join(' '))}" />`
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(productTag)}</title>`)
    .replace(/<meta\s[^>]*name="maru:game-hosts"[^>]*>/, () => hosts)
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
