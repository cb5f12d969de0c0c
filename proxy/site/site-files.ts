import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import {
  PRODUCT_TAG_MARK,
  OFFLINE_PATH,
  SERVICE_WORKER_PATH,
  WORKER_FOLDER,
} from '../../src/lib/prerendered-page.ts'
import type { ServiceWorkerSettings } from '../../src/lib/prerendered-page.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type PageSettings = {
  /** The page's title (R-NAV-05). */
  readonly productTag: string
  /** Hosts of games, with their ports. */
  readonly gameHosts: readonly string[]
  /** Hosts of pictures, with their ports. */
  readonly imageHosts: readonly string[]
  /** Idle limit of a session; null: none. */
  readonly sessionIdleMs: number | null
  /** False: pages register no service worker. */
  readonly hasServiceWorker: boolean
  /** Percentage of visits that report their speed. */
  readonly vitalsPercent: number
  /** Path of the operator's jackpot; empty: none (R-HOME-01). */
  readonly jackpotPath: string
  /** File with the answer of that path; empty: a file of the site has it, or another server. */
  readonly jackpotFile: string
  readonly operator: {
    /** Years; 0: no minimum. */
    readonly minimumAge: number
  }
}

export type SiteFile = {
  readonly type: string
  readonly body: Bytes
  /** Weak for compressible files, because all codings share one tag. */
  readonly etag: string
  readonly caching: 'immutable' | 'hour' | 'ask'
  readonly isCodable: boolean
  /** The body in this content coding; compressed once, then cached. */
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
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const CODABLE = /^(text\/|application\/(json|manifest)|image\/svg)/
const CODABLE_FROM_BYTES = 512

/** Compressed files, named by a hash of the original. */
const COMPRESSED_FOLDER = '.compressed'

const compress = {
  br: promisify(brotliCompress),
  gzip: (body: Bytes) => promisify(gzip)(body, { level: 9 }),
}

/**
 * The built site by path (`/assets/…`), in memory, with title and game hosts in every page. Skips names that begin
 * with a dot (`.vite/`).
 */
export function readSiteFiles(folder: string, page: PageSettings): ReadonlyMap<string, SiteFile> {
  const paths = pathsIn(folder).filter((path) => path.every((name) => !name.startsWith('.')))
  const files = new Map(
    paths.map((names) => {
      const path = `/${names.join('/')}`
      const content = readFileSync(join(folder, ...names))
      const isPage = extname(path) === '.html'
      const body = isPage ? Buffer.from(withPageSettings(content.toString(), page)) : content
      return [encodeURI(path), siteFile(path, new Uint8Array(body), cachingOf(path), folder)]
    }),
  )
  const { jackpotPath, jackpotFile } = page
  if (jackpotFile !== '')
    files.set(jackpotPath, siteFile(jackpotPath, new Uint8Array(readFileSync(jackpotFile)), 'ask'))
  return files
}

/** Path segments of each file of a folder, relative to it. */
export const pathsIn = (folder: string): readonly (readonly string[])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))

/** @param siteFolder where the build may have stored compressed forms of this body */
export function siteFile(
  path: string,
  body: Bytes,
  caching = cachingOf(path),
  siteFolder?: string,
): SiteFile {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const isCodable = CODABLE.test(type) && body.byteLength >= CODABLE_FROM_BYTES
  const tag = `"${hashOf(body).slice(0, 22)}"`
  const bodies = new Map<string, Promise<Bytes>>()
  return {
    type,
    body,
    etag: isCodable ? `W/${tag}` : tag,
    caching,
    isCodable,
    coded: (coding) => {
      const cached = bodies.get(coding)
      if (cached !== undefined) return cached
      const making = codedBody(body, coding, siteFolder)
      bodies.set(coding, making)
      return making
    },
  }
}

const hashOf = (body: Bytes): string => createHash('sha256').update(body).digest('base64url')

const compressedFile = (siteFolder: string, body: Bytes, coding: 'br' | 'gzip'): string =>
  join(siteFolder, COMPRESSED_FOLDER, `${hashOf(body)}.${coding}`)

async function codedBody(body: Bytes, coding: 'br' | 'gzip', siteFolder?: string): Promise<Bytes> {
  const precompressed =
    siteFolder === undefined
      ? null
      : await readFile(compressedFile(siteFolder, body, coding)).catch(() => null)
  return new Uint8Array(precompressed ?? (await compress[coding](body)))
}

/**
 * Stores compressed forms of a built site's files beside them, so that no start has to compress them. Skips pages,
 * because the operator's settings change them.
 */
export async function keepCompressed(siteFolder: string): Promise<void> {
  await mkdir(join(siteFolder, COMPRESSED_FOLDER), { recursive: true })
  const paths = pathsIn(siteFolder).filter(
    (path) => path.every((name) => !name.startsWith('.')) && extname(path.at(-1) ?? '') !== '.html',
  )
  await Promise.all(
    paths.map(async (names) => {
      const file = siteFile(
        names.join('/'),
        new Uint8Array(await readFile(join(siteFolder, ...names))),
      )
      if (!file.isCodable) return
      for (const coding of ['br', 'gzip'] as const) {
        await writeFile(compressedFile(siteFolder, file.body, coding), await file.coded(coding))
      }
    }),
  )
}

function cachingOf(path: string): SiteFile['caching'] {
  if (path.startsWith('/assets/')) return 'immutable'
  return extname(path) === '.html' ? 'ask' : 'hour'
}

/** Compresses every file before its first request, one at a time. */
export async function prepareCodings(files: readonly SiteFile[]): Promise<void> {
  for (const file of files) {
    if (!file.isCodable) continue
    await file.coded('br')
    await file.coded('gzip')
  }
}

/** Writes the operator's settings into a page: title, game hosts, and all that differ from the default. */
export function withPageSettings(
  html: string,
  {
    productTag,
    gameHosts,
    imageHosts,
    sessionIdleMs,
    hasServiceWorker,
    vitalsPercent,
    jackpotPath,
    operator: { minimumAge },
  }: PageSettings,
): string {
  const settings = [
    `<meta name="maru:game-hosts" content="${escapeHtml(gameHosts.join(' '))}" />`,
    ...(imageHosts.length === 0
      ? []
      : [`<meta name="maru:image-hosts" content="${escapeHtml(imageHosts.join(' '))}" />`]),
    ...(sessionIdleMs === null
      ? []
      : [`<meta name="maru:session-idle-ms" content="${sessionIdleMs}" />`]),
    ...(vitalsPercent === 0
      ? []
      : [`<meta name="maru:vitals-percent" content="${vitalsPercent}" />`]),
    ...(jackpotPath === ''
      ? []
      : [`<meta name="maru:jackpot" content="${escapeHtml(jackpotPath)}" />`]),
    ...(minimumAge === 0 ? [] : [`<meta name="maru:minimum-age" content="${minimumAge}" />`]),
    ...(hasServiceWorker ? [] : ['<meta name="maru:service-worker" content="off" />']),
  ]
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(productTag)}</title>`)
    .replaceAll(PRODUCT_TAG_MARK, () => escapeHtml(productTag))
    .replace(/<meta\s[^>]*name="maru:game-hosts"[^>]*>/, () => settings.join(''))
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Settings = Pick<PageSettings, 'hasServiceWorker'> & Pick<ServiceWorkerSettings, 'pageWaitMs'>

/**
 * The service worker's script among the site's files, always revalidated. When switched off, a script that removes
 * itself and its cache.
 */
export function withServiceWorker(
  files: ReadonlyMap<string, SiteFile>,
  siteFolder: string,
  { hasServiceWorker, pageWaitMs }: Settings,
): ReadonlyMap<string, SiteFile> {
  const script = join(siteFolder, WORKER_FOLDER, hasServiceWorker ? 'on.js' : 'off.js')
  if (!existsSync(script)) return files
  const code = readFileSync(script, 'utf8')
  const of = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
  // The cached offline page contains the operator's title.
  const cache = `maru-${of(code + (files.get(OFFLINE_PATH)?.etag ?? ''))}`
  const settings: ServiceWorkerSettings = { cache, pageWaitMs }
  const body = hasServiceWorker ? `const settings=${JSON.stringify(settings)};\n${code}` : code
  const bytes = new TextEncoder().encode(body)
  return new Map([...files, [SERVICE_WORKER_PATH, siteFile(SERVICE_WORKER_PATH, bytes, 'ask')]])
}
