/** How `CACHE` is reached. */
export type CacheAddress = {
  readonly kind: 'single' | 'sentinel' | 'cluster'
  readonly nodes: readonly { readonly host: string; readonly port: number }[]
  /** The primary's name for Sentinel. */
  readonly name: string
  readonly database: number
  readonly username: string | null
  readonly password: string | null
  readonly isEncrypted: boolean
}

const CACHE_URL =
  /^(redis|rediss|valkey|valkeys)(?:\+(sentinel|cluster))?:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/?#]+)(?:\/([^?#]*))?$/
const DEFAULT_PORTS = { single: 6_379, sentinel: 26_379, cluster: 6_379 }

/** Null: invalid. */
export function parseCacheAddress(text: string): CacheAddress | null {
  const [, scheme, variant, username, password, hosts = '', path = ''] = CACHE_URL.exec(text) ?? []
  if (scheme === undefined) return null
  const kind = variant === 'sentinel' || variant === 'cluster' ? variant : 'single'
  const names = hosts.split(',')
  const nodes = names
    .map((name) => nodeOf(name, DEFAULT_PORTS[kind]))
    .filter((node) => node !== null)
  const [name = '', database = ''] = kind === 'sentinel' ? path.split('/') : ['', path]
  const isComplete =
    nodes.length === names.length &&
    (kind !== 'single' || nodes.length === 1) &&
    (kind !== 'sentinel' || name !== '') &&
    /^\d*$/.test(database) &&
    (kind !== 'cluster' || Number(database) === 0) &&
    isDecodable(`${username ?? ''}${password ?? ''}`)
  if (!isComplete) return null
  return {
    kind,
    nodes,
    name,
    database: Number(database),
    username: username ? decodeURIComponent(username) : null,
    password: password ? decodeURIComponent(password) : null,
    isEncrypted: scheme.endsWith('s') && scheme !== 'redis',
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function nodeOf(text: string, fallback: number): CacheAddress['nodes'][number] | null {
  if (!URL.canParse(`http://${text}`)) return null
  const { hostname, port } = new URL(`http://${text}`)
  // The default port of http is dropped from its URL.
  const isHttpPort = text.endsWith(':80')
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isHttpPort ? 80 : fallback)),
  }
}
