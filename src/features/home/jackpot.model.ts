import { readProperty } from '../../lib/json.ts'

/** The sum in `{ "won": 3482617940 }`; null if it is not a whole number of won above 0. */
export const jackpotIn = (answer: unknown): number | null => {
  const won = readProperty(answer, 'won')
  return Number.isSafeInteger(won) && Number(won) > 0 ? Number(won) : null
}
