import type { ClientNetwork } from '../http/client-address.ts'
import { CallRefusedError } from './backend-errors.ts'

export type Slots = {
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
   * Takes a slot for a call: at once (null), or when the promise resolves. The promise rejects with CallRefusedError
   * after `MAX_WAIT_MS`.
   * @throws CallRefusedError when too many calls wait
   */
  enter(clients: readonly ClientNetwork[]): Promise<void> | null
  leave(clients: readonly ClientNetwork[]): void
}

type QueuedCall = { readonly clients: readonly ClientNetwork[]; readonly start: () => void }

/** Limits the calls of one kind: how many run, how many wait, and for how long. */
export function createBulkhead({ calls, queue }: Slots): Bulkhead {
  const runningCounts = countByClient(calls)
  const queuedCounts = countByClient(queue)
  const queuedCalls: QueuedCall[] = []
  let runningCount = 0

  const startCall = (clients: readonly ClientNetwork[]) => {
    runningCount += 1
    runningCounts.add(clients, 1)
  }
  const leave = (clients: readonly ClientNetwork[]) => {
    runningCount -= 1
    runningCounts.add(clients, -1)
    if (queuedCalls.length === 0) return
    const nextIndex = queuedCalls.findIndex((queuedCall) =>
      runningCounts.hasRoom(queuedCall.clients),
    )
    if (nextIndex >= 0) queuedCalls.splice(nextIndex, 1)[0]?.start()
  }
  const wait = (clients: readonly ClientNetwork[]) =>
    new Promise<void>((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer)
        queuedCounts.add(clients, -1)
      }
      const queuedCall: QueuedCall = {
        clients,
        start: () => {
          leaveQueue()
          startCall(clients)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        queuedCalls.splice(queuedCalls.indexOf(queuedCall), 1)
        leaveQueue()
        reject(new CallRefusedError('waited too long', RETRY_AFTER_SECONDS))
      }, MAX_WAIT_MS)
      queuedCounts.add(clients, 1)
      queuedCalls.push(queuedCall)
    })
  return {
    enter: (clients) => {
      if (runningCount < calls && runningCounts.hasRoom(clients)) {
        startCall(clients)
        return null
      }
      if (queuedCalls.length < queue && queuedCounts.hasRoom(clients)) return wait(clients)
      throw new CallRefusedError('too many wait', RETRY_AFTER_SECONDS)
    },
    leave,
  }
}

function countByClient(slots: number) {
  const counts = new Map<string, number>()
  return {
    hasRoom: (clients: readonly ClientNetwork[]) =>
      clients.every(
        ({ name, factor }) =>
          (counts.get(name) ?? 0) < Math.ceil(slots * (1 - LEFT_TO_OTHERS / factor)),
      ),
    add: (clients: readonly ClientNetwork[], change: 1 | -1) => {
      for (const { name } of clients) {
        const count = (counts.get(name) ?? 0) + change
        if (count === 0) counts.delete(name)
        else counts.set(name, count)
      }
    },
  }
}
