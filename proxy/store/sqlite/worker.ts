import { parentPort, workerData } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { StoreFaultError } from '../shared/store-errors.ts'
import { reasonOf, readFileState } from './database-file.ts'
import { identityPath } from './identity-file.ts'
import { openStoreFile } from './opening.ts'
import type { OpenStore } from './opening.ts'
import type { StoreCall, WorkerCommand, OpeningStep, Reply, WorkerData } from './protocol.ts'
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
  let { expectedStore } = data
  let openedStore: { readonly store: OpenStore; readonly server: StoreServer } | null = null
  let isClosed = false
  let retryTimer: NodeJS.Timeout | undefined
  let opening: Promise<void>

  const reportFault = (reason: string): void =>
    reports.reportOnce(reason, { kind: 'fault', reason, wasOpen: openedStore !== null })

  function scheduleRetry(refusedSignature: string | null): void {
    retryTimer = setTimeout(() => {
      if (refusedSignature !== null && signatureOf(file) === refusedSignature)
        scheduleRetry(refusedSignature)
      else opening = open()
    }, RETRY_MS)
  }

  async function open(): Promise<void> {
    // The signature is read first, so that a change during the check triggers another one.
    const checkedSignature = signatureOf(file)
    try {
      const { reportStep, reportNote } = reports
      const store = await openStoreFile({ ...data, expectedStore }, { reportStep, reportNote })
      if (isClosed) {
        store.database.close()
        return
      }
      openedStore = { store, server: serve(store, file, reply, reportFault) }
      reports.forgetFault()
      reply({ kind: 'ready', store: store.guard.knownStore() })
    } catch (error) {
      const isRefused = error instanceof StoreFaultError
      const reason = reasonOf(error)
      if (isRefused) reportFault(reason)
      else
        reports.reportOnce(`${file} cannot be opened now: ${reason}.`, {
          kind: 'cannot-open',
          reason,
        })
      if (!isClosed) scheduleRetry(isRefused ? checkedSignature : null)
    }
  }

  function closeFile(): void {
    expectedStore = openedStore?.store.guard.knownStore() ?? expectedStore
    openedStore?.server.close()
    openedStore = null
  }

  function close(): void {
    isClosed = true
    clearTimeout(retryTimer)
    closeFile()
    port.close()
  }

  function reopen(): void {
    clearTimeout(retryTimer)
    opening = opening.then(() => {
      closeFile()
      return open()
    })
  }

  port.on('message', (message: StoreCall | WorkerCommand) => {
    if (message === 'close') close()
    else if (message === 'reopen') reopen()
    else if (openedStore === null) {
      reply({ kind: 'failure', id: message.id, reason: reports.lastFault() })
    } else {
      openedStore.server.handle(message)
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
      if (step !== lastStep) reply({ kind: 'step', step })
      lastStep = step
    },
    reportNote: (sentence: string): void => reply({ kind: 'note', sentence }),
    reportOnce: (reason: string, message: Reply): void => {
      if (reason !== lastFault) reply(message)
      lastFault = reason
    },
  }
}

/** The state of the store's files as text; a refused store is checked again when it changes. */
function signatureOf(file: string): string | null {
  try {
    return [file, `${file}-wal`, identityPath(file)]
      .map((path) => readFileState(path))
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
