export type ByteRange = { readonly from: number; readonly to: number }

/**
 * The one range of bytes that a request asks for (RFC 9110, section 14), both ends included; null
 * when it asks for none, or for several, which are answered as a whole.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
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
