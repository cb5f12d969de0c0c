import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './shared/make-folder.ts'

const KEY_BYTES = 32

/** A key of SESSION_KEYS: 32 bytes in base64; null: invalid. */
export function parseKey(text: string): Uint8Array | null {
  const key = Buffer.from(text, 'base64')
  const isWhole = key.length === KEY_BYTES && key.toString('base64') === text
  return isWhole ? new Uint8Array(key) : null
}

/**
 * Reads the key file, or creates it with a random key and mode 0600. Processes that create it concurrently get the
 * same key.
 * @throws Error when the file is unreadable or has no key
 */
export function readKeyFile(file: string): Uint8Array {
  const key = parseKey((readIfThere(file) ?? makeKeyFile(file)).trim())
  if (key === null) throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes in base64`)
  return key
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function makeKeyFile(file: string): string {
  makeFolder(dirname(file))
  const whole = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(whole, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 })
  try {
    // A link appears atomically, a write does not.
    linkSync(whole, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(whole)
  }
  return readFileSync(file, 'utf8')
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
