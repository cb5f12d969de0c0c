import { parentPort, workerData } from 'node:worker_threads'
import { stateOf } from './file-watch.ts'
import { identityPath } from './identity-file.ts'
import type { KnownStore } from './identity-file.ts'
import { openStoreFile } from './opening.ts'
import type { WorkerData } from './worker-data.ts'
import type { OpeningStep } from './opening.ts'
import type { Ask, Command, Reply } from './protocol.ts'
import { serve } from './serving.ts'
import type { Serving } from './serving.ts'
import { reasonOf } from './sqlite-errors.ts'
import { StoreFault } from '../shared/store-fault.ts'

const RETRY_MS = 500

const data = workerData as WorkerData
const { file } = data
const reply = (message: Reply) => parentPort?.postMessage(message)

let { keys } = data
let expected: KnownStore | null = data.expected
let serving: Serving | null = null
let readIdentity: (() => KnownStore) | null = null
let lastFault = ''
let isClosed = false
let retry: NodeJS.Timeout | null = null
let opening: Promise<void>

let lastStep: OpeningStep | null = null
const step = (next: OpeningStep) => {
  if (next !== lastStep) reply({ step: next })
  lastStep = next
}

const reportFault = (reason: string) => {
  if (reason !== lastFault) reply({ fault: reason, wasOpen: serving !== null })
  lastFault = reason
}

const reportShut = (reason: string) => {
  if (reason !== lastFault) reply({ shut: reason })
  lastFault = reason
}

/** What must change before a refused store is checked again. */
const signature = (): string =>
  [file, `${file}-wal`, identityPath(file)]
    .map((path) => stateOf(path))
    .map((state) => {
      // An empty log comes and goes with each check.
      const isNothing = state === null || state.size === 0n
      return isNothing ? '-' : `${state.dev} ${state.ino} ${state.size} ${state.ctimeNs}`
    })
    .join()

function isUnchanged(refused: string): boolean {
  try {
    return signature() === refused
  } catch {
    return false
  }
}

function plan(refused: string | null): void {
  retry = setTimeout(() => {
    if (refused !== null && isUnchanged(refused)) plan(refused)
    else opening = open(false)
  }, RETRY_MS)
}

async function open(isFirst: boolean): Promise<void> {
  let looked: string | null = null
  try {
    // Taken before the check, so that a change during the check triggers another one.
    looked = signature()
    const note = (reason: string) => reply({ note: reason })
    const store = await openStoreFile({ ...data, keys, expected }, { step, note })
    if (isClosed) {
      store.database.close()
      return
    }
    readIdentity = store.guard.known
    serving = serve(store, file, reply, reportFault)
    lastFault = ''
    reply({ ready: readIdentity() })
  } catch (error) {
    const isRefused = error instanceof StoreFault
    if (isFirst && !isRefused) {
      reply({ unusable: reasonOf(error) })
      parentPort?.close()
      return
    }
    if (isRefused) reportFault(error.message)
    else reportShut(`${file} cannot be opened now: ${reasonOf(error)}.`)
    if (!isClosed) plan(isRefused ? looked : null)
  }
}

function closeFile(): void {
  expected = readIdentity?.() ?? expected
  serving?.close()
  serving = null
  readIdentity = null
}

parentPort?.on('message', (message: Ask | Command) => {
  if (message === 'close') {
    isClosed = true
    if (retry !== null) clearTimeout(retry)
    closeFile()
    parentPort?.close()
  } else if (message === 'reopen' || 'keys' in message) {
    if (typeof message === 'object') ({ keys } = message)
    if (retry !== null) clearTimeout(retry)
    opening = opening.then(() => {
      closeFile()
      return open(false)
    })
  } else if (serving === null) {
    reply({ id: message.id, failure: lastFault })
  } else {
    serving.take(message)
  }
})

opening = open(true)
