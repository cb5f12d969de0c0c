const TLS_WORDS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed. To trust it, give it as a PEM file: --ca FILE',
  SELF_SIGNED_CERT_IN_CHAIN: 'comes from a private CA. Give the certificate of that CA: --ca FILE',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'comes from an unknown CA, or the server leaves out an intermediate one. Pass the missing certificate with --ca FILE',
  UNABLE_TO_GET_ISSUER_CERT: 'comes from an unknown CA. Give the certificate of that CA: --ca FILE',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'comes from an unknown CA. Give the certificate of that CA: --ca FILE',
  CERT_HAS_EXPIRED: 'has expired. Renew it on the server',
  CERT_NOT_YET_VALID: 'is not valid yet. Check the clocks of both machines',
}

/** TLS errors for a plain HTTP peer; codes differ between OpenSSL releases. */
const NO_TLS = /^(EPROTO|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST))$/

const codesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return []
  const code: unknown = Reflect.get(error, 'code')
  const errors: unknown = Reflect.get(error, 'errors')
  return [
    ...(typeof code === 'string' ? [code] : []),
    // A host with several addresses has one error per address.
    ...(Array.isArray(errors) ? errors.flatMap(codesOf) : []),
    ...codesOf(error.cause),
  ]
}

export type ConnectionFailure = {
  /** What happened and, if known, what to do; without a full stop. */
  readonly words: string
  /** The connection failed, independent of the request. */
  readonly isUnreachable: boolean
}

export function connectionFailure(
  error: unknown,
  url: string,
  timeoutMs: number,
): ConnectionFailure {
  const codes = codesOf(error)
  const unreachable = unreachableWords(codes, url)
  if (unreachable !== undefined) return { words: unreachable, isUnreachable: true }
  return { words: brokenWords(error, codes, url, timeoutMs), isUnreachable: false }
}

function unreachableWords(codes: readonly string[], url: string): string | undefined {
  const has = (...wanted: readonly string[]) => wanted.some((code) => codes.includes(code))
  const { host, hostname } = new URL(url)
  if (has('ECONNREFUSED'))
    return `connection refused: nothing listens on ${host}. Check the address, and that the server runs`
  if (has('ENOTFOUND')) return `the host name ${hostname} is not known. Check its spelling`
  if (has('EAI_AGAIN'))
    return `the host name ${hostname} cannot be looked up now. Check its spelling, the network and DNS`
  if (has('EHOSTUNREACH', 'ENETUNREACH')) return `${host} is unreachable. Check the address`
  if (has('UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'))
    return `the server at ${host} does not accept a connection in time. Check the address and the firewall`
  if (has('ERR_TLS_CERT_ALTNAME_INVALID'))
    return `the certificate of ${host} is for another host name. Give the name that it has`
  if (codes.some((code) => NO_TLS.test(code)))
    return `the server at ${host} does not use TLS. Give ${url.replace(/^https:/, 'http:')}`
  const tls = codes.map((code) => TLS_WORDS[code]).find((words) => words !== undefined)
  return tls === undefined ? undefined : `the certificate of ${host} ${tls}`
}

export const CLOSED = 'the connection was closed'

function brokenWords(
  error: unknown,
  codes: readonly string[],
  url: string,
  timeoutMs: number,
): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1_000} s`
  if (codes.some((code) => code.startsWith('HPE_'))) return `the answer is not HTTP${tlsHint(url)}`
  if (codes.some((code) => CLOSING.includes(code))) return CLOSED
  const [code] = codes
  const known = code === undefined ? '' : ` (${code})`
  return error instanceof Error ? `${error.message}${known}` : String(error)
}

const CLOSING: readonly string[] = ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE']

export const tlsHint = (url: string): string =>
  url.startsWith('http:')
    ? `. If the server speaks TLS, give ${url.replace(/^http:/, 'https:')}`
    : ''
