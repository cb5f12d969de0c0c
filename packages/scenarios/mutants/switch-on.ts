/** What a sound play never reaches. */
const MOST_TIMES = 1_000_000
const LONGEST_MS = 20_000

/**
 * Switches one mutant on for a play. A mutant can make a loop endless, which no timer ends and which takes the memory of
 * the process: it throws when it ran too often or for too long.
 * @param id null: none
 */
export function switchOn(
  id: number | null,
  { mostTimes = MOST_TIMES, longestMs = LONGEST_MS } = {},
): (one: number) => boolean {
  let times = 0
  const begun = performance.now()
  return (one) => {
    if (one !== id) return false
    times += 1
    if (times > mostTimes || performance.now() - begun > longestMs)
      throw new Error('The mutant runs without end.')
    return true
  }
}
