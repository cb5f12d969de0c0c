const DATABASE_URL = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?(.*))?$/

/** `target_session_attrs` values that ask for a server which accepts writes. The store always needs one. */
const writableTargets = [null, 'read-write', 'primary']

/**
 * One connection string per host of `postgres://user@host1:5432,host2:5432/name?options`. Null: invalid, or an option
 * asks for servers that cannot write.
 */
export function addressesOf(url: string): readonly string[] | null {
  const [, prefix, hosts, path, query] = DATABASE_URL.exec(url) ?? []
  if (prefix === undefined || hosts === undefined || path === undefined) return null
  // An unencoded / in the password makes its user look like the host.
  if (path.includes('@')) return null
  const options = new URLSearchParams(query)
  if (!writableTargets.includes(options.get('target_session_attrs'))) return null
  options.delete('target_session_attrs')
  const addresses = hosts.split(',').map((host) => `${prefix}${host}${path}?${options.toString()}`)
  const isValid = (address: string) =>
    URL.canParse(address) || (hosts === '' && options.get('host') !== null)
  return addresses.every(isValid) ? addresses : null
}

/** The host and port of one connection string, without the password. */
export const hostOf = (address: string): string =>
  DATABASE_URL.exec(address)?.[2] || 'the local socket'

export const isPostgres = (store: string): boolean => /^postgres(ql)?:/.test(store)
