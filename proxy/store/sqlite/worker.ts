import { parentPort, workerData } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { StoreFault } from '../shared/store-errors.ts'
import { reasonOf, stateOf } from './database-file.ts'
import { identityPath } from './identity-file.ts'
import { openStoreFile } from './opening.ts'
import type { OpenStore } from './opening.ts'
import type { StoreCall, Command, OpeningStep, Reply, WorkerData } from './protocol.ts'
import { serve } from './serving.ts'
import type { StoreServer } from './serving.ts'

const RETRY_MS = 500

/**
 * Runs the SQLite store in a thread: opens its file, answers the calls of the main thread from it, and reports why
 * there is none. Tries again until the file opens; a refused one only after it has changed.
 */
function runStore(data: WorkerData, port: MessagePort): void {
  const { file } = data
  const reply = (message: Reply): void => port.postMessage(message)
  const reports = createReports(reply)
  let { keys, expected } = data
  let openedStore: { readonly store: OpenStore; readonly serving: StoreServer } | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  let opening: Promise<void>

  const reportFault = (reason: string): void =>
    reports.reportOnce(reason, { fault: reason, wasOpen: openedStore !== null })

  function scheduleRetry(refusedSignature: string | null): void {
    retry = setTimeout(() => {
      if (refusedSignature !== null && signatureOf(file) === refusedSignature)
        scheduleRetry(refusedSignature)
      else opening = open()
    }, RETRY_MS)
  }

  async function open(): Promise<void> {
    // Taken before the check, so that a change during the check triggers another one.
    const checked = signatureOf(file)
    try {
      const { reportStep, reportNote } = reports
      const store = await openStoreFile({ ...data, keys, expected }, { reportStep, reportNote })
      if (isClosed) {
        store.database.close()
        return
      }
      openedStore = { store, serving: serve(store, file, reply, reportFault) }
      reports.forgetFault()
      reply({ ready: store.guard.known() })
    } catch (error) {
      const isRefused = error instanceof StoreFault
      const reason = reasonOf(error)
      if (isRefused) reportFault(reason)
      else reports.reportOnce(`${file} cannot be opened now: ${reason}.`, { shut: reason })
      if (!isClosed) scheduleRetry(isRefused ? checked : null)
    }
  }

  function closeFile(): void {
    expected = openedStore?.store.guard.known() ?? expected
    openedStore?.serving.close()
    openedStore = null
  }

  function close(): void {
    isClosed = true
    clearTimeout(retry)
    closeFile()
    port.close()
  }

  function reopen(): void {
    clearTimeout(retry)
    opening = opening.then(() => {
      closeFile()
      return open()
    })
  }

  port.on('message', (message: StoreCall | Command) => {
    if (message === 'close') close()
    else if (message === 'reopen') reopen()
    else if ('keys' in message) {
      ;({ keys } = message)
      reopen()
    } else if (openedStore === null) {
      reply({ id: message.id, failure: reports.lastFault() })
    } else {
      openedStore.serving.take(message)
    }
  })

  opening = open()
}

/** Reports to the main thread, which needs no step and no fault twice in a row. */
function createReports(reply: (message: Reply) => void) {
  let lastStep: OpeningStep | null = null
  let lastFault = ''
  return {
    lastFault: () => lastFault,
    forgetFault: () => void (lastFault = ''),
    reportStep: (step: OpeningStep): void => {
      if (step !== lastStep) reply({ step })
      lastStep = step
    },
    reportNote: (reason: string): void => reply({ note: reason }),
    reportOnce: (reason: string, message: Reply): void => {
      if (reason !== lastFault) reply(message)
      lastFault = reason
    },
  }
}

/** State of the files; a refused store is checked again when it changes. */
function signatureOf(file: string): string | null {
  try {
    return [file, `${file}-wal`, identityPath(file)]
      .map((path) => stateOf(path))
      .map((state) => {
        // An empty log comes and goes with each check.
        const isNothing = state === null || state.size === 0n
        return isNothing ? '-' : `${state.dev} ${state.ino} ${state.size} ${state.ctimeNs}`
      })
      .join()
  } catch {
    return null
  }
}

if (parentPort !== null) runStore(workerData as WorkerData, parentPort)
