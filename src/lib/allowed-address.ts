import { readWebAddress } from './web-address.ts'
import type { WebAddressFault } from './web-address.ts'

export type AddressRefusal = WebAddressFault | 'missing' | 'foreign-host'

export type AddressCheck =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: AddressRefusal }

const refuse = (reason: AddressRefusal): AddressCheck => ({ ok: false, reason })

const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const isSecure = (url: URL): boolean =>
  url.protocol === 'https:' || LOOPBACK_HOSTS.includes(url.hostname)

const matches = (url: URL, entry: string): boolean => {
  const isWildcard = entry.startsWith('*.')
  const host = isWildcard ? entry.slice(2) : entry
  if (!URL.canParse(`${url.protocol}//${host}`)) return false
  const allowed = new URL(`${url.protocol}//${host}`)
  // Empty for the scheme's own port.
  if (url.port !== allowed.port) return false
  return isWildcard
    ? url.hostname.endsWith(`.${allowed.hostname}`)
    : url.hostname === allowed.hostname
}

/**
 * Decides whether an address of the backend may be used: opened as a game (R-GAME-03), or shown as a picture.
 *
 * Only https (or http to this very machine, for development), only a host of the list, never with
 * a user name or password in it. An allowed entry is `host`, `host:port`, or `*.host` for every
 * name below that host; without a port it means the scheme's own. Never throws.
 *
 * @returns the address as a browser will read it, or the reason why it is refused
 */
export const checkAllowedAddress = (
  url: unknown,
  allowedHosts: readonly string[],
): AddressCheck => {
  if (typeof url !== 'string' || url.trim() === '') return refuse('missing')
  const address = readWebAddress(url)
  if (!address.ok) return refuse(address.reason)
  const parsed = address.url
  if (!isSecure(parsed)) return refuse('insecure')
  if (!allowedHosts.some((entry) => matches(parsed, entry))) return refuse('foreign-host')
  return { ok: true, url: parsed.href }
}
