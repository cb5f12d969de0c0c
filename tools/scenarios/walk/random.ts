/** Numbers from 0 up to 1, the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Chooses an item of a list by weight. */
export function oneOf<One>(
  random: () => number,
  all: readonly One[],
  weightOf: (one: One) => number,
): One | undefined {
  let left = random() * all.reduce((sum, one) => sum + weightOf(one), 0)
  return all.find((one) => (left -= weightOf(one)) < 0) ?? all.at(-1)
}
