import { parentPort, workerData } from 'node:worker_threads'
import { StoreFault } from '../shared/store-errors.ts'
import { reasonOf, stateOf } from './database-file.ts'
import { identityPath } from './identity-file.ts'
import { openStoreFile } from './opening.ts'
import type { OpenStore } from './opening.ts'
import type { Ask, Command, OpeningStep, Reply, WorkerData } from './protocol.ts'
import { serve } from './serving.ts'
import type { StoreServer } from './serving.ts'

const RETRY_MS = 500

const data = workerData as WorkerData
const { file } = data
const reply = (message: Reply) => parentPort?.postMessage(message)

let { keys, expected } = data
let openedStore: { readonly store: OpenStore; readonly serving: StoreServer } | null = null
let lastFault = ''
let isClosed = false
let retry: NodeJS.Timeout | undefined
let opening: Promise<void>

let lastStep: OpeningStep | null = null
const step = (next: OpeningStep) => {
  if (next !== lastStep) reply({ step: next })
  lastStep = next
}
const note = (reason: string) => reply({ note: reason })

const refuse = (reason: string, message: Reply) => {
  if (reason !== lastFault) reply(message)
  lastFault = reason
}
const reportFault = (reason: string) =>
  refuse(reason, { fault: reason, wasOpen: openedStore !== null })

/** State of the files; a refused store is checked again when it changes. */
function signature(): string | null {
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

function plan(refusedSignature: string | null): void {
  retry = setTimeout(() => {
    if (refusedSignature !== null && signature() === refusedSignature) plan(refusedSignature)
    else opening = open()
  }, RETRY_MS)
}

async function open(): Promise<void> {
  // Taken before the check, so that a change during the check triggers another one.
  const checked = signature()
  try {
    const store = await openStoreFile({ ...data, keys, expected }, { step, note })
    if (isClosed) {
      store.database.close()
      return
    }
    openedStore = { store, serving: serve(store, file, reply, reportFault) }
    lastFault = ''
    reply({ ready: store.guard.known() })
  } catch (error) {
    const isRefused = error instanceof StoreFault
    const reason = reasonOf(error)
    if (isRefused) reportFault(reason)
    else refuse(`${file} cannot be opened now: ${reason}.`, { shut: reason })
    if (!isClosed) plan(isRefused ? checked : null)
  }
}

function closeFile(): void {
  expected = openedStore?.store.guard.known() ?? expected
  openedStore?.serving.close()
  openedStore = null
}

parentPort?.on('message', (message: Ask | Command) => {
  if (message === 'close') {
    isClosed = true
    clearTimeout(retry)
    closeFile()
    parentPort?.close()
  } else if (message === 'reopen' || 'keys' in message) {
    if (typeof message === 'object') ({ keys } = message)
    clearTimeout(retry)
    opening = opening.then(() => {
      closeFile()
      return open()
    })
  } else if (openedStore === null) {
    reply({ id: message.id, failure: lastFault })
  } else {
    openedStore.serving.take(message)
  }
})

opening = open()
