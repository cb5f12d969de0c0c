/** A number from 0 to 1, equal for equal seeds and numbers (Mulberry32). */
export function draw(seed: number, number: number): number {
  let state = (Math.imul(seed, 0x9e3779b1) + Math.imul(number, 0x85ebca6b)) | 0
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** An amount between both that no rounding leaves as it is, where there is one. */
export function drawAmount(part: number, least: number, most: number): number {
  const amount = least + Math.floor(part * Math.max(most - least + 1, 1))
  const odd = amount % 10 === 0 ? amount + 7 : amount
  return odd > most ? Math.max(least, Math.min(odd - 10, most)) : odd
}
