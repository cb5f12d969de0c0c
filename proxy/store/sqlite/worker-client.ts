import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { beginWait } from '../shared/request-wait.ts'
import { StoreUnavailable, UnexpectedStore } from '../shared/store-errors.ts'
import type { Operations, StoreCalls } from '../shared/operations.ts'
import type { KnownStore } from './identity-file.ts'
import { now } from './protocol.ts'
import type { StoreCall, Command, Reply, WorkerData } from './protocol.ts'

const WAITING_NOTE_MS = 3_000
const CLOSE_TIMEOUT_MS = 2_000
const RESTART_DELAY_MS = 1_000
const MAX_CALLS = 1_024

type Call = {
  resolve(result: unknown): void
  reject(error: Error): void
}

export type StoreThread = StoreCalls & {
  isOpen(): boolean
  useKeys(keys: readonly Uint8Array[]): void
  close(): Promise<void>
}

export type WorkerEvents = {
  ready(store: KnownStore): void
  /** The store must not be used: this process must close every connection. */
  fault(reason: string): void
  /** The file is not open yet; with the reason. */
  waiting(reason: string): void
  note(reason: string): void
}

/**
 * The thread that owns the SQLite file, so that locks and disk never block the event loop. Restarts a thread that
 * ends. Resolves when the file is open or must not be used.
 * @param signal aborts opening
 * @throws Error with the reason when the file cannot be opened
 */
export async function startWorker(
  data: Omit<WorkerData, 'expected'>,
  events: WorkerEvents,
  signal: AbortSignal,
): Promise<StoreThread> {
  const calls = new Map<number, Call>()
  let lastId = 0
  let { keys } = data
  let isClosed = false
  let isOpen = false
  let fault: string | null = null
  let identity: KnownStore | null = null
  let worker: Worker | null = null
  const send = (message: StoreCall | Command) => worker?.postMessage(message)

  const receive = (reply: Reply) => {
    if ('ready' in reply) {
      fault = null
      isOpen = true
      identity = reply.ready
      events.ready(reply.ready)
    } else if ('fault' in reply) {
      ;({ fault } = reply)
      isOpen = false
      events.fault(reply.fault)
      if (reply.wasOpen) send('reopen')
    } else if ('shut' in reply) {
      fault = null
      isOpen = false
      events.waiting(`${data.file} cannot be opened now: ${reply.shut}.`)
    } else if ('note' in reply) {
      events.note(reply.note)
    } else if ('id' in reply) {
      const call = calls.get(reply.id)
      if ('failure' in reply) call?.reject(refusal(reply.failure))
      else call?.resolve(reply.result)
    }
  }
  const refusal = (reason: string) =>
    fault === null ? new StoreUnavailable(reason) : new UnexpectedStore(fault)

  async function start(): Promise<void> {
    const { openedWorker, first } = await openWorker(
      { ...data, keys, expected: identity },
      events,
      signal,
    )
    worker = openedWorker
    // Before the next turn of the event loop, when more may arrive.
    receive(first)
    openedWorker.on('message', receive)
    // An unhandled thread error would end this process; `exit` follows.
    openedWorker.on('error', () => undefined)
    openedWorker.on('exit', () => {
      worker = null
      isOpen = false
      for (const call of calls.values()) call.reject(refusal('its thread has ended'))
      if (!isClosed) setTimeout(restart, RESTART_DELAY_MS).unref()
    })
  }
  function restart(): void {
    if (isClosed) return
    start().catch(() => setTimeout(restart, RESTART_DELAY_MS).unref())
  }
  await start()

  return {
    isOpen: () => isOpen,
    call: async (name, ...args) => {
      if (fault !== null) throw new UnexpectedStore(fault)
      if (worker === null) throw new StoreUnavailable('its file is not open')
      if (calls.size >= MAX_CALLS) throw new StoreUnavailable('too many calls wait')
      const id = (lastId += 1)
      const wait = beginWait()
      send({ id, name, args, deadline: now() + wait.ms })
      let timer: NodeJS.Timeout | undefined
      try {
        return await new Promise<ReturnType<Operations[typeof name]>>((resolve, reject) => {
          const giveUp = () => {
            reject(new StoreUnavailable(`no answer within ${Math.round(wait.ms)} ms`))
          }
          // The answer may have arrived while this thread was busy.
          timer = setTimeout(() => setImmediate(giveUp), wait.ms)
          calls.set(id, { resolve, reject })
        })
      } finally {
        clearTimeout(timer)
        calls.delete(id)
        wait.end()
      }
    },
    useKeys: (newKeys) => {
      keys = newKeys
      send({ keys })
    },
    close: async () => {
      isClosed = true
      const closing = worker
      if (closing === null) return
      closing.postMessage('close' satisfies Command)
      const isLate = { signal: AbortSignal.timeout(CLOSE_TIMEOUT_MS) }
      await once(closing, 'exit', isLate).catch(() => closing.terminate())
    },
  }
}

type First = Extract<Reply, { ready: unknown } | { fault: unknown }>

async function openWorker(
  data: WorkerData,
  events: WorkerEvents,
  signal: AbortSignal,
): Promise<{ readonly openedWorker: Worker; readonly first: First }> {
  const worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), {
    workerData: data,
  })
  const begun = performance.now()
  let step = 'starting its thread'
  const waiting = setInterval(() => {
    const seconds = Math.round((performance.now() - begun) / 1_000)
    events.waiting(`The store ${data.file} is not open after ${seconds} s: ${step}.`)
  }, WAITING_NOTE_MS)
  const abort = () => void worker.terminate()
  signal.addEventListener('abort', abort)
  try {
    return await new Promise((resolve, reject) => {
      const follow = (reply: Reply) => {
        if ('step' in reply) ({ step } = reply)
        else if ('note' in reply) events.note(reply.note)
        else if ('shut' in reply) reject(new Error(reply.shut))
        else if ('ready' in reply || 'fault' in reply) {
          worker.off('message', follow)
          resolve({ openedWorker: worker, first: reply })
        }
      }
      worker.on('message', follow)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('its thread has ended')))
    })
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    clearInterval(waiting)
    signal.removeEventListener('abort', abort)
  }
}
