import { Worker } from 'node:worker_threads'
import { StoreUnavailable } from '../store-unavailable.ts'
import type { OperationName, Operations } from './operations.ts'
import { now } from './protocol.ts'
import type { Ask, Reply, WorkerData } from './protocol.ts'

const CALL_TIMEOUT_MS = 1_000
const OPEN_TIMEOUT_MS = 5_000
const CLOSE_TIMEOUT_MS = 2_000
const RESTART_DELAY_MS = 1_000
const MAX_CALLS = 1_024

type Call = {
  resolve(given: unknown): void
  reject(error: Error): void
}

export type WorkerClient = {
  /**
   * Has the worker perform an operation.
   * @throws StoreUnavailable when it fails, takes more than a second, or too many calls wait
   */
  call<Name extends OperationName>(
    name: Name,
    ...taken: Parameters<Operations[Name]>
  ): Promise<ReturnType<Operations[Name]>>
  close(): Promise<void>
}

/**
 * The thread that holds the SQLite file, so that no lock and no disk stops the event loop. A thread
 * that ends by itself is started again.
 * @throws Error with the reason when the file cannot be opened
 */
export async function startWorker(data: WorkerData): Promise<WorkerClient> {
  const calls = new Map<number, Call>()
  let lastId = 0
  let isClosed = false
  let worker: Worker | null = await openWorker(data)
  watch(worker)

  function watch(opened: Worker): void {
    worker = opened
    opened.on('message', (reply: Reply) => {
      if (typeof reply === 'string' || 'unusable' in reply) return
      const call = calls.get(reply.id)
      if ('failure' in reply) call?.reject(new StoreUnavailable(reply.failure))
      else call?.resolve(reply.given)
    })
    // Without a listener an error of the thread would end this one, too; `exit` follows it.
    opened.on('error', () => undefined)
    opened.on('exit', () => {
      worker = null
      for (const call of calls.values()) call.reject(new StoreUnavailable('its thread has ended'))
      if (!isClosed) setTimeout(restart, RESTART_DELAY_MS).unref()
    })
  }
  function restart(): void {
    if (isClosed) return
    openWorker(data).then(watch, () => setTimeout(restart, RESTART_DELAY_MS).unref())
  }

  return {
    call: async (name, ...taken) => {
      if (worker === null) throw new StoreUnavailable('its file is not open')
      if (calls.size >= MAX_CALLS) throw new StoreUnavailable('too many calls wait')
      const id = (lastId += 1)
      const ask: Ask = { id, name, taken, deadline: now() + CALL_TIMEOUT_MS }
      worker.postMessage(ask)
      let timer: NodeJS.Timeout | undefined
      try {
        return await new Promise<ReturnType<Operations[typeof name]>>((resolve, reject) => {
          const giveUp = () => {
            reject(new StoreUnavailable(`no answer within ${CALL_TIMEOUT_MS} ms`))
          }
          // An answer may be there already when this thread itself was busy for so long.
          timer = setTimeout(() => setImmediate(giveUp), CALL_TIMEOUT_MS)
          calls.set(id, { resolve, reject })
        })
      } finally {
        clearTimeout(timer)
        calls.delete(id)
      }
    },
    close: async () => {
      isClosed = true
      const closing = worker
      if (closing === null) return
      closing.postMessage('close')
      await within(CLOSE_TIMEOUT_MS, once(closing, 'exit')).catch(() => closing.terminate())
    },
  }
}

async function openWorker(data: WorkerData): Promise<Worker> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: data })
  try {
    const reply = await within(OPEN_TIMEOUT_MS, firstReply(worker))
    if (typeof reply === 'object' && 'unusable' in reply) throw new Error(reply.unusable)
    return worker
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

const once = (worker: Worker, event: 'exit'): Promise<void> =>
  new Promise((resolve) => void worker.once(event, () => resolve()))

const firstReply = (worker: Worker): Promise<Reply> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('its thread has ended')))
  })

async function within<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
