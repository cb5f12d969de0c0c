import { createHmac, hash, hkdfSync } from 'node:crypto'
import { memberKey } from '../../../src/lib/member-id.ts'
import { backendAddress } from '../../settings/backend-address.ts'

export const hashOfParts = (...parts: readonly string[]): string =>
  hash('sha256', parts.join(' '), 'base64url')

export type NameHasher = (kind: 'member' | 'counter' | 'news', name: string) => string

/**
 * Hashes guessable keys such as ids and addresses with a key derived from the first of SESSION_KEYS, so that a copy of
 * the store does not help to check guesses. When the first key changes, all counters start again.
 */
export function createNameHasher(
  [firstKey = new Uint8Array()]: readonly Uint8Array[],
  ...scope: readonly string[]
): NameHasher {
  const key = Buffer.from(hkdfSync('sha256', firstKey, '', 'names in the store', 32))
  return (kind, name) =>
    createHmac('sha256', key)
      .update([...scope, kind, name].join(' '))
      .digest('base64url')
}

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
