import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../../../src/lib/error-code.ts'
import { readSecretFile } from '../../settings/secret-files.ts'
import { makeFolder } from './make-folder.ts'

const KEY_BYTES = 32

/** A key of SESSION_KEYS: 32 bytes in base64; null: invalid. */
function parseKey(text: string): Uint8Array | null {
  const key = Buffer.from(text, 'base64')
  const isValid = key.length === KEY_BYTES && key.toString('base64') === text
  return isValid ? new Uint8Array(key) : null
}

/** The value of SESSION_KEYS. */
export const keyListSchema = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(',').map((key) => parseKey(key.trim()))))
  .refine((keys) => !keys.includes(null))
  .transform((keys) => keys.filter((key) => key !== null))

/**
 * Reads the key file, or creates it with a random key and mode 0600. Processes that create it concurrently get the
 * same key.
 * @throws Error when the file is unreadable or has no key
 */
export function readKeyFile(file: string): Uint8Array {
  const key = parseKey((readIfPresent(file) ?? createKeyFile(file)).trim())
  if (key === null) throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes in base64`)
  return key
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function createKeyFile(file: string): string {
  makeFolder(dirname(file))
  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(temporaryFile, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 })
  try {
    // A link appears atomically, a write does not.
    linkSync(temporaryFile, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(temporaryFile)
  }
  return readFileSync(file, 'utf8')
}

const POLL_MS = 5_000

const isSameKey = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

const isSameList = (a: readonly Uint8Array[], b: readonly Uint8Array[]): boolean =>
  isSameKey(Buffer.concat(a), Buffer.concat(b))

/** Parses the changed text of SESSION_KEYS_FILE. Returns the keys, or the reason why they cannot be used. */
function parseNewKeys(text: string, [firstKey]: readonly Uint8Array[]) {
  const { data: keys } = keyListSchema.safeParse(text)
  if (keys === undefined) return 'it is not a list of keys of 32 bytes in base64'
  if (keys.length === 0) return 'it has no key'
  if (firstKey === undefined || keys.some((key) => isSameKey(key, firstKey))) return keys
  return 'it lacks the key that was first, which decrypts sessions and limits'
}

/**
 * Reads SESSION_KEYS_FILE again when it changes, also when a link to it does. Invalid keys are not
 * used, nor keys that lack the current first one.
 * @param report receives the result of each reading, without keys
 * @returns a function that ends the watch
 */
export function watchKeys(
  {
    sessionKeys,
    sessionKeysFile: file,
  }: { readonly sessionKeys: readonly Uint8Array[]; readonly sessionKeysFile: string | null },
  useKeys: (keys: readonly Uint8Array[]) => void,
  report: (event: 'session_keys_changed' | 'session_keys_refused', sentence: string) => void,
  everyMs = POLL_MS,
): () => void {
  if (file === null) return () => undefined
  let currentKeys = sessionKeys
  /** Last text of the file, or the error of reading it; null: not read yet. */
  let lastReading: string | null = null
  const refuse = (reason: string) =>
    report('session_keys_refused', `SESSION_KEYS_FILE was changed and is not used: ${reason}.`)
  const readIfChanged = () => {
    try {
      const text = readSecretFile(file)
      if (text === lastReading) return
      const isFirstReading = lastReading === null
      lastReading = text
      const keys = parseNewKeys(text, currentKeys)
      if (typeof keys === 'string') return refuse(keys)
      if (isFirstReading && isSameList(keys, currentKeys)) return
      currentKeys = keys
      useKeys(keys)
      report('session_keys_changed', `SESSION_KEYS_FILE was read again. Keys: ${keys.length}.`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== lastReading) refuse(reason)
      lastReading = reason
    }
  }
  const timer = setInterval(readIfChanged, everyMs).unref()
  return () => clearInterval(timer)
}
