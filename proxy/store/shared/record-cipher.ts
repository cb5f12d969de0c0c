import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const KEY_ID_BYTES = 4
const IV_BYTES = 12
const TAG_BYTES = 16

export type RecordCipher = {
  /** Encrypts with the first key. Only the same context decrypts it. */
  seal(text: string, context: string): Uint8Array
  /** Null when no key decrypts it. */
  open(sealed: Uint8Array, context: string): string | null
  /** Whether it is encrypted with the first key. */
  isCurrent(sealed: Uint8Array): boolean
}

/**
 * AES-256-GCM with the keys of SESSION_KEYS (32 bytes each, at least one). Format: key id, random nonce, tag,
 * ciphertext. `context` (row and column) is authenticated.
 */
export function createRecordCipher(keys: readonly Uint8Array[]): RecordCipher {
  const [firstKey] = keys
  if (firstKey === undefined) throw new Error('A cipher needs a key.')
  const keysById = new Map(keys.map((key) => [keyIdOf(key), key]))
  const firstKeyId = Buffer.from(keyIdOf(firstKey), 'hex')
  return {
    isCurrent: (sealed) => firstKeyId.equals(sealed.subarray(0, KEY_ID_BYTES)),
    seal: (text, context) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', firstKey, iv).setAAD(Buffer.from(context))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([firstKeyId, iv, cipher.getAuthTag(), encrypted])
    },
    open: (sealed, context) => {
      const key = keysById.get(keyIdIn(sealed))
      if (key === undefined) return null
      const tagOffset = KEY_ID_BYTES + IV_BYTES
      try {
        const decipher = createDecipheriv(
          'aes-256-gcm',
          key,
          sealed.subarray(KEY_ID_BYTES, tagOffset),
        )
          .setAAD(Buffer.from(context))
          .setAuthTag(sealed.subarray(tagOffset, tagOffset + TAG_BYTES))
        const text = decipher.update(sealed.subarray(tagOffset + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

const keyIdIn = (sealed: Uint8Array): string =>
  Buffer.from(sealed.subarray(0, KEY_ID_BYTES)).toString('hex')

const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES).toString('hex')
