export type WebAddressFault = 'malformed' | 'insecure' | 'has-credentials'

export type WebAddress =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly reason: WebAddressFault }

/** URL parsers drop tabs and line breaks and turn backslashes into slashes, so such addresses are refused. */
const isDisguised = (text: string): boolean =>
  [...text].some((sign) => sign <= ' ' || sign === '\\' || sign === '\u007f')

const SCHEME = /^([a-z][a-z\d+.-]*):/i
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/([^/?#]+)/i

const schemeOf = (text: string): string | undefined => SCHEME.exec(text)?.[1]?.toLowerCase()

/**
 * An https or http address that a person reads as a browser does: absolute, without hidden characters, and without a
 * user name, which would look like the host (R-GAME-03).
 */
export function readWebAddress(text: string): WebAddress {
  const scheme = isDisguised(text) ? undefined : schemeOf(text)
  if (scheme === undefined) return { ok: false, reason: 'malformed' }
  if (scheme !== 'https' && scheme !== 'http') return { ok: false, reason: 'insecure' }
  const authority = ABSOLUTE.exec(text)?.[1]
  if (authority === undefined || !URL.canParse(text)) return { ok: false, reason: 'malformed' }
  if (authority.includes('@')) return { ok: false, reason: 'has-credentials' }
  return { ok: true, url: new URL(text) }
}

/** Whether an operator's contact may be a link: https by the rule of `readWebAddress`, mailto or tel. */
export function isContact(text: string): boolean {
  const scheme = schemeOf(text)
  if (scheme === 'https') return readWebAddress(text).ok
  return (scheme === 'mailto' || scheme === 'tel') && !isDisguised(text) && URL.canParse(text)
}
