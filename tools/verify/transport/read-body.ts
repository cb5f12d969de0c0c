import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { ReceivedResponse } from '../contract/model.ts'

/** Limit against decompression bombs. */
const MAX_DECODED_BYTES = 20_000_000

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** Content codings in order of application; none for `identity`. */
export const codingsIn = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')

/** Decoded bytes; null: not encoded as declared. */
function decodeBytes(bytes: Uint8Array, codings: readonly string[]): Uint8Array | null {
  let decodedBytes = bytes
  for (const coding of codings.toReversed()) {
    const decode = decoders[coding]
    if (decode === undefined) return null
    try {
      decodedBytes = decode(decodedBytes, { maxOutputLength: MAX_DECODED_BYTES })
    } catch {
      return null
    }
  }
  return decodedBytes
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true })
const lenientDecoder = new TextDecoder()

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strictDecoder.decode(bytes)
    return true
  } catch {
    return false
  }
}

const hasByteOrderMark = ([first, second, third]: Uint8Array): boolean =>
  first === 0xef && second === 0xbb && third === 0xbf

export function readBody(
  bytes: Uint8Array,
  headers: ReceivedResponse['headers'],
): Pick<ReceivedResponse, 'text' | 'bytes'> {
  const codings = codingsIn(headers['content-encoding'])
  const decodedBytes = decodeBytes(bytes, codings)
  const readableBytes = decodedBytes ?? bytes
  const faults = [
    ...(decodedBytes === null
      ? [`says Content-Encoding: ${codings.join(', ')}, but the body is not encoded so`]
      : []),
    ...(decodedBytes !== null && !isUtf8(decodedBytes) ? ['has a body that is not UTF-8'] : []),
    ...(hasByteOrderMark(readableBytes) ? ['has a body that begins with a byte order mark'] : []),
  ]
  const isReadable = decodedBytes !== null && isUtf8(decodedBytes)
  return { text: lenientDecoder.decode(readableBytes), bytes: { faults, isReadable } }
}
