import { STATUS_CODES } from 'node:http'
import type { RefusalPorts } from './refusals.ts'

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Whether a connection error is caused by malformed or late input. */
export const isUnreadable = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  code.startsWith('HPE_') || code === 'ERR_HTTP_REQUEST_TIMEOUT'

export const hasLeft = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'HPE_INVALID_EOF_STATE'

export const unreadableWords = (status: number): string => `${STATUS_CODES[status]}.\n`

/** Headers of a response that ends its connection; a page begins with `<`. */
export const unreadableFields = (
  words: string,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...headers,
  date: new Date().toUTCString(),
  'content-type': `text/${words.startsWith('<') ? 'html' : 'plain'}; charset=utf-8`,
  'content-length': String(Buffer.byteLength(words)),
  'x-request-id': requestId,
  connection: 'close',
})

/** Response to unparseable HTTP, as text, because there is no response object. */
export function unreadableAnswer(
  { code = '' }: NodeJS.ErrnoException,
  requestId: string,
  { headers, largePage }: Pick<RefusalPorts, 'headers' | 'largePage'>,
): { readonly status: number; readonly text: string } {
  const status = statuses[code] ?? 400
  const words = (status === 431 ? largePage?.(null) : null) ?? unreadableWords(status)
  const fields = unreadableFields(words, requestId, headers)
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return {
    status,
    text: [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', words].join('\r\n'),
  }
}
