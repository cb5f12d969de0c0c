import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { encodeBody, compressedFile } from './content-coding.ts'
import type { Bytes, Coding } from './content-coding.ts'

export type SiteFile = {
  readonly type: string
  readonly body: Bytes
  /** SHA-256 of the body. */
  readonly hash: string
  /** Weak for compressible files, because all codings share one tag. */
  readonly etag: string
  readonly caching: 'immutable' | 'hour' | 'ask'
  readonly isCompressible: boolean
  /** The body in this content coding; compressed once, then cached. */
  bodyIn(coding: Coding): Promise<Bytes>
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
const COMPRESSIBLE_TYPE = /^(text\/|application\/(json|manifest)|image\/svg)/
const MIN_COMPRESSED_BYTES = 512

/** @param siteFolder where the build may have stored compressed forms of this body */
export function siteFile(
  path: string,
  body: Bytes,
  caching = cachingOf(path),
  siteFolder?: string,
): SiteFile {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const isCompressible = COMPRESSIBLE_TYPE.test(type) && body.byteLength >= MIN_COMPRESSED_BYTES
  const hash = createHash('sha256').update(body).digest('base64url')
  const tag = `"${hash.slice(0, 22)}"`
  const encodedBodies = new Map<Coding, Promise<Bytes>>()
  return {
    type,
    body,
    hash,
    etag: isCompressible ? `W/${tag}` : tag,
    caching,
    isCompressible,
    bodyIn: (coding) => {
      const cached = encodedBodies.get(coding)
      if (cached !== undefined) return cached
      const storedFile = siteFolder === undefined ? null : compressedFile(siteFolder, hash, coding)
      const encodedBody = encodeBody(body, coding, storedFile)
      encodedBodies.set(coding, encodedBody)
      return encodedBody
    },
  }
}

function cachingOf(path: string): SiteFile['caching'] {
  if (path.startsWith('/assets/')) return 'immutable'
  return extname(path) === '.html' ? 'ask' : 'hour'
}
