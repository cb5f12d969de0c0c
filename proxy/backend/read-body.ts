import type { BackendResponse } from '../ports/ports.ts'

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const isUncoded = (coding: string | null): boolean => /^\s*(identity)?\s*$/i.test(coding ?? '')

/**
 * The body of a response as text, with a byte order mark if it has one; with its fault where it is not plain
 * UTF-8. The backend is asked for no content coding (`Accept-Encoding: identity`), so none is decoded.
 * @param coding the header Content-Encoding
 */
export function readBody(
  bytes: Uint8Array,
  coding: string | null,
): Pick<BackendResponse, 'text' | 'bodyFault'> {
  if (!isUncoded(coding)) return { text: '', bodyFault: 'content-encoding' }
  try {
    return { text: strictDecoder.decode(bytes), bodyFault: null }
  } catch {
    return { text: '', bodyFault: 'charset' }
  }
}
