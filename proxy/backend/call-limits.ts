import type { CallKind, CallLimits } from '../ports/ports.ts'
import { clientNetworks } from '../http/client-address.ts'
import { CallRefused } from './backend-errors.ts'
import { createBreaker } from './breaker.ts'
import type { Breaker } from './breaker.ts'
import { createBulkhead } from './bulkhead.ts'
import type { Room } from './bulkhead.ts'

/** Slots by kind of call, so that one hanging kind leaves the others their slots. */
const rooms: Readonly<Record<CallKind, Room>> = {
  login: { calls: 32, queue: 64 },
  'health-check': { calls: 64, queue: 128 },
  money: { calls: 32, queue: 64 },
  game: { calls: 32, queue: 32 },
  member: { calls: 64, queue: 128 },
  guest: { calls: 48, queue: 96 },
}

/** Connections to the backend for all kinds except money. */
export const SHARED_CALLS = Object.entries(rooms)
  .filter(([kind]) => kind !== ('money' satisfies CallKind))
  .reduce((sum, [, { calls }]) => sum + calls, 0)
export const MONEY_CALLS = rooms.money.calls

type Options = {
  readonly hasBreakers: boolean
  /** Called for each refused call. */
  readonly onRefusal: (kind: CallKind, reason: string) => void
}

/**
 * Limits the calls to the backend: a bulkhead per kind of call, shared fairly between clients, and a circuit breaker
 * per operation.
 */
export function createCallLimits({ hasBreakers, onRefusal }: Options): CallLimits {
  const bulkheads = Object.fromEntries(
    Object.entries(rooms).map(([kind, room]) => [kind, createBulkhead(room)]),
  ) as Record<CallKind, ReturnType<typeof createBulkhead>>
  const breakers = new Map<string, Breaker>()
  const breakerFor = (operation: string): Breaker => {
    const cached = breakers.get(operation)
    if (cached !== undefined) return cached
    const breaker = hasBreakers ? createBreaker() : noBreaker
    breakers.set(operation, breaker)
    return breaker
  }
  return async ({ kind, operation, clientAddress, session }, send) => {
    const networks = clientAddress === null ? [] : clientNetworks(clientAddress)
    const sessionLimits = session === null ? [] : [{ name: session, factor: 1 }]
    const clients = [...networks, ...sessionLimits]
    // A breaker counts clients that differ: the holder of a /48 has many addresses.
    const distinct = [...networks.slice(-1), ...sessionLimits].map(({ name }) => name)
    const bulkhead = bulkheads[kind]
    try {
      const breaker = breakerFor(operation)
      breaker.assertClosed(distinct)
      const turn = bulkhead.enter(clients)
      if (turn !== null) await turn
      try {
        return await breaker.run(distinct, send)
      } finally {
        bulkhead.leave(clients)
      }
    } catch (error) {
      if (error instanceof CallRefused) onRefusal(kind, error.message)
      throw error
    }
  }
}

const noBreaker: Breaker = {
  assertClosed: () => undefined,
  run: (_, send) => send(() => undefined),
}
