import { BlockList, isIP } from 'node:net'
import type { ClientRequest } from '../ports/ports.ts'

type ReadHeader = ClientRequest['header']

export type ClientAddressSettings = {
  /** Peers whose header is trusted; null: none. */
  readonly trustedProxies: BlockList | null
  /** The header that they set. They forward all others as the client sent them. */
  readonly clientAddressHeader: 'x-forwarded-for' | 'forwarded'
}

const NETWORK = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i

/** Parses addresses and networks such as `::1` or `10.0.0.0/8`; null when one is invalid. */
export function parseNetworks(list: readonly string[]): BlockList | null {
  const networks = new BlockList()
  for (const entry of list) {
    const [, address = '', length] = NETWORK.exec(entry) ?? []
    const family = familyOf(address)
    if (family === null || Number(length ?? 0) > (family === 'ipv4' ? 32 : 128)) return null
    if (length === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(length), family)
  }
  return networks
}

/**
 * The client address: the peer, or behind trusted gateways the last address in their header that is not a gateway.
 * `onUnbelieved` is called once if such a header arrives while no gateway is trusted.
 */
export function createClientAddress(
  { trustedProxies, clientAddressHeader }: ClientAddressSettings,
  onUnbelieved: () => void,
) {
  let isSilent = trustedProxies !== null
  const isTrusted = isGatewayOf({ trustedProxies })
  const readers = { forwarded: addressesOfForwarded, 'x-forwarded-for': addressesOfList }
  const plainPeer = memoize(plainAddress)
  return (peer: string | null, header: ReadHeader): string | null => {
    const peerAddress = peer === null ? null : plainPeer(peer)
    if (!isSilent && header(clientAddressHeader) !== null) {
      isSilent = true
      onUnbelieved()
    }
    if (peerAddress === null || !isTrusted(peerAddress)) return peerAddress
    let client = peerAddress
    // The list is read from the nearest hop outwards; entries set by untrusted hops are ignored.
    for (const hop of readers[clientAddressHeader](header).toReversed()) {
      const address = plainAddress(hop)
      if (address === null) return client
      client = address
      if (!isTrusted(address)) return client
    }
    return client
  }
}

const privateNetworks = parseNetworks([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
])
/** A name without a dot, or of a zone that no public name server answers for (RFC 6761, RFC 6762, RFC 9476). */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|test|cluster\.local)$/

/** Whether a host is this machine or in a private network. */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = familyOf(address)
  if (family === null) return PRIVATE_NAME.test(hostname)
  return privateNetworks?.check(address, family) ?? false
}

export const isGatewayOf =
  ({ trustedProxies }: Pick<ClientAddressSettings, 'trustedProxies'>) =>
  (address: string): boolean => {
    const family = familyOf(address)
    return family !== null && trustedProxies !== null && trustedProxies.check(address, family)
  }

const MAX_REMEMBERED = 10_000

function memoize<Result>(compute: (address: string) => Result): (address: string) => Result {
  const results = new Map<string, Result>()
  return (address) => {
    const cached = results.get(address)
    if (cached !== undefined) return cached
    const result = compute(address)
    if (results.size >= MAX_REMEMBERED) results.clear()
    results.set(address, result)
    return result
  }
}

/** Addresses that count together. */
export type ClientNetwork = {
  readonly name: string
  /** The factor by which its limits exceed those of one client. */
  readonly factor: number
}

/**
 * The networks of a client, from the narrowest: an IPv4 address; of IPv6 the /64 that a device has, the /56 that a
 * household gets and the /48 that anybody can rent (RFC 6177), with higher limits.
 */
export const clientNetworks = memoize((address: string): readonly ClientNetwork[] => {
  if (isIP(address) !== 6) return [{ name: address, factor: 1 }]
  const groups = groupsOf(address)
  const [first, second, third, fourth = 0] = groups
  const name = (length: number, ...parts: readonly (number | undefined)[]) =>
    `${parts.map((part = 0) => part.toString(16)).join(':')}::/${length}`
  return [
    { name: name(64, first, second, third, fourth), factor: 1 },
    { name: name(56, first, second, third, fourth & 0xff_00), factor: 2 },
    { name: name(48, first, second, third), factor: 4 },
  ]
})

/** The eight groups of an IPv6 address without an IPv4 part. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  const [headGroups, tailGroups] = [numbers(head), numbers(tail)]
  const zeros = Array.from(
    { length: Math.max(0, 8 - headGroups.length - tailGroups.length) },
    () => 0,
  )
  return [...headGroups, ...zeros, ...tailGroups]
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}

/** An address without brackets, port or IPv4-mapped prefix; null: invalid. */
export function plainAddress(text: string): string | null {
  const [, inBrackets, withPort] =
    /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? []
  const bare = inBrackets ?? withPort ?? text.trim()
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase()
  return isIP(address) === 0 ? null : address
}

const addressesOfList = (header: ReadHeader): string[] =>
  (header('x-forwarded-for') ?? '').split(',').filter((address) => address.trim() !== '')

/** `for=` of each element (RFC 7239, section 4); an obfuscated one ends the chain. */
const addressesOfForwarded = (header: ReadHeader): string[] =>
  (header('forwarded') ?? '')
    .split(',')
    .filter((element) => element.trim() !== '')
    .map((element) => /(?:^|;)\s*for="?([^";]*)"?/i.exec(element)?.[1] ?? '')
