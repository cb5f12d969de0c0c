import type { CallKind, CallLimits } from '../ports/ports.ts'
import { clientNetworks } from '../http/client-address.ts'
import { CallRefusedError } from './backend-errors.ts'
import { createBreaker } from './breaker.ts'
import type { Breaker } from './breaker.ts'
import { createBulkhead } from './bulkhead.ts'
import type { Slots } from './bulkhead.ts'

/** Slots by kind of call, so that one hanging kind leaves the others their slots. */
const slotsByKind: Readonly<Record<CallKind, Slots>> = {
  login: { calls: 32, queue: 64 },
  'health-check': { calls: 64, queue: 128 },
  money: { calls: 32, queue: 64 },
  game: { calls: 32, queue: 32 },
  member: { calls: 64, queue: 128 },
  guest: { calls: 48, queue: 96 },
}

/** Connections to the backend for all kinds except money. */
export const SHARED_CALLS = Object.entries(slotsByKind)
  .filter(([kind]) => kind !== ('money' satisfies CallKind))
  .reduce((sum, [, { calls }]) => sum + calls, 0)
export const MONEY_CALLS = slotsByKind.money.calls

type CallLimitOptions = {
  readonly hasBreakers: boolean
  /** Runs for each refused call. */
  readonly onRefusal: (kind: CallKind, reason: string) => void
}

/**
 * Limits the calls to the backend: a bulkhead per kind of call, shared fairly between clients, and a circuit breaker
 * per operation.
 */
export function createCallLimits({ hasBreakers, onRefusal }: CallLimitOptions): CallLimits {
  const bulkheads = Object.fromEntries(
    Object.entries(slotsByKind).map(([kind, slots]) => [kind, createBulkhead(slots)]),
  ) as Record<CallKind, ReturnType<typeof createBulkhead>>
  const breakers = new Map<string, Breaker>()
  const breakerOf = (operation: string): Breaker => {
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
    // The breaker counts only the widest network: the holder of a /48 has many addresses.
    const distinctClients = [...networks.slice(-1), ...sessionLimits].map(({ name }) => name)
    const bulkhead = bulkheads[kind]
    try {
      const breaker = breakerOf(operation)
      breaker.assertClosed(distinctClients)
      const slot = bulkhead.enter(clients)
      if (slot !== null) await slot
      try {
        return await breaker.run(distinctClients, send)
      } finally {
        bulkhead.leave(clients)
      }
    } catch (error) {
      if (error instanceof CallRefusedError) onRefusal(kind, error.message)
      throw error
    }
  }
}

const noBreaker: Breaker = {
  assertClosed: () => undefined,
  run: (_, send) => send(() => undefined),
}
