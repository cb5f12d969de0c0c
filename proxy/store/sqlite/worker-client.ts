import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { beginWait } from '../shared/request-wait.ts'
import { StoreUnavailableError, UnexpectedStoreError } from '../shared/store-errors.ts'
import type { Operations, StoreCalls } from '../shared/operations.ts'
import type { KnownStore } from './identity-file.ts'
import { sharedNow } from './protocol.ts'
import type { StoreCall, WorkerCommand, Reply, WorkerData } from './protocol.ts'

const WAITING_NOTE_MS = 3_000
const CLOSE_TIMEOUT_MS = 2_000
const RESTART_DELAY_MS = 1_000
const MAX_CALLS = 1_024

type PendingCall = {
  resolve(result: unknown): void
  reject(error: Error): void
}

export type StoreThread = StoreCalls & {
  isOpen(): boolean
  close(): Promise<void>
}

export type WorkerEvents = {
  onReady(store: KnownStore): void
  /** The store must not be used: this process must close every connection. */
  onFault(reason: string): void
  /** The file is not open yet; with the reason. */
  onWaiting(reason: string): void
  onNote(reason: string): void
}

/**
 * The thread that owns the SQLite file, so that locks and disk never block the event loop. Restarts a thread that
 * ends. Resolves when the file is open or must not be used.
 * @param signal aborts opening
 * @throws Error with the reason when the file cannot be opened
 */
export async function startWorker(
  data: Omit<WorkerData, 'expectedStore'>,
  events: WorkerEvents,
  signal: AbortSignal,
): Promise<StoreThread> {
  const calls = new Map<number, PendingCall>()
  let lastId = 0
  let isClosed = false
  let isOpen = false
  let fault: string | null = null
  let knownStore: KnownStore | null = null
  let worker: Worker | null = null
  const send = (message: StoreCall | WorkerCommand) => worker?.postMessage(message)

  const receive = (reply: Reply) => {
    if (reply.kind === 'ready') {
      fault = null
      isOpen = true
      knownStore = reply.store
      events.onReady(reply.store)
    } else if (reply.kind === 'fault') {
      fault = reply.reason
      isOpen = false
      events.onFault(reply.reason)
      if (reply.wasOpen) send('reopen')
    } else if (reply.kind === 'cannot-open') {
      fault = null
      isOpen = false
      events.onWaiting(`${data.file} cannot be opened now: ${reply.reason}.`)
    } else if (reply.kind === 'note') {
      events.onNote(reply.sentence)
    } else if (reply.kind === 'failure') {
      calls.get(reply.id)?.reject(refusalError(reply.reason))
    } else if (reply.kind === 'result') {
      calls.get(reply.id)?.resolve(reply.result)
    }
  }
  const refusalError = (reason: string) =>
    fault === null ? new StoreUnavailableError(reason) : new UnexpectedStoreError(fault)

  async function start(): Promise<void> {
    const { openedWorker, openingReply } = await openWorker(
      { ...data, expectedStore: knownStore },
      events,
      signal,
    )
    worker = openedWorker
    // This reply is handled before the next turn of the event loop brings others.
    receive(openingReply)
    openedWorker.on('message', receive)
    // An unhandled thread error would end this process; `exit` follows.
    openedWorker.on('error', () => undefined)
    openedWorker.on('exit', () => {
      worker = null
      isOpen = false
      for (const call of calls.values()) call.reject(refusalError('its thread has ended'))
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
      if (fault !== null) throw new UnexpectedStoreError(fault)
      if (worker === null) throw new StoreUnavailableError('its file is not open')
      if (calls.size >= MAX_CALLS) throw new StoreUnavailableError('too many calls wait')
      const id = (lastId += 1)
      const wait = beginWait()
      send({ id, name, args, deadline: sharedNow() + wait.ms })
      let timer: NodeJS.Timeout | undefined
      try {
        return await new Promise<ReturnType<Operations[typeof name]>>((resolve, reject) => {
          const giveUp = () => {
            reject(new StoreUnavailableError(`no answer within ${Math.round(wait.ms)} ms`))
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
    close: async () => {
      isClosed = true
      const closingWorker = worker
      if (closingWorker === null) return
      closingWorker.postMessage('close' satisfies WorkerCommand)
      const timeout = { signal: AbortSignal.timeout(CLOSE_TIMEOUT_MS) }
      await once(closingWorker, 'exit', timeout).catch(() => closingWorker.terminate())
    },
  }
}

type OpeningReply = Extract<Reply, { kind: 'ready' | 'fault' }>

async function openWorker(
  data: WorkerData,
  events: WorkerEvents,
  signal: AbortSignal,
): Promise<{ readonly openedWorker: Worker; readonly openingReply: OpeningReply }> {
  const worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), {
    workerData: data,
  })
  const startedAt = performance.now()
  let step = 'starting its thread'
  const noteTimer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    events.onWaiting(`The store ${data.file} is not open after ${seconds} s: ${step}.`)
  }, WAITING_NOTE_MS)
  const abort = () => void worker.terminate()
  signal.addEventListener('abort', abort)
  try {
    return await new Promise((resolve, reject) => {
      const handleReply = (reply: Reply) => {
        if (reply.kind === 'step') ({ step } = reply)
        else if (reply.kind === 'note') events.onNote(reply.sentence)
        else if (reply.kind === 'cannot-open') reject(new Error(reply.reason))
        else if (reply.kind === 'ready' || reply.kind === 'fault') {
          worker.off('message', handleReply)
          resolve({ openedWorker: worker, openingReply: reply })
        }
      }
      worker.on('message', handleReply)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('its thread has ended')))
    })
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    clearInterval(noteTimer)
    signal.removeEventListener('abort', abort)
  }
}
