import { nextRandom } from '../rules/random.ts'
import type { Random } from '../rules/random.ts'
import type { Database } from './database.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Random bytes for many texts, because a call to the system per text is expensive. */
const pool = new Uint8Array(4_096)
let poolSize = pool.length

/** Unguessable text: 6 random bits per character. */
export function randomText(length: number): string {
  let text = ''
  for (let count = 0; count < length; count += 1) {
    if (poolSize === pool.length) {
      crypto.getRandomValues(pool)
      poolSize = 0
    }
    text += ALPHABET[(pool[poolSize] ?? 0) % 64]
    poolSize += 1
  }
  return text
}

type Stream = keyof NonNullable<Database['meta']['drawn']>

/** Generator state for a seed; text is hashed (FNV-1a). */
const stateOfSeed = (seed: number | string): number =>
  typeof seed === 'number'
    ? seed
    : [...seed].reduce(
        (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
        0x811c9dc5,
      )

export function drawFromSeed(db: Database, seed: number | string): void {
  const firstState = stateOfSeed(seed)
  db.meta.seed = seed
  db.meta.drawn = { rounds: firstState, keys: ~firstState >>> 0 }
}

function draw(db: Database, stream: Stream, random: Random): number {
  const { drawn } = db.meta
  if (drawn === null) return random()
  const { state, value } = nextRandom(drawn[stream])
  db.meta.drawn = { ...drawn, [stream]: state }
  return value
}

/** Random numbers for games and delays: from the state's seed, or from `random`. */
export const randomOf =
  (db: Database, random: Random): Random =>
  () =>
    draw(db, 'rounds', random)

const seededText = (db: Database, length: number): string =>
  Array.from(
    { length },
    () => ALPHABET[Math.floor(draw(db, 'keys', Math.random) * ALPHABET.length)],
  ).join('')

/** A random key unused in the table; unguessable unless a seed is set. */
export function unusedKey(
  db: Database,
  table: { get(key: string): unknown },
  length: number,
  prefix = '',
): string {
  for (;;) {
    const text = db.meta.drawn === null ? randomText(length) : seededText(db, length)
    if (table.get(prefix + text) === undefined) return prefix + text
  }
}
