import { isIP } from 'node:net'
import { plain } from './admin-app.ts'
import type { Refusal } from './refusals.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])
/** What the log may show of a host that a stranger wrote. */
const READABLE = /^[\w.:[\]-]{1,100}$/
/** A host with or without a port. */
const HOST_HEADER = /^[^\s/?#@\\]+$/

type Names = {
  /** The origin that players see; null: not known. */
  readonly publicOrigin: string | null
  /** The address to listen on. */
  readonly host: string
  /** Whether any address will do as a name: none can be made to lead here. */
  readonly takesAddresses: boolean
  readonly onRefusal: (refusal: Refusal) => void
}

/** Where a request says that it goes. */
export type SentHost = {
  /** All Host headers; HTTP/1.0 needs none. */
  readonly hosts: readonly string[]
  /** The request target: nearly always a path, but a whole address is allowed, too. */
  readonly target: string
}

/**
 * Refuses a request that was sent to another name than the site's own (RFC 9110, sections 7.2 and
 * 15.5.20): the one of PUBLIC_ORIGIN, the address that it listens on, a loopback name. A page of
 * another site can make its own name lead here (DNS rebinding), and would then be of the same origin.
 * A target that is a whole address counts before Host (RFC 9112, section 3.2.2), so the two must agree. `/healthz` tells nothing, and load balancers ask
 * it by address.
 */
export function createHostCheck({ publicOrigin, host, takesAddresses, onRefusal }: Names) {
  const own = publicOrigin === null ? null : new URL(publicOrigin)
  const listens = EVERY_ADDRESS.has(host) ? null : parse(`http://${inUrl(host)}`)?.hostname
  const isOwn = (header: string, name: string): boolean => {
    if (own !== null && parse(`${own.protocol}//${header}`)?.host === own.host) return true
    if (LOOPBACK.has(name) || name === listens) return true
    return takesAddresses && isIP(name.replace(/^\[|\]$/g, '')) !== 0
  }
  /** Nearly all requests bring the same header. */
  let lastOwn: string | null = null
  const verdictOn = (header: string): 'own' | 'foreign' | 'unclear' => {
    if (header === lastOwn) return 'own'
    const name = HOST_HEADER.test(header) ? parse(`http://${header}`)?.hostname : undefined
    if (name === undefined) return 'unclear'
    if (!isOwn(header, name)) return 'foreign'
    lastOwn = header
    return 'own'
  }
  const refusal = (words: string, status: 400 | 421, hosts: readonly string[]): Response => {
    const details = hosts.map((one) => (READABLE.test(one) ? one : 'unreadable'))
    onRefusal({ reason: 'host', requestId: crypto.randomUUID(), status, details })
    return plain(words, status)
  }
  return {
    /** Whether this one Host header names the site. */
    accepts: (header: string): boolean => verdictOn(header) === 'own',
    /** The refusal of a request that names another site, or none clearly; null for any other. */
    refuse: (request: Request, { hosts, target }: SentHost): Response | null => {
      const address = target.startsWith('/') ? null : addressOf(target)
      const header = hosts[0] ?? address?.host
      if (header === undefined) return null
      const isClear = hosts.length < 2 && (address === null || isOf(address, header))
      const verdict = isClear ? verdictOn(header) : 'unclear'
      if (verdict === 'own') return null
      if (verdict === 'unclear') return refusal('The host is not clear.\n', 400, hosts)
      if (new URL(request.url).pathname === '/healthz') return null
      const words = 'This site has another name; the operator sets it by PUBLIC_ORIGIN.\n'
      return refusal(words, 421, hosts)
    },
  }
}

/** The address that is a request target; undefined: it is none of a site, or names a user. */
const addressOf = (target: string): URL | undefined =>
  /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i.test(target) ? (parse(target) ?? undefined) : undefined

/** Whether a Host header names the host and the port of an address. */
const isOf = (address: URL | undefined, header: string): boolean =>
  address !== undefined && parse(`${address.protocol}//${header}`)?.host === address.host

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

const parse = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null)
