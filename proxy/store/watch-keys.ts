import { readSecretFile } from './secret-files.ts'
import { keyList } from './store-settings.ts'
import type { StoreSettings } from './store-settings.ts'

const EVERY_MS = 5_000

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

const isSameList = (some: readonly Uint8Array[], others: readonly Uint8Array[]): boolean =>
  isSame(Buffer.concat(some), Buffer.concat(others))

/** What is wrong with new keys; null: they may be used. */
function faultOf(keys: readonly Uint8Array[], [first]: readonly Uint8Array[]): string | null {
  if (keys.length === 0) return 'it has no key'
  if (first === undefined || keys.some((key) => isSame(key, first))) return null
  return 'it lacks the key that was first, which decrypts sessions and limits'
}

/**
 * Reads SESSION_KEYS_FILE again when it changes, also when a link to it does. Keys that are invalid or lack the first
 * one until now are not used.
 * @param tell called with the result of each reading, without keys
 * @returns a function that ends it
 */
export function watchKeys(
  { sessionKeys, sessionKeysFile: file }: StoreSettings,
  useKeys: (keys: readonly Uint8Array[]) => void,
  tell: (event: 'session_keys_changed' | 'session_keys_refused', sentence: string) => void,
  everyMs = EVERY_MS,
): () => void {
  if (file === null) return () => undefined
  let used = sessionKeys
  let judged: string | null = null
  const read = () => {
    const refuse = (reason: string) =>
      tell('session_keys_refused', `SESSION_KEYS_FILE was changed and is not used: ${reason}.`)
    try {
      const text = readSecretFile(file)
      if (text === judged) return
      const isFirst = judged === null
      judged = text
      const { data: keys } = keyList.safeParse(text)
      if (keys === undefined) return refuse('it is not a list of keys of 32 bytes in base64')
      const fault = faultOf(keys, used)
      if (fault !== null) return refuse(fault)
      if (isFirst && isSameList(keys, used)) return
      used = keys
      useKeys(keys)
      tell('session_keys_changed', `SESSION_KEYS_FILE was read again. Keys: ${keys.length}.`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== judged) refuse(reason)
      judged = reason
    }
  }
  const timer = setInterval(read, everyMs).unref()
  return () => clearInterval(timer)
}
