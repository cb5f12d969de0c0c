import type { ClientNetwork } from '../http/client-address.ts'
import { CallRefused } from './backend-errors.ts'

export type Room = {
  readonly calls: number
  /** Calls that wait. */
  readonly queue: number
}

/** Share of running and waiting calls that one client leaves to others; a larger network leaves less. */
const LEFT_TO_OTHERS = 0.25
/** Longer waits end with a refusal. */
const MAX_WAIT_MS = 1_000
const RETRY_AFTER_SECONDS = 1

export type Bulkhead = {
  /**
   * Takes a slot for a call: at once (null), or when the promise resolves. The promise rejects with CallRefused after
   * `MAX_WAIT_MS`.
   * @throws CallRefused when too many calls wait
   */
  enter(clients: readonly ClientNetwork[]): Promise<void> | null
  leave(clients: readonly ClientNetwork[]): void
}

type QueuedCall = { readonly clients: readonly ClientNetwork[]; readonly start: () => void }

/** Limits the calls of one kind: how many run, how many wait, and for how long. */
export function createBulkhead({ calls, queue }: Room): Bulkhead {
  const running = countByClient(calls)
  const queued = countByClient(queue)
  const waiting: QueuedCall[] = []
  let active = 0

  const begin = (clients: readonly ClientNetwork[]) => {
    active += 1
    running.add(clients, 1)
  }
  const leave = (clients: readonly ClientNetwork[]) => {
    active -= 1
    running.add(clients, -1)
    if (waiting.length === 0) return
    const next = waiting.findIndex((queuedCall) => running.hasRoom(queuedCall.clients))
    if (next >= 0) waiting.splice(next, 1)[0]?.start()
  }
  const wait = (clients: readonly ClientNetwork[]) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        queued.add(clients, -1)
      }
      const queuedCall: QueuedCall = {
        clients,
        start: () => {
          end()
          begin(clients)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(queuedCall), 1)
        end()
        reject(new CallRefused('waited too long', RETRY_AFTER_SECONDS))
      }, MAX_WAIT_MS)
      queued.add(clients, 1)
      waiting.push(queuedCall)
    })
  return {
    enter: (clients) => {
      if (active < calls && running.hasRoom(clients)) {
        begin(clients)
        return null
      }
      if (waiting.length < queue && queued.hasRoom(clients)) return wait(clients)
      throw new CallRefused('too many wait', RETRY_AFTER_SECONDS)
    },
    leave,
  }
}

function countByClient(places: number) {
  const counts = new Map<string, number>()
  return {
    hasRoom: (clients: readonly ClientNetwork[]) =>
      clients.every(
        ({ name, factor }) =>
          (counts.get(name) ?? 0) < Math.ceil(places * (1 - LEFT_TO_OTHERS / factor)),
      ),
    add: (clients: readonly ClientNetwork[], step: 1 | -1) => {
      for (const { name } of clients) {
        const count = (counts.get(name) ?? 0) + step
        if (count === 0) counts.delete(name)
        else counts.set(name, count)
      }
    },
  }
}
