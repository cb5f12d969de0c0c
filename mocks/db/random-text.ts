export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Pooled, because a call to the system per text is expensive. */
const pool = new Uint8Array(4_096)
let used = pool.length

/** Unguessable text: 6 random bits per character. */
export function randomText(length: number): string {
  let text = ''
  for (let count = 0; count < length; count += 1) {
    if (used === pool.length) {
      crypto.getRandomValues(pool)
      used = 0
    }
    text += ALPHABET[(pool[used] ?? 0) % 64]
    used += 1
  }
  return text
}
