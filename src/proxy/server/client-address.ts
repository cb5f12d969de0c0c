import { BlockList, isIP } from 'node:net'

export type ClientAddressSettings = {
  /** Peers whose header is believed; null: nobody's. */
  readonly trustedProxies: BlockList | null
  /** The header that they write: they pass on what a client wrote into another. */
  readonly clientAddressHeader: 'x-forwarded-for' | 'forwarded'
}

/** An address or a network of a list, such as `10.0.0.0/8` or `::1`. */
const NETWORK = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i

/** The addresses and networks of a list; null when one of them cannot be read. */
export function parseNetworks(list: readonly string[]): BlockList | null {
  const networks = new BlockList()
  for (const one of list) {
    const [, address = '', length] = NETWORK.exec(one) ?? []
    const family = familyOf(address)
    if (family === null || Number(length ?? 0) > (family === 'ipv4' ? 32 : 128)) return null
    if (length === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(length), family)
  }
  return networks
}

/**
 * The address that a request comes from: the other end of the connection, or, where that is a trusted
 * gateway, the last address in its header that is none. `onUnbelieved` is called once when such a
 * header comes while no gateway is trusted.
 */
export function createClientAddress(
  { trustedProxies, clientAddressHeader }: ClientAddressSettings,
  onUnbelieved: () => void,
) {
  let isSilent = trustedProxies !== null
  const isTrusted = (address: string): boolean => {
    const family = familyOf(address)
    return family !== null && trustedProxies !== null && trustedProxies.check(address, family)
  }
  const readers = { forwarded: addressesOfForwarded, 'x-forwarded-for': addressesOfList }
  return (peer: string | null, headers: Headers): string | null => {
    const nearest = peer === null ? null : plainAddress(peer)
    if (!isSilent && headers.has(clientAddressHeader)) {
      isSilent = true
      onUnbelieved()
    }
    if (nearest === null || !isTrusted(nearest)) return nearest
    let client = nearest
    // From the nearest hop to the farthest: what an untrusted one wrote is not believed.
    for (const hop of readers[clientAddressHeader](headers).toReversed()) {
      const address = plainAddress(hop)
      if (address === null) return client
      client = address
      if (!isTrusted(address)) return client
    }
    return client
  }
}

/** What counts as one client: an IPv4 address, or the /64 network that an IPv6 customer has. */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}

/** An address without brackets, port and the prefix of an IPv4 address in IPv6; null: it is none. */
function plainAddress(text: string): string | null {
  const [, inBrackets, withPort] =
    /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? []
  const bare = inBrackets ?? withPort ?? text.trim()
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase()
  return isIP(address) === 0 ? null : address
}

const addressesOfList = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '').split(',').filter((one) => one.trim() !== '')

/** The `for=` of each element (RFC 7239, section 4); an obfuscated one ends the chain. */
const addressesOfForwarded = (headers: Headers): string[] =>
  (headers.get('forwarded') ?? '')
    .split(',')
    .filter((element) => element.trim() !== '')
    .map((element) => /(?:^|;)\s*for="?([^";]*)"?/i.exec(element)?.[1] ?? '')
