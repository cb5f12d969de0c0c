import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const KEY_BYTES = 32

/** A key of SESSION_KEYS: 32 bytes in base64; null when the text is anything else. */
export function parseKey(text: string): Uint8Array | null {
  const key = Buffer.from(text, 'base64')
  const isWhole = key.length === KEY_BYTES && key.toString('base64') === text
  return isWhole ? new Uint8Array(key) : null
}

/**
 * The key in a file, made with a random key for its owner alone (0600) if there is none. Processes
 * that make it together get the same one.
 * @throws Error when the file cannot be read, or does not hold a key
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
  mkdirSync(dirname(file), { recursive: true })
  const whole = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(whole, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 })
  try {
    // Unlike a write, a link is there as a whole or not at all.
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
