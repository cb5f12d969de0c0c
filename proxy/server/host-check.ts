import { isIP } from 'node:net'
import { plainText } from './admin-app.ts'
import type { Refusal } from './connections/refusals.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])
/** Hosts that are safe to log. */
const READABLE = /^[\w.:[\]-]{1,100}$/
/** A host with or without a port. */
const HOST_HEADER = /^[^\s/?#@\\]+$/

type HostCheckOptions = {
  /** The origin that players see; null: unknown. */
  readonly publicOrigin: string | null
  readonly host: string
  /** Whether any IP address is accepted as a host; addresses cannot be rebound. */
  readonly takesAddresses: boolean
  readonly onRefusal: (refusal: Refusal) => void
}

export type SentHost = {
  /** All Host headers; HTTP/1.0 needs none. */
  readonly hosts: readonly string[]
  /** The request target: usually a path, sometimes an absolute URL. */
  readonly target: string
}

/**
 * Refuses requests for other hosts than the site's own (RFC 9110, sections 7.2 and 15.5.20): PUBLIC_ORIGIN, the
 * listening address, or a loopback name. This prevents DNS rebinding, which would give a foreign page the same
 * origin. An absolute-form target overrides Host (RFC 9112, section 3.2.2), so both must agree. `/healthz` reveals
 * nothing, and load balancers use addresses.
 */
export function createHostCheck({
  publicOrigin,
  host,
  takesAddresses,
  onRefusal,
}: HostCheckOptions) {
  const publicUrl = publicOrigin === null ? null : new URL(publicOrigin)
  const listeningHost = EVERY_ADDRESS.has(host)
    ? null
    : parseUrl(`http://${hostInUrl(host)}`)?.hostname
  const isOwnHost = (header: string, name: string): boolean => {
    if (publicUrl !== null && parseUrl(`${publicUrl.protocol}//${header}`)?.host === publicUrl.host)
      return true
    if (LOOPBACK.has(name) || name === listeningHost) return true
    return takesAddresses && isIP(name.replace(/^\[|\]$/g, '')) !== 0
  }
  /** The last accepted header is cached, because nearly all requests have the same one. */
  let lastOwnHeader: string | null = null
  const verdictOn = (header: string): 'own' | 'foreign' | 'unclear' => {
    if (header === lastOwnHeader) return 'own'
    const name = HOST_HEADER.test(header) ? parseUrl(`http://${header}`)?.hostname : undefined
    if (name === undefined) return 'unclear'
    if (!isOwnHost(header, name)) return 'foreign'
    lastOwnHeader = header
    return 'own'
  }
  const refusal = (text: string, status: 400 | 421, hosts: readonly string[]): Response => {
    const details = hosts.map((hostName) => (READABLE.test(hostName) ? hostName : 'unreadable'))
    onRefusal({ reason: 'host', requestId: crypto.randomUUID(), status, details })
    return plainText(text, status)
  }
  return {
    /** Whether this one Host header names the site. */
    accepts: (header: string): boolean => verdictOn(header) === 'own',
    /** The refusal of a request for another or an unclear host; null: accepted. */
    refuse: (request: Request, { hosts, target }: SentHost): Response | null => {
      const address = target.startsWith('/') ? null : addressOf(target)
      const header = hosts[0] ?? address?.host
      if (header === undefined) return null
      const isUnambiguous = hosts.length < 2 && (address === null || isHostOf(address, header))
      const verdict = isUnambiguous ? verdictOn(header) : 'unclear'
      if (verdict === 'own') return null
      if (verdict === 'unclear') return refusal('The host is not clear.\n', 400, hosts)
      if (new URL(request.url).pathname === '/healthz') return null
      const text = 'This site has another name; the operator sets it by PUBLIC_ORIGIN.\n'
      return refusal(text, 421, hosts)
    },
  }
}

/** The URL of a request target; undefined: not a site's address, or with a user name. */
const addressOf = (target: string): URL | undefined =>
  /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(target) ? (parseUrl(target) ?? undefined) : undefined

/** Whether a Host header names the host and the port of an address. */
const isHostOf = (address: URL | undefined, header: string): boolean =>
  address !== undefined && parseUrl(`${address.protocol}//${header}`)?.host === address.host

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

const parseUrl = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null)
