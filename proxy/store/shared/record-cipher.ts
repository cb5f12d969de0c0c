import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const KEY_ID_BYTES = 4
const IV_BYTES = 12
const TAG_BYTES = 16

export type RecordCipher = {
  /** Encrypts with the first key. Decrypts only at the same place. */
  seal(text: string, place: string): Uint8Array
  /** Null when no key decrypts it. */
  open(sealed: Uint8Array, place: string): string | null
  /** Whether it is encrypted with the first key. */
  isCurrent(sealed: Uint8Array): boolean
  useKeys(keys: readonly Uint8Array[]): void
}

/**
 * AES-256-GCM with the keys of SESSION_KEYS (32 bytes each, at least one). Format: key id, random nonce, tag,
 * ciphertext. `place` (row and column) is authenticated.
 */
export function createRecordCipher(keys: readonly Uint8Array[]): RecordCipher {
  let { byId, first, firstId } = requireKeyRing(keys)
  return {
    useKeys: (keys) => {
      ;({ byId, first, firstId } = requireKeyRing(keys))
    },
    isCurrent: (sealed) => firstId.equals(sealed.subarray(0, KEY_ID_BYTES)),
    seal: (text, place) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(place))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([firstId, iv, cipher.getAuthTag(), encrypted])
    },
    open: (sealed, place) => {
      const key = byId.get(idIn(sealed))
      if (key === undefined) return null
      const tagAt = KEY_ID_BYTES + IV_BYTES
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(KEY_ID_BYTES, tagAt))
          .setAAD(Buffer.from(place))
          .setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES))
        const text = decipher.update(sealed.subarray(tagAt + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

function requireKeyRing(keys: readonly Uint8Array[]) {
  const [first] = keys
  if (first === undefined) throw new Error('A cipher needs a key.')
  const byId = new Map(keys.map((key) => [idOf(key), key]))
  return { byId, first, firstId: Buffer.from(idOf(first), 'hex') }
}

const idIn = (sealed: Uint8Array): string =>
  Buffer.from(sealed.subarray(0, KEY_ID_BYTES)).toString('hex')

const idOf = (key: Uint8Array): string =>
  createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES).toString('hex')
