import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

export type CodedBody = {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

const coded = (coding: string, bytes: Uint8Array): CodedBody => ({
  bytes,
  headers: { 'content-encoding': coding },
})

/** The same answer in bodies that contradict their headers or use unrequested encodings. */
export function codedBodies(answer: object): Readonly<Record<string, CodedBody>> {
  const plain = Buffer.from(JSON.stringify(answer))
  return {
    'gzip on plain JSON': coded('gzip', plain),
    'GZIP in capitals on plain JSON': coded('GZIP', plain),
    'x-gzip on plain JSON': coded('x-gzip', plain),
    'deflate on plain JSON': coded('deflate', plain),
    'br on plain JSON': coded('br', plain),
    'zstd on plain JSON': coded('zstd', plain),
    'an unknown coding': coded('rot13', plain),
    'two codings on plain JSON': coded('gzip, br', plain),
    'identity and gzip on plain JSON': coded('identity, gzip', plain),
    'gzip on gzip': coded('gzip', gzipSync(plain)),
    'gzip twice, said once': coded('gzip', gzipSync(gzipSync(plain))),
    'gzip cut in the middle': coded('gzip', gzipSync(plain).subarray(0, 30)),
    'deflate on deflate': coded('deflate', deflateSync(plain)),
    'br on br': coded('br', brotliCompressSync(plain)),
  }
}

/** Bytes that are not UTF-8 in place of every text. */
export const notUtf8 = (answer: object): CodedBody => ({
  bytes: Buffer.concat([
    Buffer.from(JSON.stringify(answer).replace(/\}$/, ',"nick":"')),
    // "데모" in EUC-KR.
    Buffer.from([0xb5, 0xa5, 0xb8, 0xf0]),
    Buffer.from('"}'),
  ]),
  headers: { 'content-type': 'application/json; charset=euc-kr' },
})

/** Bodies with readable JSON in a form that RFC 8259 does not allow. */
export function oddTexts(answer: object): Readonly<Record<string, CodedBody>> {
  const plain = Buffer.from(JSON.stringify(answer))
  return {
    'a byte order mark': { bytes: Buffer.concat([Buffer.from('\uFEFF'), plain]), headers: {} },
    'another charset': {
      bytes: plain,
      headers: { 'content-type': 'application/json; charset=euc-kr' },
    },
    'another charset in quotes': {
      bytes: plain,
      headers: { 'content-type': 'application/json;Charset="UTF-16"' },
    },
  }
}

export const plainHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'content-encoding': 'identity' },
  { 'content-encoding': '' },
  { 'content-type': 'application/json; charset=utf-8' },
  { 'content-type': 'application/json;charset="UTF-8"' },
]
