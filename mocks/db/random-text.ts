export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Drawn at once: each draw from the system costs more than all else of a text. */
const pool = new Uint8Array(4_096)
let used = pool.length

/** Text that cannot be guessed: 6 random bits for each character, none used twice. */
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
