import { parse } from 'hono/utils/cookie'
import { LANGUAGE_COOKIE } from '../../src/lib/prerendered-page.ts'
import { codings } from './content-coding.ts'
import type { Coding } from './content-coding.ts'
import type { SiteFile } from './site-file.ts'
import type { SitePages } from './site-pages.ts'

export type StaticSite = {
  readonly files: ReadonlyMap<string, SiteFile>
  readonly pages: SitePages
  /** Whether a request has a session cookie. */
  readonly hasSession: (request: Request) => boolean
}

const HOUR_SECONDS = 3_600
const YEAR_SECONDS = 31_536_000

/**
 * Serves the built site: hashed files cached for a year, pages revalidated, each app route in the player's language,
 * byte ranges (RFC 9110, section 14), and 404 for everything else.
 */
export function createStaticSite(site: StaticSite) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusalResponse(405, 'Only GET is allowed here.', { allow: 'GET, HEAD' })
    }
    const exactFile = site.files.get(new URL(request.url).pathname)
    const file = exactFile ?? pageFor(site, request)
    if (file === undefined) return refusalResponse(404, 'Not found.')
    const coding = codingFor(request, file)
    const headers = headersOf(file)
    if (exactFile === undefined) headers.append('vary', 'cookie')
    if (hasCurrentCopy(request, file)) return new Response(null, { status: 304, headers })
    if (file.isCompressible) return wholeResponse(request, file, coding, headers)
    headers.set('accept-ranges', 'bytes')
    return partResponse(request, file, headers) ?? wholeResponse(request, file, null, headers)
  }
}

const refusalResponse = (
  status: number,
  text: string,
  extraHeaders: Record<string, string> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...extraHeaders,
    },
  })

/** The page of an app route, by the language and session cookies. */
function pageFor(site: StaticSite, request: Request): SiteFile | undefined {
  const { pathname } = new URL(request.url)
  const isAppRoute = !pathname.includes('.') && !pathname.startsWith('/assets/')
  const accept = request.headers.get('accept') ?? '*/*'
  if (!isAppRoute || !/text\/html|\*\/\*/.test(accept)) return undefined
  const cookie = parse(request.headers.get('cookie') ?? '', LANGUAGE_COOKIE)
  const page = { pathname, language: cookie[LANGUAGE_COOKIE], isGuest: !site.hasSession(request) }
  return site.pages.find(page) ?? site.files.get('/index.html')
}

function headersOf(file: SiteFile): Headers {
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    'cache-control': cachingOf(file),
  })
  if (file.isCompressible) headers.set('vary', 'accept-encoding')
  return headers
}

function cachingOf({ caching }: SiteFile): string {
  if (caching === 'immutable') return `public, max-age=${YEAR_SECONDS}, immutable`
  return caching === 'hour' ? `public, max-age=${HOUR_SECONDS}` : 'no-cache'
}

const withoutWeakMark = (etag: string): string => etag.trim().replace(/^W\//, '')

function hasCurrentCopy({ headers }: Request, { etag }: SiteFile): boolean {
  const knownTag = headers.get('if-none-match')
  if (knownTag === null) return false
  return (
    knownTag.trim() === '*' ||
    knownTag.split(',').some((tag) => withoutWeakMark(tag) === withoutWeakMark(etag))
  )
}

function codingFor({ headers }: Request, file: SiteFile): Coding | null {
  if (!file.isCompressible) return null
  const encodings = (headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  const isAccepted = (name: string) =>
    encodings.some((encoding) => {
      const [coding = '', ...parameters] = encoding.split(';').map((word) => word.trim())
      return coding === name && !parameters.some((word) => /^q=0(\.0*)?$/.test(word))
    })
  return codings.find(isAccepted) ?? null
}

async function wholeResponse(
  request: Request,
  file: SiteFile,
  coding: Coding | null,
  headers: Headers,
): Promise<Response> {
  const body = coding === null ? file.body : await file.bodyIn(coding)
  if (coding !== null) headers.set('content-encoding', coding)
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function partResponse(request: Request, file: SiteFile, headers: Headers): Response | null {
  const size = file.body.byteLength
  const condition = request.headers.get('if-range')
  if (request.method === 'HEAD' || (condition !== null && condition !== file.etag)) return null
  const range = byteRange(request.headers.get('range'), size)
  if (range === null) return null
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${range.from}-${range.to}/${size}`)
  headers.set('content-length', String(range.to - range.from + 1))
  return new Response(file.body.subarray(range.from, range.to + 1), { status: 206, headers })
}

type ByteRange = { readonly from: number; readonly to: number }

/**
 * The byte range of a Range header (RFC 9110, section 14), both ends inclusive. Null for none or several; the whole
 * file is sent then.
 */
function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const from = Math.max(0, size - Number(last))
    return from < size ? { from, to: size - 1 } : 'unsatisfiable'
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null
  return from < size ? { from, to } : 'unsatisfiable'
}
