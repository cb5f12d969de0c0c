import type { ClientNetwork } from '../../http/client-address.ts'
import type { CountedRequest, CounterStore } from '../../ports/ports.ts'
import { uncountedRequest } from '../../backend/call-kinds.ts'
import { consume, StoreLimiter } from './store-limiter.ts'

const HOUR_SECONDS = 3_600
const FIRST_WAIT_SECONDS = 15
const MAX_WAIT_SECONDS = 900
/** All unknown clients together may try an id this many times as often as one address. */
const ID_FACTOR = 20
/** Part of these tries for networks that try the id for the first time within an hour. */
const NEWCOMERS_SHARE = 0.5
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

const noNetwork: ClientNetwork = { name: 'unknown', factor: 1 }

/** A client: its device, if it has signed in before, and the networks of its address. */
export type Client = { readonly device: string | null; readonly networks: readonly ClientNetwork[] }

export type IdThrottle = {
  /** Counts a try. Rejects with a problem 429. */
  count(client: Client, id: string): Promise<CountedRequest>
  /** Ends the waits of a client that has proved to be the member, and recognizes it from then on. */
  recordSuccess(client: Client, id: string): Promise<void>
}

type Options = {
  readonly purpose: 'login' | 'reset'
  readonly tries: number
  /** Counts each try, for any id. */
  readonly countAny: (networks: readonly ClientNetwork[]) => Promise<void>
  readonly counters: CounterStore
  readonly clock: { now(): number }
}

/**
 * Slows down guessing of a password or of the data for its reset (R-SESS-04). After `tries` attempts for one id from
 * one client, each further try waits: 15 s, then twice as long each time, at most 15 minutes; a success resets this.
 * Attempts for one id by all unknown clients together are limited as well; a part of that is kept for networks that
 * try it for the first time. A device or an address that has signed in with the id has a budget of its own, so that
 * strangers cannot lock a member out. Existing and unknown ids count alike.
 */
export function createIdThrottle({
  purpose,
  tries,
  countAny,
  counters,
  clock,
}: Options): IdThrottle {
  const limiter = (name: string, points: number, seconds: number) =>
    new StoreLimiter({ counters, clock, name, points, seconds })
  const attempts = limiter(`${purpose}-attempts`, tries, HOUR_SECONDS)
  /** One attempt at a time, for the length of the wait. */
  const turns = limiter(`${purpose}-turns`, 1, FIRST_WAIT_SECONDS)
  const waits = limiter(`${purpose}-waits`, tries, HOUR_SECONDS)
  const triesPerId = tries * ID_FACTOR
  const newcomers = limiter(`${purpose}-newcomers`, Math.ceil(triesPerId * NEWCOMERS_SHARE), 60)
  const ids = limiter(`${purpose}-ids`, triesPerId - newcomers.points, 60)
  const knownIds = limiter(`${purpose}-known-ids`, triesPerId, 60)
  const knownClients = limiter('login-known', 1, KNOWN_SECONDS)

  const assertTurn = async (pair: string) => {
    const { consumedPoints } = (await waits.get(pair)) ?? { consumedPoints: 0 }
    const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** consumedPoints, MAX_WAIT_SECONDS)
    await consume(turns, pair, { customDuration: seconds })
    await waits.penalty(pair)
  }
  const assertIdNotFlooded = async (member: string, isNewcomer: boolean) => {
    if (isNewcomer) {
      const { consumedPoints } = await newcomers.penalty(member)
      if (consumedPoints <= newcomers.points) return newcomers
    }
    await consume(ids, member)
    return ids
  }
  /** A member may make many devices known, so they have a limit together. */
  const assertOwnNotFlooded = async (member: string) => {
    await consume(knownIds, member)
    return knownIds
  }
  const pairOf = (name: string, id: string) => `${name} ${countedId(id)}`
  const isKnownClient = async (name: string, id: string) =>
    (await knownClients.get(pairOf(name, id))) !== null
  /** The device or the address that has signed in with this id before; null: neither has. */
  const knownNetwork = async ({ device, networks: [network = noNetwork] }: Client, id: string) => {
    if (device !== null && (await isKnownClient(device, id))) return { name: device, factor: 1 }
    return (await isKnownClient(network.name, id)) ? network : null
  }
  const recordSuccess = async ({ device, networks: [network = noNetwork] }: Client, id: string) => {
    if (tries === 0) return
    const pairs = [network.name, ...(device === null ? [] : [device])].map((name) =>
      pairOf(name, id),
    )
    await Promise.all(
      pairs.flatMap((pair) => [
        knownClients.set(pair, 1, KNOWN_SECONDS),
        ...[attempts, turns, waits].map((counter) => counter.delete(pair)),
      ]),
    )
  }
  const count = async (client: Client, id: string): Promise<CountedRequest> => {
    const network = tries === 0 ? null : await knownNetwork(client, id)
    const networks = network === null ? client.networks : [network]
    await countAny(networks)
    if (tries === 0) return uncountedRequest
    const member = countedId(id)
    const reversals: (() => Promise<unknown>)[] = []
    let isNewcomer = false
    for (const { name, factor } of networks) {
      const pair = pairOf(name, id)
      const { consumedPoints } = await attempts.penalty(pair)
      reversals.push(() => attempts.reward(pair))
      isNewcomer = consumedPoints === 1
      if (consumedPoints >= tries * factor) {
        await assertTurn(pair)
        reversals.push(
          () => turns.delete(pair),
          () => waits.reward(pair),
        )
      }
    }
    const idLimiter = await (network === null
      ? assertIdNotFlooded(member, isNewcomer)
      : assertOwnNotFlooded(member))
    reversals.push(() => idLimiter.reward(member))
    return {
      succeeded: () => recordSuccess(client, id),
      withdraw: async () => {
        await Promise.all(reversals.map((reverse) => reverse()))
      },
    }
  }
  return { count, recordSuccess }
}
