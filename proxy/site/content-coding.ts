import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

export type Bytes = Uint8Array<ArrayBuffer>

export const codings = ['br', 'gzip'] as const

export type Coding = (typeof codings)[number]

/** Folder of the built site with compressed files, named by a hash of the original. */
export const COMPRESSED_FOLDER = '.compressed'

const compress = {
  br: promisify(brotliCompress),
  gzip: (body: Bytes) => promisify(gzip)(body, { level: 9 }),
}

export const compressedFile = (siteFolder: string, hash: string, coding: Coding): string =>
  join(siteFolder, COMPRESSED_FOLDER, `${hash}.${coding}`)

/** @param compressed file that may hold the result already; null: none */
export async function encodeBody(
  body: Bytes,
  coding: Coding,
  compressed: string | null,
): Promise<Bytes> {
  const storedBody = compressed === null ? null : await readFile(compressed).catch(() => null)
  return new Uint8Array(storedBody ?? (await compress[coding](body)))
}
