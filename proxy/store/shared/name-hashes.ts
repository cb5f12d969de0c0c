import { createHmac, hash, hkdfSync } from 'node:crypto'
import { memberKey } from '../../../src/lib/member-id.ts'
import { backendAddress } from '../../settings/backend-address.ts'

export const hashOfParts = (...parts: readonly string[]): string =>
  hash('sha256', parts.join(' '), 'base64url')

export type NameHasher = {
  hashOf(kind: 'member' | 'counter' | 'news', name: string): string
  useKeys(keys: readonly Uint8Array[]): void
}

/**
 * Hashes guessable keys such as ids and addresses with a key derived from the first of SESSION_KEYS, so that a copy of
 * the store does not help to check guesses. When the first key changes, all counters start again.
 */
export function createNameHasher(
  keys: readonly Uint8Array[],
  ...scope: readonly string[]
): NameHasher {
  let key = nameKey(keys)
  return {
    useKeys: (newKeys) => {
      key = nameKey(newKeys)
    },
    hashOf: (kind, name) =>
      createHmac('sha256', key)
        .update([...scope, kind, name].join(' '))
        .digest('base64url'),
  }
}

const nameKey = ([firstKey = new Uint8Array()]: readonly Uint8Array[]): Buffer =>
  Buffer.from(hkdfSync('sha256', firstKey, '', 'names in the store', 32))

/** A backend's URL in one spelling. */
export function normalizeBackendUrl(backendUrl: string): string {
  const { origin, prefix } = backendAddress(backendUrl)
  return `${origin}${prefix}`
}

export function memberNamer(backendUrl: string): (member: string) => string {
  const normalizedUrl = normalizeBackendUrl(backendUrl)
  return (member) => `${normalizedUrl} ${memberKey(member)}`
}

/** Hashes random ids, such as session ids, per backend. */
export function idHasher(backendUrl: string): (...parts: readonly string[]) => string {
  const normalizedUrl = normalizeBackendUrl(backendUrl)
  return (...parts) => hashOfParts(normalizedUrl, ...parts)
}
