import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../../../src/lib/error-code.ts'
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
