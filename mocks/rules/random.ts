/** Returns a number from 0 to below 1. */
export type Random = () => number

/** The generator Mulberry32: equal seeds give equal numbers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    const draw = nextRandom(state)
    state = draw.state
    return draw.value
  }
}

/** The next state of the generator and a number 0 <= n < 1. */
export function nextRandom(seed: number): { readonly state: number; readonly value: number } {
  const state = (seed + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return { state, value: ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000 }
}

/** A whole number 0 <= n < end. */
export const randomInteger = (random: Random, end: number): number => Math.floor(random() * end)
