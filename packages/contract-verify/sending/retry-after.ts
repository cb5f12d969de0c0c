/** Milliseconds of `Retry-After` (RFC 9110, 10.2.3), from seconds or a date; undefined: invalid. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const at = text === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
