import type { SiteFile } from './site-files.ts'

/**
 * The built site: hashed files for a year, pages asked anew each time, one page for every place of
 * the app, parts of media files (RFC 9110, section 14).
 */
export function createStaticSite(files: ReadonlyMap<string, SiteFile>) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Only GET is answered here.\n', {
        status: 405,
        headers: { allow: 'GET, HEAD' },
      })
    }
    const file = find(files, request)
    if (file === undefined) return new Response('Not found.\n', { status: 404 })
    const headers = new Headers({
      'content-type': file.type,
      etag: file.etag,
      'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    })
    if (request.headers.get('if-none-match')?.includes(file.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const part = rangeOf(request.headers.get('range'), file.body.length)
    if (part !== null) return partOf(request, file, part, headers)
    const { body, coding } = await codedFor(request, file)
    if (coding !== null) headers.set('content-encoding', coding)
    else headers.set('accept-ranges', 'bytes')
    headers.set('content-length', String(body.length))
    return new Response(bodyFor(request, body), { headers })
  }
}

function find(files: ReadonlyMap<string, SiteFile>, request: Request): SiteFile | undefined {
  const { pathname } = new URL(request.url)
  const exact = files.get(pathname)
  if (exact) return exact
  const isPlace = !/\.[^/]*$/.test(pathname)
  return isPlace ? files.get('/index.html') : undefined
}

async function codedFor(request: Request, file: SiteFile) {
  const accepted = (request.headers.get('accept-encoding') ?? '').toLowerCase()
  const coding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`(^|[,\\s])${name}($|[,;\\s])(?!\\s*q=0(\\.0+)?($|[,\\s]))`).test(accepted),
  )
  const coded = coding && (await file.coded(coding))
  return coded ? { body: coded, coding } : { body: file.body, coding: null }
}

type Part = { readonly from: number; readonly to: number } | 'unsatisfiable'

/** The one range asked for; null when there is none, or several, which are answered as a whole. */
function rangeOf(header: string | null, size: number): Part | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [first, last] = [match[1] ?? '', match[2] ?? '']
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'unsatisfiable' : { from, to }
}

function partOf(request: Request, file: SiteFile, part: Part, headers: Headers): Response {
  const size = file.body.length
  if (part === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${part.from}-${part.to}/${size}`)
  headers.set('content-length', String(part.to - part.from + 1))
  return new Response(bodyFor(request, file.body.subarray(part.from, part.to + 1)), {
    status: 206,
    headers,
  })
}

const bodyFor = (request: Request, body: Buffer): Uint8Array<ArrayBuffer> | null =>
  request.method === 'HEAD' ? null : new Uint8Array(body)
