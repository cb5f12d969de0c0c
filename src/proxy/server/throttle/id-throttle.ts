import type { CountedRequest, CounterStore } from '../../core/ports.ts'
import { uncounted } from '../../backend/call-kinds.ts'
import { consume, StoreLimiter, tooMany } from './store-limiter.ts'

const HOUR_SECONDS = 3_600
const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = 900
/** All clients together may try an id this many times as often as one address. */
const ID_FACTOR = 20
const KNOWN_SECONDS = 30 * 24 * HOUR_SECONDS

/**
 * The key under which tries for a typed id are counted. Spellings that a backend may treat as the same id share a
 * count: case, width, accents, blanks, invisible characters and leading zeros. Two members may therefore share a
 * count.
 */
const countedId = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}\p{Z}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/^0+(?=\d+$)/, '')

export type IdThrottle = {
  /** Counts a try. Rejects with a problem 429. */
  count(client: string, id: string): Promise<CountedRequest>
  /** The client has proved to be the member: resets its waits. */
  proved(client: string, id: string): Promise<void>
}

/**
 * Slows down guessing of a password or of the data for its reset. After `tries` attempts for one id from one client,
 * each further try waits: 15 s, then twice as long each time, at most 15 minutes; a success resets this. Attempts for
 * one id by all clients together are limited as well, except for a client that has signed in with it before, so that
 * strangers cannot lock a member out. Existing and unknown ids count alike.
 */
export function createIdThrottle(
  act: 'login' | 'reset',
  tries: number,
  counters: CounterStore,
  clock: { now(): number },
): IdThrottle {
  const limiter = (name: string, points: number, seconds: number) =>
    new StoreLimiter({ counters, clock, name, points, seconds })
  const attempts = limiter(`${act}-attempts`, tries, HOUR_SECONDS)
  /** One attempt at a time, for the length of the wait. */
  const turns = limiter(`${act}-turns`, 1, FIRST_WAIT_SECONDS)
  const waits = limiter(`${act}-waits`, tries, HOUR_SECONDS)
  const ids = limiter(`${act}-ids`, tries * ID_FACTOR, 60)
  const known = limiter('login-known', 1, KNOWN_SECONDS)

  const assertTurn = async (pair: string) => {
    const { consumedPoints } = (await waits.get(pair)) ?? { consumedPoints: 0 }
    const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** consumedPoints, LONGEST_WAIT_SECONDS)
    await consume(turns, pair, { customDuration: seconds })
    await waits.penalty(pair)
  }
  const assertIdNotFlooded = async (member: string, pair: string) => {
    const { consumedPoints, msBeforeNext } = await ids.penalty(member)
    if (consumedPoints > ids.points && (await known.get(pair)) === null) throw tooMany(msBeforeNext)
  }
  const pairOf = (client: string, id: string) => `${client} ${countedId(id)}`
  const proved = async (client: string, id: string) => {
    if (tries === 0) return
    const pair = pairOf(client, id)
    await Promise.all([
      known.set(pair, 1, KNOWN_SECONDS),
      ...[attempts, turns, waits].map((one) => one.delete(pair)),
    ])
  }
  const count = async (client: string, id: string): Promise<CountedRequest> => {
    if (tries === 0) return uncounted
    const member = countedId(id)
    const pair = pairOf(client, id)
    const { consumedPoints } = await attempts.penalty(pair)
    const isTurn = consumedPoints >= tries
    if (isTurn) await assertTurn(pair)
    await assertIdNotFlooded(member, pair)
    return {
      succeeded: () => proved(client, id),
      withdraw: async () => {
        await Promise.all([
          attempts.reward(pair),
          ids.reward(member),
          ...(isTurn ? [turns.delete(pair), waits.reward(pair)] : []),
        ])
      },
    }
  }
  return { count, proved }
}
