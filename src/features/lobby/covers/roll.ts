import type { Names } from '../../../lib/names.ts'

export type Roll = {
  /** A whole number from `from` to `to`, inclusive. */
  between: (from: number, to: number) => number
  oneOf: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** FNV-1a over UTF-16 units with a final mix; 32 bits, unsigned. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Pseudo-random numbers seeded by a text (mulberry32). */
export const rollFrom = (text: string): Roll => {
  let state = hashOf(text)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    oneOf: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

/** Seed of a drawing, equal in every language. */
export const seedOf = ({ ko, en }: Names): string => `${ko} ${en}`
